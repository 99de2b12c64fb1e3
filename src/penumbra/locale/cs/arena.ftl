### Games in TextArena: what a language model is told of the table at which it plays. Ids and variables:
### see games.ftl. The words “say” and “claim” in brackets are the same in all languages.

arena-prompt = U stolu máš jméno { $name }, hraje se { $game }, u stolu sedí také { $others }. Až budeš na tahu, odpověz jednou z vypsaných voleb v hranatých závorkách, jejím číslem: [1]. V téže odpovědi můžeš promluvit ke všem: [say: vlastní slova], nebo [claim: yes] s jednou z vět níže. Co stojí mimo hranaté závorky, nikdo neslyší. Platí poslední volba v závorkách.
arena-no-act = V odpovědi není žádná volba v hranatých závorkách. Uveď číslo některé z nich, třeba [1].
arena-illegal = [{ $act }] není žádná z vypsaných voleb.
arena-out = { $name }: příliš mnoho neplatných tahů, na tomto místě pokračuje bot.
