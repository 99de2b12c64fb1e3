### Vedle herního plánu v prohlížeči: rozhovor, záznam, tabulka bodů, scény na konci kola a hry.
### Názvy a proměnné: viz games.ftl.

## Rozhovor

talkpage-panel = Rozhovor, záznam a skóre
talkpage-write = Řekni něco…
talkpage-send = Odeslat
talkpage-said = Co zaznělo
talkpage-quiet = Zatím nikdo nic neřekl.
talkpage-listening = Posloucháš: během hry mluví jen hráči.
talkpage-nameless = Chceš-li mluvit, přijď ke stolu pod svým jménem.
talkpage-left = { $count ->
    [one] zbývá { $count } znak
    [few] zbývají { $count } znaky
    [many] zbývá { $count } znaku
   *[other] zbývá { $count } znaků
}
talkpage-new = Nové zprávy
talkpage-person = { $name }: ztlumit nebo poslouchat
talkpage-mute = Ztlumit: { $name }
talkpage-muted = Ztlumeno: { $name }
talkpage-unmute = Znovu poslouchat: { $name }
talkpage-marked = označeno: u tohoto stolu se to neříká
talkpage-claims = Řekni to jedním dotykem
talkpage-back = zpět
talkpage-clock = zbývající čas
talkpage-more-time = Víc času, prosím
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
end-you-out = Tvoje strana vyhrála, ale bez tebe
end-out = po vyřazení bez bodů za výhru
end-tie = Shoda na { $points } bodech: hraje se další kolo, dokud není v čele jediný hráč.
end-go-on = Pokračovat
end-over = Konec hry
end-rounds = Kola
end-rematch = Další hra
end-rematch-host = Všechny může k další hře svolat { $name }.
end-rematch-nobody = Všechny může k další hře svolat hostitel.
end-replay = Přehrát hru znovu
end-record = Stáhnout zápis hry
end-fair = Rozdávalo se poctivě? Podívej se na důkaz
end-table = Podívat se na stůl
end-show = Ukázat výsledek

## Hra, která stojí

pause-by-you = Hru máš pozastavenou.
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
