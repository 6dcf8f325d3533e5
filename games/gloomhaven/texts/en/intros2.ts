/** English introductions of scenarios 50 to 95 in our own words: why the party comes, and what it has to do. */
export const introductions2 = {
  'scenario-49':
    'The rebels have chosen their ground, and the city answers with a cannon at the end of a lane without cover. One archer after the other runs up to fire it: get through the lane, and silence the gun.',
  'scenario-50':
    'A fortress appears on the hill only at night, and elemental spirits walk its halls. Collect what its lords left behind before the morning.',
  'scenario-51':
    'This is where it has all been leading: beyond the last gate waits the Gloom itself. The place eats at you with each turn, so kill it while you still can.',
  'scenario-52':
    'A cellar in the city breathes poison, and the one who pays you wants samples. Every one of you has to bring out one, by loot or by taking the time to dig.',
  'scenario-53':
    'You have gone down into the basement of the crypt, and the door falls shut. Stay alive for ten rounds while one grate after the other opens.',
  'scenario-54':
    'The staff leads its bearer into a palace of ice, and what waits inside shrugs off every other weapon. Let the bearer fill the staff with the strength of the Harrowers, and bring it to the altar at the end of the hall.',
  'scenario-56':
    'Bandits in the wood have taken Orchids captive. Defeat the whole band, and do not let too many of the prisoners die.',
  'scenario-57':
    'A traitor in the guard sells the city’s secrets. Follow the trail through the barracks, and take out the infiltrator before the alarm is too loud.',
  'scenario-58':
    'The blood leads to a shack in the marsh where a killer collects bones. A strange dagger may help you: stop the Harvester.',
  'scenario-59':
    'A grove without a visitor for a century still remembers the last ones. Drive off its creatures and gather what grows between the stones.',
  'scenario-60':
    'The laboratory is about to burn, and the ingredients are still inside. Fetch all of them and be back at the door before round 12 ends.',
  'scenario-61':
    'The light on the cliff fades, and ships break on the rocks. Bring together the parts of the lamp; the creatures there belong to two worlds, and only one is awake at a time.',
  'scenario-62':
    'A pit swallows souls and gives back bones, round after round. Fell ten of the dead to lure out what feeds on them, and kill it.',
  'scenario-63':
    'Inox raiders have made their camp beside a lake of fire. Fight your way along its edge and defeat them all.',
  'scenario-64': 'The lagoon looks calm from above. Dive down, and clear it of what keeps the divers from coming back.',
  'scenario-65': 'Vermlings dig for sulfur and do not share. Defeat them and take the sacks that they have filled.',
  'scenario-66':
    'A cove full of clockwork opens and shuts its doors to its own plan. Learn which plates hold which doors, share yourselves out, and hold the last plates together.',
  'scenario-67':
    'A library of magic has locked itself, and its golem walks among the shelves. One of you must hold the door, while the others destroy it.',
  'scenario-68':
    'Poison spreads over the moor and kills the oldest tree of the land a little more each round. Hurry to it, and drive away everything that harms it.',
  'scenario-69':
    'A child’s doll lies somewhere past the well, and a spirit cannot rest without it. Find it and carry it to where it belongs.',
  'scenario-70':
    'Two demons are chained to an island, and ghosts that nothing harms keep watch. Get past the ghosts and kill both demons.',
  'scenario-71':
    'The wind on the highlands pushes even the strongest aside. Collect the treasures on the peaks, one gate after the other, and come back to the start together.',
  'scenario-72':
    'Three trees bleed slime, and oozes crawl from it. Cut down the trees and clean the grove; the small forest folk need not die.',
  'scenario-74':
    'You guard a merchant ship, and in the middle of the sea both the water and its creatures come aboard. Keep the ship from filling up by carrying water to the rail, and kill everything that climbs over it.',
  'scenario-75':
    'Three graves will not stay closed. Break them open, face what climbs out, and kill the regent in the last.',
  'scenario-76':
    'The hive has no doors, only chambers, and the way from one to the next leads through its walls. Break them down one after the other, and kill everything that lives behind them.',
  'scenario-77':
    'A vault under the guard’s own eyes hides secrets that are worth a theft. Take all of them before a guard reaches the alarm.',
  'scenario-78':
    'Bandits and Cultists hold a pit under the hills, and two of them are leading a victim to the altars at its end. Cut your way through and strike the two down before the sacrifice is made.',
  'scenario-79':
    'A traitor waits in a temple whose stone guardians sleep. Wake them at the right time, keep the sacred fish alive, and kill the Betrayer.',
  'scenario-80':
    'Your gear has been taken, and the keep is full of guards. Each of you must find your own gear, and then all of you must get out.',
  'scenario-81':
    'Sun and moon meet in this temple, and the being between them has no colour. Use the crystal and the sphere against it: they are made for that.',
  'scenario-82':
    'A rumbling mountain keeps a treasure behind doors that yield only to the fall of its strongest guards. Fetch it, and then decide: give a part of it back to the mountain, or carry everything out to where you started.',
  'scenario-83':
    'Cultists keep flames in the dark that heal them and burn you. Put an end to them and to the demons that their death sets free.',
  'scenario-84':
    'In a cave of crystal one stone is worth more than all others, and it is alive. Protect it from the demons until the last of them has fallen.',
  'scenario-85':
    'The temple of the sun is under attack by the night, and its own demons trust neither side. Defeat both sides.',
  'scenario-86':
    'A village is overrun, and its people run for the road. Bring seven of them to safety before too many are lost.',
  'scenario-87':
    'Something huge has grown in the cove and corrupts the water. Thin out the oozes that protect it, and kill the giant.',
  'scenario-88':
    'The staff carries you to a plane that is water from end to end, where a current sweeps through the great hall. Kill the king of the Lurkers beside the crystal, and bring its claw back to that crystal against the stream.',
  'scenario-89': 'The syndicate has cheated the wrong people, and they have told you the address. Clear the hideout.',
  'scenario-90':
    'Two altars hold a rift open between this world and the next. Step from one to the other, leave neither side unguarded, and drive out first the demons and then the spirits that come after them.',
  'scenario-91':
    'Two bands have met in the wilderness, and beasts have smelled the blood. Fight both bands, and mind the spirits: they are on no side.',
  'scenario-92':
    'A brawl fills the back alley, and the guard is in the middle of it. Beat the ruffians, but do not kill a single guard or archer of the city.',
  'scenario-93':
    'A ship lies on the ground of the bay with its cargo untouched. Clear the hull of what lives in it now.',
  'scenario-94':
    'The Vermlings steal all shiny things and carry them to their nest. Defeat them and bring everything back.',
  'scenario-95':
    'A debt has come due, and the lieutenant of a prime demon collects it. Find the true seals among the false, open the last door, and kill him.',
};
