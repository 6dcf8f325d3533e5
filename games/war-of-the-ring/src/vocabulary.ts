export * from './content/vocabulary.ts';

/** The six phases of a turn. R 5 */
export const PHASES = ['recover', 'fellowship', 'allocation', 'roll', 'actions', 'victory'] as const;

/** What an action die may be used for. Which face allows what stands in `dieUses.ts`. R 6 */
export const USES = [
  'armies',
  'attack',
  'fellowship',
  'hide',
  'separate',
  'companions',
  'minions',
  'diplomacy',
  'recruit',
  'minion',
  'voice',
  'draw',
  'upgrade',
  'ability',
  'remove',
] as const;
export type Use = (typeof USES)[number];

/** Ways a battle is fought. R 9.3, 9.7 */
export const BATTLES = ['field', 'siege', 'sortie'] as const;

/** How a match can be won. R 12 */
export const ENDINGS = ['corruption', 'ring-destroyed', 'shadow-military', 'free-military'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a card may ask somebody to choose; the value is its number. */
export const PICKS = [
  'region',
  'place',
  'nation',
  'character',
  'troop',
  'card',
  'die',
  'deck',
  'number',
  'branch',
  'done',
] as const;

/**
 * The points at which cards on the table and characters are asked for. Where several are due at one point the order of this
 * list holds, then the cards in the order in which they came to the table; the Shadow's before those of the Free Peoples
 * inside one point.
 */
const MOMENTS = [
  /** An Army wants to enter or attack a region. */
  'army-enters',
  /** A Nation is to be activated, and by what. */
  'activation',
  /** A Muster die is to advance a Nation. */
  'muster-advance',
  /** A Nation was advanced, and by what. */
  'advanced',
  /** A die moved the Fellowship: where it goes. */
  'fellowship-die',
  /** The Hunt is about to be rolled. */
  'hunt-roll',
  /** A Hunt tile is about to be drawn. */
  'hunt-draw',
  /** A Hunt tile was drawn. */
  'hunt-tile',
  /** A Companion was lost to the Hunt. */
  'hunt-casualty',
  /** The figure went along a path, declared or revealed. */
  'fellowship-path',
  'declared',
  'revealed',
  /** An event card was played and has done what it does. */
  'card-played',
  /** Combat cards are chosen. */
  'combat-cards',
  /** An action is over: table cards whose condition no longer holds leave. */
  'action-end',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The steps of a combat round at which combat cards act, in order; the same number is printed on the card. R 9.4.2 */
export const STAGES = [
  /** 0: cancels the other card. */
  'cancel',
  /** 1: leaves the battle, or puts somebody out of it. */
  'leave',
  /** 2: attacks before the Combat roll. */
  'before-roll',
  /** 3: changes the Combat roll. */
  'roll',
  /** 4: changes misses before the Leader re-roll. */
  'before-reroll',
  /** 5: looks at the hits after the Leader re-roll. */
  'after-reroll',
  /** 6: before casualties are taken. */
  'before-casualties',
  /** 7: after casualties were taken. */
  'after-casualties',
] as const;
export type Stage = (typeof STAGES)[number];
