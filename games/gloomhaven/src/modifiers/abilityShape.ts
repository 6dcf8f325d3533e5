import type { Gait } from '@tessera/space';
import type { AttackArea } from '../board/index.ts';
import type { STATS } from '../vocabulary/vocabulary.ts';
import type { Action } from './action.ts';
import type { Of } from './effect.ts';

export type Stat = (typeof STATS)[number];

/** The range of an ability that is limited only by line of sight. */
export const ANY_RANGE = 99;

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
  target: Of<'target'> | undefined;
  also: Of<'target'>[];
  /** The number of targets; `ALL_TARGETS` for every match. */
  targets: number;
  /** Additional targets. R 7.13 */
  extra: number;
  area: AttackArea | undefined;
  chain: Of<'chain'> | undefined;
  gait: Gait;
  teleport: Of<'teleport'> | undefined;
  /** Conditions on the path. */
  ways: Of<'path'>['shape'][];
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
