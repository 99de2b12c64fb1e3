"""The configuration of the server: who wins, what is refused, and that the reference is true."""

import re
from pathlib import Path

import pytest

from penumbra.table import settings
from penumbra.table.settings import BadSettings, Settings, default_store, describe, read

SERVING = Path(__file__).parent.parent.parent / "docs" / "serving.md"


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(text: str, name: str = "penumbra.toml") -> Path:
    path = Path(name)
    path.write_text(text, encoding="utf-8")
    return path


# ── Where a value comes from ────────────────────────────────────────────────────────────────────


def test_nothing_set_gives_the_defaults() -> None:
    found = read(environment={})
    assert (found.host, found.port, found.bot_seconds, found.proxies) == (
        "127.0.0.1",
        8420,
        2.0,
        (),
    )
    assert found == Settings(store=found.store)


def test_the_file_in_the_working_directory_is_read_unasked() -> None:
    write('port = 9000\nbot_seconds = 1\norigins = ["https://club.example"]\n')
    found = read(environment={})
    assert (found.port, found.bot_seconds, found.origins) == (9000, 1.0, ("https://club.example",))


def test_variables_win_over_the_file_and_options_over_both() -> None:
    write("port = 9000\nhistory = 9\nname_length = 9\n")
    found = read(
        environment={"PENUMBRA_PORT": "9001", "PENUMBRA_HISTORY": "10"},
        options={"port": 9002, "history": None},
    )
    assert (found.port, found.history, found.name_length) == (9002, 10, 9)


def test_a_named_file_wins_over_a_variable_that_names_one_and_this_over_the_usual_one() -> None:
    write("port = 1")
    write("port = 2", "two.toml")
    write("port = 3", "three.toml")
    assert read(environment={}).port == 1
    assert read(environment={"PENUMBRA_CONFIG": "two.toml"}).port == 2
    assert read("three.toml", environment={"PENUMBRA_CONFIG": "two.toml"}).port == 3


def test_an_empty_variable_is_not_set() -> None:
    write("port = 9000")
    assert read(environment={"PENUMBRA_PORT": "", "PENUMBRA_CONFIG": ""}).port == 9000


def test_variables_of_other_rooms_and_programs_are_none_of_ours() -> None:
    assert read(environment={"PENUMBRA_LANG": "cs", "PENUMBRAL": "x", "PORT": "x"}) == read(
        environment={}
    )


def test_a_list_in_a_variable_is_separated_by_commas() -> None:
    found = read(environment={"PENUMBRA_PROXIES": "10.0.0.1, 192.168.0.0/16,"})
    assert found.proxies == ("10.0.0.1/32", "192.168.0.0/16")


def test_variables_count_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENUMBRA_PORT", "9007")
    assert read().port == 9007


def test_the_store_lies_in_the_users_data_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    at_home = f"sqlite:///{tmp_path}/.local/share/penumbra/penumbra.db"
    assert read(environment={}).store == at_home
    assert default_store({"XDG_DATA_HOME": "relative"}) == at_home
    elsewhere = read(environment={"XDG_DATA_HOME": "/srv/data"})
    assert elsewhere.store == "sqlite:////srv/data/penumbra/penumbra.db"


# ── What is refused ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("line", "allowed"),
    [
        ("port = 65536", "a whole number from 0 to 65535"),
        ("port = -1", "a whole number"),
        ('port = "8420"', "a whole number"),
        ("port = 8420.0", "a whole number"),
        ("port = true", "a whole number"),
        ("bot_seconds = nan", "a number from 0.05 to 60"),
        ("bot_seconds = inf", "a number"),
        ("people_per_table = 9", "from 10"),
        ("host = ''", "an IP address or a host name"),
        ("host = 'two words'", "an IP address or a host name"),
        ("host = '300.1.1.1'", "an IP address or a host name"),
        ("host = 5", "an IP address or a host name"),
        ("address = 'club.example'", "http:// or https://"),
        ("address = 'ftp://club.example'", "http:// or https://"),
        ("address = 'https://club.example/penumbra'", "without a path"),
        ("address = 'https://me@club.example'", "http:// or https://"),
        ("address = 'https://club.example:99999'", "http:// or https://"),
        ("origins = 'https://club.example'", "a list"),
        ("origins = ['*']", "a list"),
        ("proxies = ['nginx']", "a list of IP addresses"),
        ("store = ''", "sqlite:///FILE or postgresql://"),
        ("store = 'penumbra.db'", "sqlite:///FILE or postgresql://"),
        ("store = 'mysql://localhost/penumbra'", "sqlite:///FILE or postgresql://"),
        ("bots_from = 'my bots'", "a module's name"),
        ("boards = 'nowhere'", "a folder that exists"),
        ("log_format = 'xml'", "json or text"),
        ("log_level = 'loud'", "debug or error or info or warning"),
        ("log_level = 2026-11-16", "debug or error"),
    ],
)
def test_impossible_values_are_refused_with_file_key_value_and_what_is_allowed(
    line: str, allowed: str
) -> None:
    write(line)
    with pytest.raises(BadSettings) as refused:
        read(environment={})
    text = str(refused.value)
    key, value = line.split(" = ")
    assert text.startswith(f"penumbra.toml: “{key}” can't be ")
    assert "2026" in text if "2026" in value else value.strip("'\"[]").lower() in text.lower()
    assert allowed in text


def test_a_bad_value_is_refused_even_where_another_one_wins() -> None:
    write("port = 70000")
    with pytest.raises(BadSettings, match=r"penumbra\.toml: “port”"):
        read(environment={"PENUMBRA_PORT": "9000"})


def test_the_place_of_a_bad_value_is_named_as_the_user_wrote_it() -> None:
    with pytest.raises(BadSettings, match="PENUMBRA_BOT_WORKERS: “bot_workers” can't be 'many'"):
        read(environment={"PENUMBRA_BOT_WORKERS": "many"})
    with pytest.raises(BadSettings, match="--bot-workers: “bot_workers” can't be 0"):
        read(environment={}, options={"bot_workers": 0})


def test_unknown_keys_are_refused_with_the_one_that_was_meant() -> None:
    write("prot = 8420")
    with pytest.raises(BadSettings, match=r"penumbra\.toml: .*“prot”; did you mean “port”\?"):
        read(environment={})
    write("[server]\nport = 8420")
    with pytest.raises(BadSettings, match="there is no setting “server”"):
        read(environment={})
    Path("penumbra.toml").unlink()
    with pytest.raises(BadSettings, match="PENUMBRA_ZZZ: there is no setting “zzz”; there are: ho"):
        read(environment={"PENUMBRA_ZZZ": "1"})


def test_a_file_that_cannot_be_read_is_refused_by_name() -> None:
    with pytest.raises(BadSettings, match=r"missing\.toml: .*No such file.*--config"):
        read("missing.toml", environment={})
    with pytest.raises(BadSettings, match=r"gone\.toml"):
        read(environment={"PENUMBRA_CONFIG": "gone.toml"})
    write("port = = 3")
    with pytest.raises(BadSettings, match=r"penumbra\.toml: this is not valid TOML: .*line 1"):
        read(environment={})
    Path("penumbra.toml").write_bytes(b"host = '\xff'")
    with pytest.raises(BadSettings, match="not valid TOML"):
        read(environment={})


@pytest.mark.parametrize(
    "store",
    [
        "mysql://penumbra:hunter2@localhost/penumbra",
        "postgres://penumbra:hun/ter2:hunter2@localhost/penumbra",
        "mysql://localhost/penumbra?user=x&password=hunter2&y=z",
    ],
)
def test_a_stores_password_is_not_repeated_in_the_error(store: str) -> None:
    with pytest.raises(BadSettings) as refused:
        read(environment={"PENUMBRA_STORE": store})
    assert "hunter2" not in str(refused.value)
    assert "localhost/penumbra" in str(refused.value)
    assert refused.value.__cause__ is None


@pytest.mark.parametrize(
    "store",
    [
        "sqlite:///penumbra.db",
        "sqlite:////var/lib/penumbra/penumbra.db",
        "postgresql://penumbra:secret@db.example:5432/penumbra",
        "postgresql:///penumbra?host=/run/postgresql",
    ],
)
def test_both_kinds_of_store_are_taken(store: str) -> None:
    assert read(environment={"PENUMBRA_STORE": store}).store == store


def test_a_folder_of_boards_is_taken_if_it_is_there() -> None:
    Path("boards").mkdir()
    assert read(environment={"PENUMBRA_BOARDS": "boards"}).boards == "boards"


# ── Addresses ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("host", "port", "address"),
    [
        ("127.0.0.1", 8420, "http://127.0.0.1:8420"),
        ("localhost", 80, "http://localhost"),
        ("::1", 8420, "http://[::1]:8420"),
        ("games.example", 443, "http://games.example:443"),
    ],
)
def test_links_lead_to_host_and_port_unless_an_address_is_set(
    host: str, port: int, address: str
) -> None:
    plain = read(environment={}, options={"host": host, "port": port})
    assert plain.public_address() == address
    named = read(environment={}, options={"host": host, "address": "HTTPS://Club.Example:443/"})
    assert named.public_address() == "https://club.example"


def test_a_free_port_is_named_in_links_once_it_is_known() -> None:
    assert read(environment={}, options={"port": 0}).public_address(49152).endswith(":49152")


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_open_to_the_network_names_an_address_others_can_type(host: str) -> None:
    address = read(environment={}, options={"host": host}).public_address()
    assert re.fullmatch(r"http://([\d.]+|\[[0-9a-f:]+\]):8420", address)
    assert "//0.0.0.0" not in address
    assert "[::]" not in address


def test_the_servers_own_pages_may_always_talk_to_it() -> None:
    found = read(
        environment={},
        options={"address": "https://club.example", "origins": ["https://Friends.example:443"]},
    )
    assert found.allowed_origins() == {
        "https://club.example",
        "https://friends.example",
        "http://127.0.0.1:8420",
        "http://localhost:8420",
        "http://[::1]:8420",
    }
    assert "http://localhost:5000" in read(environment={}).allowed_origins(5000)


def test_a_server_at_a_public_address_takes_no_page_of_localhost() -> None:
    found = read(environment={}, options={"host": "192.0.2.7"})
    assert found.allowed_origins() == {"http://192.0.2.7:8420"}


# ── The reference ───────────────────────────────────────────────────────────────────────────────


def test_every_setting_is_explained() -> None:
    table = describe()
    for name in Settings.__struct_fields__:
        assert re.search(rf"^\| `{name}` \| [^|]+ \| [^|]+ \| [^|]+\. \|$", table, re.M), name


def test_the_reference_in_the_document_is_the_one_made_from_the_struct() -> None:
    document = SERVING.read_text(encoding="utf-8")
    assert settings.describe() in document


def test_every_example_file_in_the_document_is_accepted() -> None:
    examples = re.findall(r"```toml\n(.*?)```", SERVING.read_text(encoding="utf-8"), re.S)
    assert len(examples) >= 2
    for text in examples:
        read(write(text, "example.toml"), environment={})
