import type { Ability } from '../../src/content/character.ts';

/** Values and abilities of characters; an ability without a text does not compile. */
export const abilities = {
  level: 'Level',
  leadership: 'Leadership',
  'brings-die': 'One more action die for his side',
  captain: 'Captain: one more Combat die for the Army he fights in',
  'advance-with-any-die': 'From an unconquered place of his Nation any die moves it towards war',
  'taken-alive': 'Lost in the Fellowship, he comes back as if he had left it',
  shadowfax: 'Shadowfax: four regions, alone or with one Hobbit',
  'white-rider': 'White Rider: gives up his Leadership to cancel that of the Nazgûl in a battle',
  sorcerer: 'Sorcerer: a combat card used in the first round of his battle draws a card of its deck',
  voice: 'Voice: two more uses of a Muster die',
  'elites-lead': 'Elites of Isengard count as Leaders too',
  messenger: 'Messenger: once a turn a Muster die acts as an Army die',
  'draw-after-event-die': 'Guide: after a card paid with an Event die, draw one from its deck',
  'hide-with-any-die': 'Guide: any die hides the Fellowship',
  'separate-against-damage': 'Guide: leaves the Fellowship to take 1 off the Hunt damage',
  'shuns-numbered-reveal': 'Guide: numbered tiles do not reveal; he may reveal the Fellowship to take 1 off the damage',
} as const satisfies Record<Ability | 'level' | 'leadership' | 'brings-die', string>;
