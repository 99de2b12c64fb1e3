### Vedle herního plánu v prohlížeči: rozhovor, záznam, tabulka bodů, scény na konci kola a hry.
### Názvy a proměnné: viz games.ftl.

## Rozhovor

talkpage-panel = Chat, průběh a skóre
talkpage-write = Řekni něco…
talkpage-send = Odeslat
talkpage-said = Co zaznělo
talkpage-quiet = Zatím nikdo nic neřekl.
talkpage-listening = Během hry píšou do chatu jen hráči; ty čteš.
talkpage-nameless = Chceš-li psát do chatu, přijď ke stolu pod jménem.
talkpage-left = { $count ->
    [one] zbývá { $count } znak
    [few] zbývají { $count } znaky
    [many] zbývá { $count } znaku
   *[other] zbývá { $count } znaků
}
talkpage-new = Nové zprávy
talkpage-person = { $name }: ztlumit nebo zrušit ztlumení
talkpage-mute = Ztlumit: { $name }
talkpage-muted = Ztlumeno: { $name }
talkpage-unmute = Zrušit ztlumení: { $name }
talkpage-marked = označeno: u tohoto stolu se to neříká
talkpage-claims = Řekni to jedním dotykem
talkpage-back = zpět
talkpage-clock = zbývající čas
talkpage-more-time = Víc času
talkpage-waits-at = Penumbra, stůl { $code }
talkpage-waits = Stůl čeká na tebe.

## Záznam

log-empty = Tady se bude vyprávět příběh hry.
log-cut = Co se stalo před tvým příchodem, tu není.
log-new = Co je nového
log-pick = ukázat na stole
log-trick = Karty tohoto štychu

## Tabulka bodů

score-page-caption = Body kolo po kole
score-page-player = hráč
score-page-total = celkem
score-page-round = { $round }. kolo
score-page-underway = probíhá
score-page-leads = vede
score-page-wins = vítězí
score-page-cut = Kola před tvým příchodem jsou jen v součtu.
score-page-empty = Zatím žádné body.
score-page-why-team = vítězný tým
score-page-why-won = vítězná strana

## Konec kola a konec hry

end-round = { $round }. kolo
end-you-won = Kolo je tvoje
end-you-lost = Kolo je prohrané
end-you-out = Tvoje strana vyhrála, ale bez tebe: jsi po vyřazení
end-out = po vyřazení bez bodů za výhru
end-tie = Shoda na { $points } bodech: hraje se další kolo, dokud není v čele jediný hráč.
end-go-on = Pokračovat
end-over = Konec hry
end-rounds = Kola
end-rematch = Hrát znovu
end-rematch-host = Další hru pro všechny může začít { $name }.
end-rematch-nobody = Další hru pro všechny může začít hostitel.
end-replay = Přehrát hru
end-record = Stáhnout záznam
end-fair = Rozdávalo se poctivě? Důkaz
end-table = Podívat se na stůl
end-show = Ukázat výsledek

## Hra, která stojí

pause-by-you = Hra je na tvou žádost pozastavená.
pause-by-host = Hru pozastavil hostitel: { $name }
pause-by = Hru pozastavil hráč { $name }
pause-resume = Pokračovat
pause-ask = Požádat o pauzu
pause-asked-you = O pauzu už máš požádáno
pause-asked = { $count ->
    [one] { $names } prosí o pauzu.
    [few] { $names } prosí o pauzu.
    [many] { $names } prosí o pauzu.
   *[other] { $names } prosí o pauzu.
}
rest-waiting = Ještě se dívají: { $names }
