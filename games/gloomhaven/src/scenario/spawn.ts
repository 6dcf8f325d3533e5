import type { Cell } from '@tessera/space';
import type { FigureKind } from '../board/index.ts';
import { noConditions } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { statsAt } from '../content/pointed.ts';
import type { MonsterRecord } from '../content/records/monster.ts';
import type { Ctx } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { Figure, FigureId } from '../state/stateRecords.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';
import { numberOf, scenarioFacts } from './numbers.ts';
import { standingCount } from './persistentRules.ts';
import { groundIn, scenarioPlan } from './plan.ts';

/** Ranks for placing monsters: bosses and named ones are both `boss`. R 1.6 */
export type PlacedRank = 'normal' | 'elite' | 'boss';

/** How a monster enters the map. */
export interface SpawnOptions {
  readonly monster: string;
  readonly rank: PlacedRank;
  readonly cell: Cell;
  /** Hit points other than those of its kind; never more than its maximum. R 13.14 */
  readonly hitPoints?: number;
  /** Whether it drops money: false for summoned and spawned monsters. R 7.16 */
  readonly dropsMoney: boolean;
  /** Whether it takes no turn in this round. R 13.7, 14.1 */
  readonly acted: boolean;
}

/** Places a monster on the map if a standee is left. R 2.4 */
export function placeMonster(state: State, placing: SpawnOptions, { chance, log }: Ctx): FigureId | undefined {
  const { monster, rank, cell, hitPoints, dropsMoney, acted } = placing;
  const record = recordOf('monster', monster);
  const free = freeStandees(state, record);
  // A named monster always has a standee, although it shares those of a kind.
  const numbers = free.length === 0 && record.rank !== 'ordinary' ? [record.standees] : free;
  if (numbers.length === 0) {
    log({ type: 'no-standee', monster });
    return undefined;
  }
  const stats = statsPointer(state, record, rank);
  const maxHp = hitPointsOf(state, monster, rank) + sustained(state, monster);
  state.figures.push({
    kind: kindOf(record, rank),
    type: monster,
    side: sideOf(state, monster),
    cell,
    hp: Math.min(hitPoints ?? maxHp, maxHp),
    maxHp,
    ...noConditions,
    number: chance.draw(numbers),
    seat: -1,
    stats,
    acted,
    dropsMoney,
  });
  return state.figures.length - 1;
}

/** Returns the hit points of a monster of a rank at its level. */
export function hitPointsOf(state: State, monster: string, rank: PlacedRank): number {
  const stats = statsPointer(state, recordOf('monster', monster), rank);
  return Math.max(1, numberOf(statsAt(stats).hitPoints ?? 1, scenarioFacts(state)));
}

/** Returns the bonus hit points of a kind: one per object that sustains it. */
function sustained(state: State, monster: string): number {
  const { sustainedBy } = recordOf('scenario', state.scenario).monsters.find((one) => one.monster === monster) ?? {};
  return sustainedBy === undefined ? 0 : standingCount(state, sustainedBy);
}

/** Removes the bonus hit point of a destroyed object from the monsters that it sustained, but no other hit point. */
export function loseSustenance(state: State, object: string): void {
  const { monsters } = recordOf('scenario', state.scenario);
  const fed = monsters.flatMap(({ monster, sustainedBy }) => (sustainedBy === object ? [monster] : []));
  for (const one of state.figures) {
    if (one.cell < 0 || !isMonsterKind(one.kind) || !fed.includes(one.type)) continue;
    one.maxHp = Math.max(1, one.maxHp - 1);
    one.hp = Math.min(one.hp, one.maxHp);
  }
}

/** Returns the standee numbers that are free. Kinds may share them. R 2.4 */
function freeStandees({ figures }: State, record: MonsterRecord): number[] {
  const family = record.sharesStandeesOf ?? record.id;
  const shares = (type: string) => type === family || recordOf('monster', type).sharesStandeesOf === family;
  const taken = new Set<number>();
  for (const one of figures) if (one.cell >= 0 && isMonsterKind(one.kind) && shares(one.type)) taken.add(one.number);
  const size = recordOf('monster', family).standees;
  return Array.from({ length: Math.max(size, record.standees) }, (_, i) => i + 1).filter((n) => !taken.has(n));
}

function isMonsterKind(kind: FigureKind): boolean {
  return kind === 'normal' || kind === 'elite' || kind === 'boss' || kind === 'named';
}

function kindOf({ rank: of }: MonsterRecord, rank: PlacedRank): FigureKind {
  return of === 'ordinary' ? (rank === 'boss' ? 'normal' : rank) : of;
}

/** Returns the pointer to the statistics by rank and monster level, which a scenario may raise. R 13.1 */
export function statsPointer(
  { scenario, monsterLevel }: Pick<State, 'scenario' | 'monsterLevel'>,
  record: MonsterRecord,
  rank: PlacedRank,
): Pointer {
  const shift = recordOf('scenario', scenario).monsters.find(({ monster }) => monster === record.id)?.levelShift ?? 0;
  const row = 'boss' in record.levels ? 'boss' : rank === 'elite' ? 'elite' : 'normal';
  return below(`monster/${record.id}`, 'levels', row, Math.min(7, monsterLevel + shift));
}

/** Returns the side of a kind of monsters. R 13.13 */
function sideOf({ scenario, counters }: State, monster: string): Figure['side'] {
  const taken = counters[`side:${monster}`];
  if (taken !== undefined) return SIDES_TAKEN[taken] ?? 'monsters';
  return recordOf('scenario', scenario).allies.includes(monster) ? 'party' : 'monsters';
}

/** Sides in the encoding of the counters. */
export const SIDES_TAKEN: readonly Figure['side'][] = ['party', 'monsters', 'third'];

/** Checks whether a hex is empty: no figure, token or overlay. Doors must be open. R 1.4 */
export function isEmptyHex(state: State, cell: Cell): boolean {
  const { map, figures } = state;
  const ground = groundIn(state);
  if (ground.hidden[cell] === 1 || ground.closed[cell] !== 0) return false;
  if (figures.some((one) => one.cell === cell)) return false;
  if (map.money.includes(cell) || map.goals.includes(cell) || map.treasures.some((one) => one.cell === cell))
    return false;
  if (map.hazards.includes(cell) || map.difficult.includes(cell)) return false;
  return !map.traps.some((trap) => trap.cell === cell) && !map.obstacles.some((cells) => cells.includes(cell));
}

/** Returns the empty hexes nearest to a hex, or the hex itself if it is empty. R 14.1 */
export function nearestEmpty(state: State, near: Cell): Cell[] {
  const { plan } = scenarioPlan(state.scenario);
  const ground = groundIn(state);
  let best: Cell[] = [];
  let least = Number.MAX_SAFE_INTEGER;
  for (let cell = 0; cell < plan.board.size; cell++) {
    const far = ground.range(near, cell);
    if (far > least || far >= plan.board.size || !isEmptyHex(state, cell)) continue;
    if (far < least) best = [];
    least = far;
    best.push(cell);
  }
  return best;
}
