import type { Reason } from '../../bot/judgement.ts';

/** Reasons of bots; a reason without a text does not compile. */
export const botReasons = {
  captures: 'takes a Settlement',
  attacks: 'attacks where the odds are good',
  'too-risky': 'finds anything else too risky',
  'closes-in': 'brings an Army closer to where it is wanted',
  guards: 'guards a place that could fall',
  'moves-the-ring': 'brings the Ring closer to the fire',
  hides: 'keeps the Fellowship out of sight',
  rests: 'rests where the Ring-bearers heal',
  'enters-mordor': 'is ready for Mordor',
  hunts: 'hunts the Ring-bearers',
  musters: 'raises troops',
  'rouses-a-nation': 'moves a Nation towards war',
  'brings-a-character': 'brings a character into play',
  'plays-a-card': 'has a use for the card',
  draws: 'wants more cards',
  'spares-the-bearers': 'spares the Ring-bearers',
  'saves-strength': 'gives up what counts least',
  waits: 'has nothing better to do',
  'no-preference': 'does not mind',
} as const satisfies Record<Reason, string>;
