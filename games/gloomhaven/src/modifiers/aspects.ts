import type { Amount } from '../vocabulary/facts.ts';
import type { Condition, Element, Keyword } from '../vocabulary/vocabulary.ts';
import type { TargetSelector } from './abilityShape.ts';
import type { Choose } from './kinds/conditional/choose.ts';
import type { Cost } from './kinds/conditional/cost.ts';
import type { On } from './kinds/conditional/on.ts';
import type { When } from './kinds/conditional/when.ts';
import type { Consume } from './kinds/elements/consume.ts';
import type { Perform } from './kinds/performance/perform.ts';

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
