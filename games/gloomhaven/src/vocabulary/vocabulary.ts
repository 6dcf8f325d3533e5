export const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
export type Element = (typeof ELEMENTS)[number];

/** Strengths of an element. R 10.1 */
export const ELEMENT_STATES = ['inert', 'waning', 'strong'] as const;
export type ElementState = (typeof ELEMENT_STATES)[number];

/** Negative conditions. R 8; brittle and bane are an option from later games. R 8.12 */
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

/** Positive conditions. R 8; regenerate and ward are an option from later games. R 8.12 */
const POSITIVE_CONDITIONS = ['invisible', 'strengthen', 'bless', 'regenerate', 'ward'] as const;

export const CONDITIONS = [...NEGATIVE_CONDITIONS, ...POSITIVE_CONDITIONS] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Ranks of monsters. R 1.6 */
export const RANKS = ['normal', 'elite', 'boss', 'named'] as const;
export type Rank = (typeof RANKS)[number];

/** Equipment slots. R 12.1 */
export const ITEM_SLOTS = ['head', 'body', 'legs', 'one-hand', 'two-hand', 'small'] as const;

/** Keywords that some classes print on cards and that other cards refer to. */
export const KEYWORDS = ['augment', 'song', 'doom', 'command'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Numbers that a bonus may add to. */
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
 * The points at which effects of cards, items, perks and scenarios trigger. Simultaneous effects resolve by owner:
 * scenario, monsters, characters by initiative. Each player orders their own.
 */
export const MOMENTS = [
  /** Cards are revealed, before the turn order is fixed. */
  'cards-revealed',
  'round-start',
  'turn-start',
  /** Any point of the owner's turn at which items and similar effects may be used. */
  'turn',
  'turn-end',
  'round-end',
  /** Before an attack action begins. */
  'attack-action-start',
  /** An attack action begins; bonuses gained here count for all its targets. */
  'attack-action',
  /** Attack on one target, before the modifier is drawn. */
  'attack',
  /** An attack action is over, before its card moves. */
  'attack-action-end',
  /** The figure is attacked, before the modifier is drawn. R 7.15 */
  'attacked',
  /** A modifier is drawn against the figure. */
  'modifier-drawn',
  /** Damage of an attack is pending. R 7.15 */
  'attack-damage',
  /** Damage from any source is pending. */
  'damage',
  /** Damage was suffered. */
  'damaged',
  /** The figure retaliates. R 7.8 */
  'retaliate',
  /** Before a move action begins, or during it. */
  'move-action-start',
  'move-action',
  /** A move action is over. */
  'moved',
  'loot-action',
  'heal-action',
  /** The figure is healed, before hit points are restored. */
  'healed',
  /** The figure killed another figure. */
  'kill',
  'death',
  /** The figure died and is off the map. */
  'fallen',
  /** A mark on a dead figure is about to end. */
  'mark-ending',
  'condition-gained',
  'condition-given',
  /** The figure cursed an enemy. R 8.8 */
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
