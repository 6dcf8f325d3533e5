/** English stories of events in our own words: the situation, the two choices, and each outcome from top to bottom. */
export const cityTales2 = {
  'city-41': {
    story: 'A drover leads a muzzled beast to the ring. It looks at you as if it knew how to count.',
    a: 'Bid for the animal.',
    b: 'Leave the ring.',
    a1: 'It lies down at the feet of somebody it trusts. The drover throws in the potions that kept it awake.',
    a2: 'You pay the full price, open the gate, and keep the drover’s potions.',
    a3: 'Others have more gold. The drover will be back with more animals.',
    b1: 'Behind you the crowd begins to roar.',
  },
  'city-42': {
    story:
      'The companion who once broke doors for you now breaks up fights and would like to found a school for the strong.',
    a: 'Help with the founding.',
    b: 'Laugh about the plan.',
    a1: 'On the first day there are more pupils than mats.',
    b1: 'The laughter is heard, and it is not forgotten.',
  },
  'city-43': {
    story:
      'Your retired friend with the oily fingers has built a spider of brass and offers it to you, unless you would pay for a bigger one.',
    a: 'Pay for the bigger one.',
    b: 'Take the small one.',
    a1: 'He is already drawing legs on the tablecloth.',
    a2: 'The money is lacking, so the small one it is.',
    b1: 'It climbs onto your shoulder and seems to like it there.',
  },
  'city-44': {
    story:
      'At the university an experiment of your former companion has gone wrong: a cloud of sparks roams the reading room.',
    a: 'Catch the sparks.',
    b: 'Lead the readers out.',
    a1: 'You weave them into a bottle. The university pays, and it also says thank you.',
    a2: 'You catch three sparks with the curtains, and the rest with the catalogue.',
    b1: 'Nobody is hurt, and the books are only singed.',
  },
  'city-45': {
    story: 'A former companion with quick hands is to be tried for a theft, for once an innocent one.',
    a: 'Speak for her in court.',
    b: 'Look for the real thief.',
    a1: 'The judge believes you, which surprises all of you.',
    b1: 'A name comes up, and a hood that nobody has ever looked beneath.',
  },
  'city-46': {
    story: 'The friend who used to throw boulders for you now collects for those whose homes he once threw them at.',
    a: 'Fill his bowl.',
    b: 'Wish him well.',
    a1: 'He bows like a hillside, and he will come round again.',
    b1: 'He nods and trudges to the next door.',
  },
  'city-47': {
    story:
      'A note in a tiny hand warns you that the wells will be poisoned. The rats, it says, know where the stuff comes from.',
    a: 'Follow the rats and ignore the talk.',
    b: 'Take the note to the council.',
    a1: 'You are seen crawling through gutters, but the trail leads to a cove on the coast.',
    b1: 'The council thanks you and files it. You fear that this is not the end of it.',
  },
  'city-48': {
    story:
      'A shrine in the shape of a rising sun is to be gilded, in memory of the one who marched with you. The plate for gifts goes round.',
    a: 'Give.',
    b: 'Take something off the plate.',
    a1: 'The light falls on you through the new gold, and it stays with you.',
    a2: 'You have nothing, and the light falls on others.',
    b1: 'Nobody saw it, apart perhaps from the sun.',
  },
  'city-49': {
    story:
      'Your old quartermaster has stores to give away: to the city’s poor, he thinks, unless somebody talks him into a better bargain.',
    a: 'Help to hand them out.',
    b: 'Talk him into a bargain.',
    a1: 'Blankets, boots and bread reach those who need them.',
    b1: 'He sells you part of it and gives the rest away, and both of you come out well.',
    b2: 'He has heard better offers from mules.',
  },
  'city-50': {
    story:
      'In a dream your former companion asks you into her house between the worlds. When you wake, the door is really there.',
    a: 'Step in as guests.',
    b: 'Step in and look for valuables.',
    a1: 'You talk the night through, and come back wiser.',
    b1: 'What you carry out is still gold in the morning.',
  },
  'city-51': {
    story:
      'A cloaked messenger brings word from the one who walked in shadow: criminals of the old city are gathering again under one name.',
    a: 'Warn the watch and ask for that name.',
    b: 'Deny that you know the messenger.',
    a1: 'The watch is glad of the help. Sooner or later the name will find you.',
    b1: 'You lie so well that even the messenger doubts himself.',
    b2: 'You stammer, and the watch draws its own conclusions.',
  },
  'city-52': {
    story:
      'Flies hang over the quarter where your former companion has settled. The neighbours want it smoked out; the physicians want to learn from it.',
    a: 'Side with your companion against everybody.',
    b: 'Arrange a meeting with the physicians.',
    a1: 'The neighbours smash your windows first.',
    b1: 'They learn more about fevers in one night than in a hundred years.',
  },
  'city-53': {
    story:
      'The arena wants to honour your wildest companion with a last fight. The axe that she left behind is the prize.',
    a: 'Fight for the axe.',
    b: 'Stay on the benches.',
    a1: 'It becomes a slaughter. The axe is yours, and so is the blame.',
    b1: 'Somebody else takes it home, in somebody else’s blood.',
  },
  'city-54': {
    story:
      'A song by your former companion is sung in every tavern. In the last verse it mocks the richest man in town, who offers money for silence.',
    a: 'Sing it louder.',
    b: 'Use the crowd to reach his purse.',
    a1: 'The whole street knows the refrain, and you with it.',
    b1: 'While he shouts at the singers his purse changes belts.',
    b2: 'You get as far as the dance floor.',
  },
  'city-55': {
    story:
      'A letter from the forest: your former companion sends seeds for the city, or, if you prefer, a warning for its hunters.',
    a: 'Sow the seeds.',
    b: 'Pass on the warning.',
    a1: 'Within a month herbs grow on every roof.',
    b1: 'The hunters turn back in time and owe you a drink.',
  },
  'city-56': {
    story:
      'The surgeon who once travelled with you wants to open a hospital. A lender offers him the money, and you are to vouch for it.',
    a: 'Advise a modest beginning.',
    b: 'Vouch for the money.',
    a1: 'Six beds, all of them full, and hardly anybody dies.',
    b1: 'You sign. The lender smiles in a way that you will see again.',
  },
  'city-57': {
    story: 'At an auction lies a sketch by your former companion: a staff that holds all the elements at once.',
    a: 'Bid for the sketch.',
    b: 'Drive up the price for a share.',
    a1: 'The hammer falls for you, and the smith believes that it can be built.',
    a2: 'You raise your hand and then remember your purse.',
    b1: 'The auctioneer winks and slips you some coins.',
  },
  'city-58': {
    story:
      'Animals have broken out near the walls, and everybody looks at you because of the company you used to keep.',
    a: 'Herd them back.',
    b: 'Find out what they fled from.',
    a1: 'By evening the last goat is in its pen.',
    b1: 'Deep in the forest beasts of every kind tear at one another, and you mark the spot.',
  },
  'city-59': {
    story: 'A cold fever is in the city. Travellers from the ice, people say, have brought it with them.',
    a: 'Say openly where you have been.',
    b: 'Keep silent.',
    a1: 'They keep their distance now, and cross the street before you.',
    b1: 'It spreads without anybody knowing why, and shops stay shut.',
  },
  'city-60': {
    story: 'Where the trees of the park were felled the ground has begun to move, and roots reach for the houses.',
    a: 'Calm the roots.',
    b: 'Sell the firewood while there is some.',
    a1: 'A voice that they know asks them to sleep, and they do.',
    a2: 'They calm down by themselves once the fountain has fallen in.',
    b1: 'Everybody pays well for wood, and three houses are lost.',
  },
  'city-61': {
    story:
      'The great spider of brass is finished and stands in the yard, as tall as a horse. A general has seen it too.',
    a: 'Take it along.',
    b: 'Sell it to the general.',
    a1: 'It follows you through the gate, and dogs and children make way.',
    b1: 'She pays without haggling, which should worry you.',
  },
  'city-62': {
    story: 'You have the thief whose crime was laid to your friend. Beneath the hood there is a frightened boy.',
    a: 'Let him go and keep the hood.',
    b: 'Bring him to the judge.',
    a1: 'He runs. The hood fits better than you expected.',
    b1: 'Your friend walks free before the eyes of the whole city.',
  },
  'city-63': {
    story:
      'The wells are poisoned after all, and the council finds your note in its files. A village outside the walls suffers most.',
    a: 'Go to the village.',
    b: 'Say that you warned them.',
    a1: 'Nobody else goes, and so they tell you everything that they know.',
    b1: 'You are right. People fall ill all the same, and being right does not make you friends.',
  },
  'city-64': {
    story: 'A slip of paper under your door: the name is Sin-Ra, and it knows where you live.',
    a: 'Strike first.',
    b: 'Leave town for a while.',
    a1: 'Three informers and a bribe later you stand before the right cellar.',
    b1: 'They let you go. The road is long, and they know it too.',
  },
  'city-65': {
    story:
      'The woman with the clean apron sends for you: an operation that no physician dares, in front of a full hall.',
    a: 'Hold the lamp.',
    b: 'Take the knife.',
    a1: 'The patient lives, and some of the applause is for you.',
    b1: 'The method will be taught from now on. Where one of you has learned the trade, they even get the name right.',
  },
  'city-66': {
    story: 'The lender wants his money for the hospital, and the hospital has none.',
    a: 'Pay the instalment.',
    b: 'Ask him to wait.',
    a1: 'He bows and leaves. The grateful surgeon gives you the best that his cabinet holds.',
    a2: 'You do not have so much, and he is already writing something down.',
    b1: 'He waits gladly, he says. It gets dearer every day.',
  },
  'city-67': {
    story: 'Now the lender comes with four broad friends and a much higher sum.',
    a: 'Pay everything.',
    b: 'Refuse.',
    a1: 'The paper burns in the candle, and that is the end of it.',
    a2: 'You turn out your pockets, and they take that for a no.',
    b1: 'He names an alley and an hour. It would be unwise not to come.',
  },
  'city-68': {
    story:
      'The stranger from the road is waiting at the harbour with a staff from which water drips without end. She calls it a key.',
    a: 'Take the staff.',
    b: 'Leave it to her.',
    a1: 'She sees that one of you knows such doors and gives it away for nothing.',
    a2: 'She wants to be paid for the years in which her feet were wet.',
    b1: 'A puddle remains, and it does not dry.',
  },
  'city-69': {
    story: 'The traveller you left behind on the road has reached the city and tells everybody what happened there.',
    a: 'Apologise in public.',
    b: 'Call it a lie.',
    a1: 'It is not easy, and it counts.',
    b1: 'There were witnesses.',
  },
  'city-70': {
    story:
      'The young inventor unveils her machine in the square. It hisses, and she asks her backers to pull the first lever.',
    a: 'Pull the lever.',
    b: 'Stand well back.',
    a1: 'The crowd trusts you and stays calm; the machine shudders, and then it mills grain for the whole quarter.',
    a2: 'Somebody cries that you will kill them all, the crowd runs, and the machine tips over.',
    b1: 'It bursts without anybody touching it. She was thinking of a smaller one anyway.',
  },
  'city-71': {
    story:
      'The creature from the lake has followed you to town. It stands dripping before the inn and calls itself Fish.',
    a: 'Give it a bed for the night.',
    b: 'Lead it back to the water.',
    a1: 'It does not sleep, and it begins to talk.',
    b1: 'It takes days, as it keeps turning round. You will see it again.',
  },
  'city-72': {
    story:
      'Fish has found words for what it fled from: a temple in the swamp, and something there that feeds on its kind.',
    a: 'Promise to go there.',
    b: 'Tell it that it is safe here.',
    a1: 'It draws the way with a wet finger, and will wait for you.',
    b1: 'It looks at you for a long time. In the morning the bed is dry and empty.',
  },
  'city-73': {
    story: 'The ground below the city trembles as it did under the rocks on the road, a little harder each night.',
    a: 'Pay diggers to find the cause.',
    b: 'Wait until it stops.',
    a1: 'They break through into a cave full of singing crystal, and put down their picks.',
    b1: 'It stops when the east tower has fallen.',
  },
  'city-74': {
    story: 'The book that you did not burn on the road whispers at night. A librarian asks for it, with gloves on.',
    a: 'Hand it over.',
    b: 'Read the last page first.',
    a1: 'He locks it behind three doors and sleeps better, and so do you.',
    b1: 'You understand more than before, and something has read you too.',
  },
  'city-75': {
    story: 'Wings darken the market. The drake whom you served has come for what the city owes, it says.',
    a: 'Bow before it.',
    b: 'Act as if you had never met.',
    a1: 'It takes two oxen and greets you by name, before everybody.',
    b1: 'It laughs until the windows break, and then it greets you by name.',
  },
  'city-76': {
    story: 'A merchant house will trust its costliest ship to nobody but the most honoured names in town.',
    a: 'Offer to sail with it.',
    b: 'Stay on dry land.',
    a1: 'They give you the captain’s table, and the date of sailing.',
    a2: 'They look through their lists for you and find somebody else.',
    b1: 'The offer will be made again.',
  },
  'city-77': {
    story: 'A voice in the dark needs people whom nobody would miss, for digging where nobody should dig.',
    a: 'Ask for the pay.',
    b: 'Go on.',
    a1: 'It is high, and the voice has heard the worst of you. It names a graveyard.',
    a2: 'The voice has not heard enough bad things about you.',
    b1: 'The dark is patient.',
  },
  'city-78': {
    story:
      'With the rift closed the city celebrates, while vermlings carry off what was left unguarded. The merchants want them found.',
    a: 'Follow the tracks.',
    b: 'Ask for an advance, then follow them.',
    a1: 'They lead to a nest in the Corpsewood that is larger than anybody thought.',
    b1: 'The merchants grumble, pay, and point to the tracks.',
  },
  'city-79': {
    story: 'Demons rule, and the heralds read out new taxes. You are asked to keep the crowd quiet.',
    a: 'Refuse.',
    b: 'Keep it quiet.',
    a1: 'Then others do it, with whips, and the market is empty for a month.',
    b1: 'There is no riot. There is spittle on your boots.',
  },
  'city-80': {
    story: 'Posters with your faces hang in the old town, along with a list of deeds, not all of them yours.',
    a: 'Spread another story.',
    b: 'Tear them all down.',
    a1: 'By evening everybody is sure that the posters are a joke.',
    a2: 'The more you explain, the more is believed.',
    b1: 'Somebody prints more of them, with a new line.',
  },
  'city-81': {
    story: 'The Gloom is gone, and the city does not know what to do with its heroes. It offers you a parade.',
    a: 'Wave from the wagon.',
    b: 'Stay in bed.',
    a1: 'Flowers fall all the way to the harbour.',
    b1: 'The wagon goes without you, and that is noticed.',
  },
};
