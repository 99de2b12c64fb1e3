### Стол в терминале.

round-of-intrigue = раунд { $round }
heading-talk = кто есть кто и кто что сказал
heading-said-of = что говорят
heading-interrogations = дознания
no-interrogation = на дознание ещё никого не посылали
interrogation-sent = на дознание идёт { $name }
interrogation-pointed = { $name } смотрит карту: { $target }
interrogation-announced = { $name } объявляет: { $target } — { $role }
interrogation-saw = на карте: { $role }
heading-deck = колода
legend-claims = =о себе · 3=об игроке 3 · +доверие · −обвинение · !спорно · ✗ложь, вы знаете
choose-claim-self = назвать свою роль…
choose-claim = назвать чужую роль…
choose-trust = выразить доверие…
choose-accuse = обвинить…
choose-send = послать на дознание…
scene-recognition = Глаза закрыты…
recognition-role = Ваша роль: { $role }.
recognition-nobody = Вы никого не узнаёте.
