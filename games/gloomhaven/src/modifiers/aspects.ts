import type { Amount } from '../vocabulary/facts.ts';
import type { Condition, Element, ITEM_SLOTS, Keyword } from '../vocabulary/vocabulary.ts';
import type { TargetSelector } from './abilityShape.ts';
import type { Choose } from './kinds/conditional/choose.ts';
import type { Cost } from './kinds/conditional/cost.ts';
import type { On } from './kinds/conditional/on.ts';
import type { When } from './kinds/conditional/when.ts';
import type { Consume } from './kinds/elements/consume.ts';
import type { Perform } from './kinds/performance/perform.ts';
import type { Selector } from './selector.ts';

/** Damage and experience per obstacle of a push. */
interface Collision {
  readonly damage: number;
  readonly xp: number;
}

/** The terms of a push or a pull beside its distance. */
interface ForceTerms {
  /** Obstacles on the path are destroyed. */
  readonly throughObstacles?: Collision | undefined;
  /** For each hex that could not be entered. */
  readonly blocked?: Collision | undefined;
  /** Fewer hexes are allowed. */
  readonly isOpen?: boolean;
  /** The range of the chosen hex. */
  readonly hexWithin?: number | undefined;
}

/** The part of a modifier in the defence against an attack. */
export interface DefenceTerms {
  readonly mode?: 'advantage' | 'disadvantage';
  readonly shield?: Amount;
  readonly retaliate?: { readonly range: number; readonly value: Amount };
  /** A drawn modifier card of this value counts as zero. */
  readonly ignored?: 'double' | 'null';
  /** It prevents all damage. */
  readonly isTotal?: true;
}

/** The hexes of an area as axial offsets; `own` when they are relative to the figure's own hex. */
interface AreaTerms {
  readonly own: boolean;
  readonly hexes: readonly (readonly [number, number])[];
}

/** Prohibition of a card for figures. */
export type Prohibition = 'fly' | 'invisible' | 'attack' | 'losing-for-damage' | 'items';

/** Further effects of a trap of a card, beside its damage and conditions, when an enemy springs it. */
interface TrapTerms {
  readonly xp: number;
  readonly splash?: { readonly damage: number; readonly conditions: readonly Condition[] } | undefined;
}

/** What a modifier does with a hex that its player chooses. */
export type PlaceTerms =
  | {
      readonly does: 'make-trap';
      readonly damage: number;
      readonly conditions: readonly Condition[];
      /** Monsters take the hex closest to an enemy. */
      readonly isNearEnemy: boolean;
    }
  | ({ readonly does: 'make-obstacle' } & ObstacleTerms)
  | ({ readonly does: 'clear-obstacle' } & ClearedObstacle)
  | { readonly does: 'shift-obstacle'; readonly within: number }
  | ({ readonly does: 'clear-trap' } & ClearedTrap)
  /** Puts the target in a hex within a range, or in that of a figure that just died. */
  | { readonly does: 'put-figure'; readonly within: number | 'fallen' };

/** An obstacle of one hex or of three; `killed`: in the hex where a figure died. */
export interface ObstacleTerms {
  readonly size: 1 | 3;
  readonly within: number | 'killed';
}

/** The obstacles that a modifier destroys; `beside`: those next to its figure. */
export interface ClearedObstacle {
  readonly within: Amount | 'moved-through' | 'beside';
  /** It takes all of them without asking. */
  readonly isForAll?: boolean;
}

/** The traps that a modifier disarms, and the figures it may turn them on. */
export interface ClearedTrap {
  readonly within: number | 'moved-through';
  readonly onto: Selector | undefined;
  /** It takes all of them without asking. */
  readonly isForAll?: boolean;
}

/** Items that may be refreshed; no slots means all. R 12.2 */
interface RefreshTerms {
  readonly state: 'spent' | 'consumed' | 'either';
  readonly slots: readonly (typeof ITEM_SLOTS)[number][];
}

/** Property that a modifier of a half gives to its card. */
export interface CardTraits {
  /** R 4.8: the card stays in the active area. */
  readonly active?: ActiveTerms;
  /** R 4.6 */
  readonly isLost?: true;
  /** R 4.10 */
  readonly isUnrecoverable?: true;
}

/** How long a card is active, and its uses. */
export interface ActiveTerms {
  readonly lasts: 'round' | 'persistent';
  readonly slots: readonly number[];
  readonly keyword?: Keyword | undefined;
}

/**
 * Properties of a kind that rules outside its file ask for: they ask a modifier for its trigger, its price or its
 * prohibition, and never for its kind.
 */
export interface Aspects<Kind> {
  /** It takes effect at a moment. */
  trigger?(modifier: Kind): On;
  /** Its effects apply while a condition holds. */
  conditional?(modifier: Kind): When;
  /** It consumes elements for a bonus. R 10.3 */
  request?(modifier: Kind): Consume;
  /** It has a price other than elements. */
  payment?(modifier: Kind): Cost;
  /** The player chooses from its lists. */
  alternatives?(modifier: Kind): Choose;
  /** Figures perform abilities for it. */
  grant?(modifier: Kind): Perform;
  /** It selects the targets of its ability. R 7.1 */
  targets?(modifier: Kind): TargetSelector;
  /** It is the area of its attack. */
  area?(modifier: Kind): AreaTerms;
  force?(modifier: Kind): ForceTerms;
  defence?(modifier: Kind): DefenceTerms;
  card?(modifier: Kind): CardTraits;
  prohibition?(modifier: Kind): Prohibition;
  trap?(modifier: Kind): TrapTerms;
  /** It takes effect in a hex that its player chooses. R 5.5, 5.6 */
  place?(modifier: Kind): PlaceTerms;
  refreshes?(modifier: Kind): RefreshTerms;
  /** The conditions that it removes. */
  removes?(modifier: Kind): 'negative' | readonly Condition[];
  /** It moves the marks of cards with a keyword, or of those without one. R 4.8 */
  movedMarks?(modifier: Kind): Keyword | 'without';
  infusion?(modifier: Kind): Element | 'any';
  experience?(modifier: Kind): Amount;
  /** It ignores this much shield on a modifier card. R 7.7 */
  pierced?(modifier: Kind): number | 'all';
  /** The number of a boss's special. R 13.11 */
  special?(modifier: Kind): number;
  /** More small items. R 12.1 */
  pockets?(modifier: Kind): number;
  /** Its line for stickers on a range. R 16.12 */
  hasRangeLine?(modifier: Kind): boolean;
  /** A monster with it needs a focus although its ability has no target. R 13.4 */
  readonly isAimed?: true;
  /** The owner of a summon with it may attack from the summon's hex. */
  readonly isOrigin?: true;
  /** On a modifier card it stands as in a special action, not as on an attack. R 7.14 */
  readonly isForDrawer?: true;
}
