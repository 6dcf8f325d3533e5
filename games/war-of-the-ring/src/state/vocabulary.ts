export * from '../content/vocabulary.ts';

/** The six phases of a turn. R 5 */
export const PHASES = ['recover', 'fellowship', 'allocation', 'roll', 'actions', 'victory'] as const;

/** Uses of an action die; `dieUses.ts` lists the uses of each face. R 6 */
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

/** Reasons for a victory. R 12 */
export const ENDINGS = ['corruption', 'ring-destroyed', 'shadow-military', 'free-military'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Kinds of battle. R 9.3, 9.7 */
export const BATTLES = ['field', 'siege', 'sortie'] as const;

/** Kinds of choice that a card may ask for; the value is a number of that kind. */
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
 * Moments at which cards on the table and characters act. Several at one moment act in the order of this list, then by
 * age on the table; within one moment the Shadow's come first.
 */
const MOMENTS = [
  /** An Army is about to enter or attack a region. */
  'army-enters',
  /** A Nation is about to be activated, with the cause. */
  'activation',
  /** A Muster die is about to advance a Nation. */
  'muster-advance',
  /** A Nation was advanced, with the cause. */
  'advanced',
  /** A die moved the Fellowship; its destination is open. */
  'fellowship-die',
  /** The Hunt is about to be rolled. */
  'hunt-roll',
  /** A Hunt tile is about to be drawn. */
  'hunt-draw',
  /** A Hunt tile was drawn. */
  'hunt-tile',
  /** A Companion was lost to the Hunt. */
  'hunt-casualty',
  /** The figure moved along a path, declared or revealed. */
  'fellowship-path',
  'declared',
  'revealed',
  /** An event card was played and its effects are done. */
  'card-played',
  /** Combat cards are chosen. */
  'combat-cards',
  /** An action ended: table cards whose condition no longer holds leave. */
  'action-end',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Stages of a combat round at which combat cards act, in order; the number is printed on the card. R 9.4.2 */
export const STAGES = [
  /** 0: cancels the other card. */
  'cancel',
  /** 1: leaves the battle, or excludes a character from it. */
  'leave',
  /** 2: attacks before the Combat roll. */
  'before-roll',
  /** 3: changes the Combat roll. */
  'roll',
  /** 4: changes misses before the Leader re-roll. */
  'before-reroll',
  /** 5: counts the hits after the Leader re-roll. */
  'after-reroll',
  /** 6: before casualties are taken. */
  'before-casualties',
  /** 7: after casualties were taken. */
  'after-casualties',
] as const;
export type Stage = (typeof STAGES)[number];
