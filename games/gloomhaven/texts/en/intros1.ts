/** English introductions of scenarios 1 to 48 in our own words: why the party comes, and what it has to do. */
export const introductions1 = {
  'scenario-1':
    'A thief has carried off papers that a merchant of the city wants back, and his band hides in an old burial mound. Clear every room of it; the bandits are not the only ones down there.',
  'scenario-2':
    'The trail from the barrow leads to the bandits’ real camp, deeper in the hill. Find and kill their commander, and clear all rooms that you open.',
  'scenario-3':
    'The city wants an Inox camp broken up before its raiders reach the caravans. Fight until ten of them have fallen; the tents keep sending more while their gate stays shut.',
  'scenario-4':
    'Cultists dig in a crypt and wake what should stay buried. Go down, and put an end to the rites and to everything that they have raised.',
  'scenario-5':
    'Something tears the air open under a ruined crypt, and demons step through. Fight your way to the rift and clear the halls around it.',
  'scenario-6':
    'A scholar of the dead has asked you to look into a crypt that fell silent. Open the last door and destroy the undead in every room that you enter.',
  'scenario-7':
    'A grotto full of strange light holds plants that the city’s enchanter needs. Gather every sample while the creatures of the place try to keep them.',
  'scenario-8':
    'Stolen goods from your last job turn up in a warehouse by the docks, well guarded. Two hulking Inox stand between you and the answer: defeat them.',
  'scenario-9':
    'A mine brings forth diamonds and misery in equal measure. Kill its overseer and carry the treasure out; the Vermlings will not thank you for either.',
  'scenario-10':
    'You step through the rift into a plane where the elements themselves walk. Defeat the demons on the other side to learn who calls them.',
  'scenario-11':
    'You have sided against the city, and the dead march through its streets with you. Kill the captain who leads the defence of the square.',
  'scenario-12':
    'The dead have entered the city, and their mistress walks among them. Stand with the guards in the square and kill Jekserah.',
  'scenario-13':
    'An old temple is said to answer questions that no scholar can. Its guardians want to see first whether you deserve an answer: defeat them all.',
  'scenario-14':
    'A cold wind blows from a hollow in the mountains, and hunters have vanished there. Follow their tracks and kill what lives in the ice.',
  'scenario-15':
    'A shrine in the mountains hides a power for those who are strong enough to take it. Find out how its plates move its doors, and take the treasure behind the last one.',
  'scenario-16':
    'The pass over the mountains is held by Inox and by demons of rock and wind. No traveller crosses while they stand, so clear the way.',
  'scenario-17':
    'A storm throws you onto an island that is on no chart. Survive its beasts and its Vermlings, and find a way off again.',
  'scenario-18':
    'Foul water rises from the oldest sewers of the city, and things have moved in. Clean them out before more of the quarter sinks.',
  'scenario-19':
    'Hail, a mage with little patience, knows a forgotten crypt and a way to close rifts. Escort her through the dead to her place at the far end; without her everything is lost.',
  'scenario-20':
    'The necromancer has withdrawn to her sanctum and calls her servants around her. Break through them and kill Jekserah before she can flee again.',
  'scenario-21':
    'At the heart of the elemental plane a prime demon sits on its throne, and no weapon harms it. Destroy the altar that gives it form.',
  'scenario-22':
    'Cultists feed the elements in a temple, and each altar makes their demons stronger. Break through and destroy their idol.',
  'scenario-23':
    'Below the known ruins lie older ones, full of machines that still keep watch. Reach the chamber of plates and hold all of them at the same time.',
  'scenario-24':
    'Every sound comes back louder in these caves, and something listens. Open all the doors and find out where the echo begins.',
  'scenario-25':
    'The way to your goal leads up a wall of ice, with drakes above you and hounds at your heels. All of you have to reach the top.',
  'scenario-26':
    'The city drinks from a cistern that has been fouled. Work at the pumps with your own hands and cleanse enough of them, while the dead rise from the water.',
  'scenario-27':
    'Hail has found the rift and begins to close it. Keep her alive for ten rounds while demons of every kind come through.',
  'scenario-28':
    'Chanting leads you to the outer chamber of a dark ritual. Break the circle of cultists before they finish, and kill what already answered.',
  'scenario-29':
    'Behind heavy doors lies a sanctuary in which no light lasts. Smash your way through, room by room, and leave nothing alive.',
  'scenario-30':
    'An artefact rests in a shrine that the sea has swallowed. Dive past its keepers, and pick up every piece of it.',
  'scenario-31':
    'You enter a plane of lasting night, where darkness helps only its own. Find the rock that holds the gate open and destroy it.',
  'scenario-32':
    'A sick wood grows around a buried secret. Push on to its heart, clear the clearings that you open, and take your finds.',
  'scenario-33':
    'The Savvas keep the tools of their craft in an armory of fire and ice. Take what you came for and bring all of you back to the entrance.',
  'scenario-34':
    'The oldest of the drakes sits on the scorched summit, and it has no mind to bargain. It flies from perch to perch and calls up winds that no blade can harm: bring it down.',
  'scenario-35':
    'You have chosen the demons’ side, and the walls of the city stand before you. Break the gate and kill the captain behind it.',
  'scenario-36':
    'Demons storm the battlements, and you stand on the wall beside the archers. Hold out against each wave and kill the prime demon that leads them.',
  'scenario-37':
    'A trench at the bottom of the sea hides the road that you need. Swim through its hunters and bring all of you to the far side.',
  'scenario-38':
    'Inox slavers hold an Orchid with news for you. Free the pens of guards, and see to it that the captive lives.',
  'scenario-39':
    'A gorge splits the mountain, and cultists at its altar call the cold. Cross it and destroy the altar before the ice takes you.',
  'scenario-40':
    'Long ago this valley was protected with machines and beasts. Find its switches and hold all of the plates at once to shut it down.',
  'scenario-41':
    'The tomb has been sealed since before the city was built, and with good reason. Find the hidden plate, and leave by the exit together; all of you must get out.',
  'scenario-42':
    'You follow a voice into a place that exists only for its sake. Each of its cords lends the enemies a gift: cut them all.',
  'scenario-43':
    'Alchemists pay well for drakes, and the cliff ahead is full of their nests. Hunt eight of them, of any kind.',
  'scenario-44':
    'Redthorn leads you against the tribe that holds his friend. Free the captive Orchid, keep them alive, and defeat the camp.',
  'scenario-45':
    'Rebels hide in a swamp, or so the city says, and its soldiers hunt them. You fight for the swamp: break through to the totems that heal the enemy, and destroy them.',
  'scenario-46':
    'On the highest peak nests the horror that drags people out of their dreams. Climb past its demons and kill it.',
  'scenario-47':
    'Under the sea waits an eye that sees nothing and knows where you are. Its mere presence wounds you each round, so kill it quickly.',
  'scenario-48':
    'A rider haunts the forest, strikes, and is gone again. Work out where he returns, and kill the Dark Rider.',
};
