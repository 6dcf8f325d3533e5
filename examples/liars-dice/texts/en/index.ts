/** The English texts of the game. `src/messageFormat.ts` formats the placeholders. */
export const en = {
  board: {
    cup: '{seat}: {cup}',
    team: '{seat} ({team}): {cup}',
    out: 'out',
    bid: 'Bid: {count} × {face} by {seat}',
    noBid: 'No bid yet',
  },
  ask: {
    bid: { title: 'Raise the bid, or call the bluff' },
    look: { title: 'Look at the dice, then go on' },
  },
  action: {
    bid: 'bid {count} × {face}',
    challenge: 'call them a liar',
    ready: 'on with it',
  },
  event: {
    rolled: '{seat} rolls {dice}',
    'rolled.unseen': '{seat} rolls under the cup',
    bid: '{seat} bids {count} × {face}',
    challenged: '{seat} says: liar!',
    showdown: '{found} of {count} × {face} are there: {loser} was wrong',
    'lost-a-die': '{seat} loses a die and has {left} left',
    out: '{seat} is out',
  },
  refusal: {
    'nothing-to-challenge': 'There is no bid yet.',
    'bid-too-low': 'The bid stands at {count} × {face}: name more dice, or as many of a higher face.',
    'too-many-dice': 'There are only {dice} dice on the table, not {count}.',
  },
  progress: { dice: '{dice, plural, one {# die} other {# dice}} among {players}' },
  ending: { 'last-with-dice': 'Everyone else is out of dice.', 'last-pair': 'No other player has dice left.' },
  team: { foxes: 'Foxes', owls: 'Owls', bears: 'Bears' },
  reason: {
    'own-dice': 'dice you see that count',
    needed: 'needed from the others',
    'unseen-dice': 'their dice',
    chance: 'chance that the bid is true',
  },
  option: {
    dice: { title: 'Dice in each cup', description: 'Each player starts with this many dice.' },
    pairs: {
      title: 'In pairs',
      description: 'With four or six: partners sit opposite each other, see each other’s dice and win together.',
    },
    wildOnes: { title: 'Ones are wild', description: 'A one counts as any face.' },
  },
} as const;
