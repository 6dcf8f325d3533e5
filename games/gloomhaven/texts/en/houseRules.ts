/** English texts of house rules: the subject and the values of each ruling. */
export const houseRulesEn = {
  houseRules: {
    changed: '{count, plural, =0 {as the preset has them} one {# changed} other {# changed}}',
    asPreset: 'As the preset has it',
  },
  houseRule: {
    perks: {
      schedule: {
        title: 'Perks for levels',
        official: 'One for each level gained',
        spec: 'One for every second level',
      },
    },
    price: {
      floor: { title: 'Cheapest price of an item', 0: 'May be free', 1: 'At least 1 gold' },
      bands: {
        title: 'Prices by reputation',
        official: 'Steps at 3, 7, 11, 15 and 19',
        spec: 'Steps at 2, 6, 10, 14 and 18',
      },
    },
    enhance: {
      cost: {
        title: 'Price of an enhancement',
        official: 'By the table of the rulebook',
        spec: 'By the simpler formula',
      },
      limit: {
        title: 'How much is enhanced',
        cards: 'Cards of a class up to the prosperity',
        stickers: 'Stickers of a character up to the prosperity',
      },
      gate: { title: 'When cards are enhanced', achievement: 'After the achievement', always: 'From the start' },
      missingPrice: {
        title: 'Enhancements without a price in the formula',
        official: 'Price of the rulebook',
        refuse: 'Are not sold',
      },
      owner: { title: 'Whose enhancements are', class: 'The class’s, for good', character: 'The character’s' },
    },
    event: { resolve: { title: 'Outcomes of an event', all: 'All that hold', first: 'Only the first that holds' } },
    quest: { killCredit: { title: 'Kills for a personal quest', own: 'One’s own', party: 'Those of the whole party' } },
    achievement: {
      scope: {
        title: 'Where achievements go',
        named: 'To the party or the city, as printed',
        global: 'All to the city',
      },
    },
    shop: { designs: { title: 'Found designs in the shop', on: 'Are sold', off: 'Are not sold' } },
    levelUp: {
      when: { title: 'When characters rise', town: 'In town', atOnce: 'As soon as they have the experience' },
    },
    perk: { choice: { title: 'Who chooses a perk', player: 'The player', automatic: 'The first that is left' } },
    death: { permanent: { title: 'Death', off: 'A fallen hero is exhausted', on: 'For good: a fallen hero is dead' } },
    amd: {
      randomness: { title: 'Attack modifiers', full: 'As printed', reduced: 'Less luck: ×2 is +2, no damage is −2' },
    },
    items: { deckCards: { title: '−1 cards of items', shuffled: 'Are shuffled in', onTop: 'Lie on top of the deck' } },
  },
  heroChoice: {
    hint: 'A class and a level, with hand, items and perks of that level ready. The remaining seats get classes that are not taken.',
    seat: 'Seat {number}',
    anybody: 'Any class',
    level: 'Level in seat {number}',
    less: 'One level less',
    more: 'One level more',
    build: 'Cards and items of {name}',
    cards: 'Hand: {chosen} of {hand} cards',
    cardOf: '{name}, level {level}',
    wrongCount: 'Choose exactly {hand} cards.',
    tooHigh:
      'A hero has one card for each level gained, of that level or a lower one: there are too many of a high level.',
    items: 'Items',
    itemOf: '{name}, {price} gold',
    slotFull:
      'Too many items for one place: one for head, body and legs, two hands, and {small, plural, one {# small item} other {# small items}}.',
    search: 'Find a card or an item',
    sealed: 'Sealed classes too',
    sealedHint: 'A campaign unlocks them one by one: this reveals the contents of the boxes.',
  },
} as const;
