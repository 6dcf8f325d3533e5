import type { BotReason } from '../../bot/reasons.ts';

/** English reasons of bots. A code without a text does not compile. */
export const botReasons = {
  'strikes-first':
    'goes early with {lead} ({initiative}) to strike before the monsters do: about {damage} damage, with {second} beside it',
  'lets-them-come': 'leads with {lead} ({initiative}) and lets the monsters come: no enemy is in reach yet',
  'has-a-plan': 'leads with {lead} ({initiative}); together with {second} it is good for about {damage} damage',
  'rests-long': 'rests: {count, plural, one {# card comes} other {# cards come}} back to the hand',
  'deals-damage': 'expects about {damage} damage, and a kill with {percent} in 100',
  'gives-health': 'heals up to {amount} where hit points are missing',
  'gets-going': 'wants to be elsewhere, {count, plural, one {# hex} other {up to # hexes}} from here',
  'has-a-use': 'uses its other effect',
  hits: '{target}: {damage} damage on average, killed with {percent} in 100',
  'hits-several': '{count, plural, one {one enemy} other {# enemies}} at once, {damage} damage on average',
  'opens-the-door': 'the party is ready for the next room',
  'out-of-harm': 'there is about {damage} damage less to fear there',
  'into-reach': 'from there it can do about {damage} damage',
  'closes-in': 'no enemy can be reached yet, so it moves closer',
  'bears-it': 'can bear {amount} damage: {left} hit points are left',
  'saves-life': '{amount} damage would be the end',
  'spares-hit-points':
    '{amount} damage weighs more than {count, plural, =0 {a card that will not be played again} one {the turn that the card was worth} other {the # turns that the cards were worth}}',
  'needs-cards': 'too few cards to play on: {count} in hand',
  'has-cards': 'the cards last for now: {count} in hand',
  'too-dear': '{card} is worth more than a hit point',
  'can-be-spared': '{card} is missed least',
  'item-helps': '{item} helps now',
  'makes-it-better': 'it only gets better by it',
  'nothing-better': 'there is nothing better to do',
  'no-preference': 'it makes no difference',
} as const satisfies Record<BotReason, string>;
