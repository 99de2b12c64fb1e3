### The table of Shamans in the terminal.

round-and-trick = round { $round }, trick { $trick }
spaces-to-moon = { $count ->
    [0] the Moon is reached
    [one] { $count } space to the Moon
   *[other] { $count } spaces to the Moon
}
heading-worlds = worlds
heading-artifacts = artifacts
heading-aside = set aside
legend-marker = first-player marker
legend-guide = Guide
legend-hidden = face-down tile
legend-known = not known to all
stack-height = stack of { $count }
eclipse-hidden = Eclipse to come
eclipse-left = Eclipse: pass to the left
eclipse-right = Eclipse: pass to the right
eclipse-gone = Eclipse over
no-destination = no Destination yet
prose-pawn = the Shadow pawn
prose-giving = You pass { $card } in the Eclipse.
prose-raised = A Dagger is raised against { $name }.
prose-rituals-left = Rituals still to be performed: { $worlds }
prose-trick = Trick { $trick }, led by { $name }: { $cards }
prose-shadows = Shadows dealt: { $count }
