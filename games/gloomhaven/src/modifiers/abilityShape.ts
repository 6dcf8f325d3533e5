import type { Gait } from '@tessera/space';
import type { AttackArea } from '../board/index.ts';
import type { STATS } from '../vocabulary/vocabulary.ts';
import type { Action } from './action.ts';
import type { Selector } from './selector.ts';

export type Stat = (typeof STATS)[number];

/** The range of an ability that is limited only by line of sight. */
export const ANY_RANGE = 99;

/** Figures that an ability targets: in place of the usual target, or besides it. */
export type TargetSelector = Selector & { readonly also: boolean; readonly together: boolean };

/** The parameters of an ability: the printed ones plus all additions. Modifiers write it, steps read it. */
export interface Shape {
  readonly type: Action['type'];
  /** Attack, move, heal or loot value, including bonuses. */
  value: number;
  /** Factor applied after all additions. R 7.2 */
  factor: number;
  /** 0 is melee or adjacent. */
  range: number;
  /** The range in the figure's own statistics; 0 when there is none. */
  readonly ownRange: number;
  /** The target selector, when it is not one enemy in range. */
  target: TargetSelector | undefined;
  also: TargetSelector[];
  /** The number of targets; `ALL_TARGETS` for every match. */
  targets: number;
  /** Additional targets. R 7.13 */
  extra: number;
  area: AttackArea | undefined;
  /** The changes of the value for each further target, and its distance from the last one. */
  chain: { readonly steps: readonly number[]; readonly within: number } | undefined;
  gait: Gait;
  teleport: { readonly to: 'any' | 'marked' | 'fallen' | 'range'; readonly range?: number | undefined } | undefined;
  /** Conditions on the path. */
  ways: ('straight' | 'ends-beside-obstacle' | 'ends-beside-you')[];
  lootPath: boolean;
  lootLimit: number;
  pierce: number;
  advantage: boolean;
  disadvantage: boolean;
  /** Invisible enemies can be targeted. */
  sight: boolean;
  /** Bonuses for other effects of the ability: push, shield, damage, recover… */
  readonly bonus: Record<Stat, number>;
  /** Whether the figure can perform it: a summon without an attack value cannot attack. */
  possible: boolean;
}
