/** The six elements. R 10.1 */
export const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
export type Element = (typeof ELEMENTS)[number];

/** How strong an element is. R 10.1 */
export const ELEMENT_STATES = ['inert', 'waning', 'strong'] as const;
export type ElementState = (typeof ELEMENT_STATES)[number];

/** Conditions that hurt. R 8; brittle and bane are an option of later games. R 8.12 */
export const NEGATIVE_CONDITIONS = [
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'curse',
  'brittle',
  'bane',
] as const;

/** Conditions that help. R 8; regenerate and ward are an option of later games. R 8.12 */
const POSITIVE_CONDITIONS = ['invisible', 'strengthen', 'bless', 'regenerate', 'ward'] as const;

export const CONDITIONS = [...NEGATIVE_CONDITIONS, ...POSITIVE_CONDITIONS] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Ranks of monsters. R 1.6 */
export const RANKS = ['normal', 'elite', 'boss', 'named'] as const;
export type Rank = (typeof RANKS)[number];

/** Where an item is worn. R 12.1 */
export const ITEM_SLOTS = ['head', 'body', 'legs', 'one-hand', 'two-hand', 'small'] as const;

/** Words that some classes print on cards and that other cards refer to. */
export const KEYWORDS = ['augment', 'song', 'doom', 'command'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What a bonus may be added to. */
export const STATS = [
  'attack',
  'move',
  'range',
  'heal',
  'loot',
  'target',
  'push',
  'pull',
  'pierce',
  'shield',
  'retaliate',
  'damage',
  'recover',
] as const;

/**
 * The declared points at which effects of cards, items, perks and scenarios are asked for. Where several are due at the
 * same point they come in this order of owners: scenario, monsters, characters by initiative; the player orders their own.
 */
export const MOMENTS = [
  /** Cards are revealed, before the order of turns is fixed. */
  'cards-revealed',
  'round-start',
  'turn-start',
  /** Any point of one's own turn that is free for items and the like. */
  'turn',
  'turn-end',
  'round-end',
  /** An attack action is about to begin: what is done before it. */
  'attack-action-start',
  /** An attack action begins: what is added counts for all its targets. */
  'attack-action',
  /** One target is attacked, before the modifier is drawn. */
  'attack',
  /** An attack action is over, before its card moves. */
  'attack-action-end',
  /** One is attacked, before the modifier is drawn. R 7.15 */
  'attacked',
  /** A modifier is drawn against one. */
  'modifier-drawn',
  /** Damage of an attack is about to be suffered. R 7.15 */
  'attack-damage',
  /** Damage of any source is about to be suffered. */
  'damage',
  /** Damage was suffered. */
  'damaged',
  /** One retaliates. R 7.8 */
  'retaliate',
  /** A move action is about to begin: what is done before it, or in the course of it. */
  'move-action-start',
  'move-action',
  /** A move action is over. */
  'moved',
  'loot-action',
  'heal-action',
  /** One is healed, before hit points are restored. */
  'healed',
  /** One has killed somebody. */
  'kill',
  'death',
  /** One has died and is off the map. */
  'fallen',
  /** A mark on somebody who has fallen is about to end. */
  'mark-ending',
  'condition-gained',
  'condition-given',
  /** One has cursed an enemy. R 8.8 */
  'curse-given',
  'element-consumed',
  /** An enemy is about to consume an element. */
  'element-wanted',
  'trap-sprung',
  'item-used',
  'basic-top',
  'basic-bottom',
  'short-rest',
  'long-rest',
  'forced-movement',
] as const;
export type Moment = (typeof MOMENTS)[number];
