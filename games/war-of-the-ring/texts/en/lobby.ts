/** Sides and leaders, for players who have not chosen yet. */
export const lobby = {
  role: {
    'free-peoples': {
      name: 'The Free Peoples',
      advice: 'You are outnumbered: hold the strongholds, and bring the Ring to Mount Doom before they fall.',
    },
    shadow: {
      name: 'The Shadow',
      advice: 'You have the larger armies: take ten points of cities and strongholds, and hunt the Ring-bearers.',
    },
    gondor: {
      name: 'Gondor and the Elves',
      advice: 'You lead the Fellowship and hold Minas Tirith. Agree with Rohan which of you uses which die.',
    },
    rohan: {
      name: 'Rohan, the North and the Dwarves',
      advice: 'Your nations start at peace: bring them into the war in time, and keep Helm’s Deep.',
    },
    'witch-king': {
      name: 'The Witch-king: Sauron’s armies',
      advice: 'You command Mordor and the Nazgûl: besiege Gondor and hunt the Ring-bearers.',
    },
    saruman: {
      name: 'Saruman: Isengard, the South and the East',
      advice: 'You attack Rohan early and bring in the Southrons and Easterlings against Gondor and the North.',
    },
  },
} as const;
