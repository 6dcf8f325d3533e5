import type { Cell } from '@tessera/space';
import { recordOf } from '../content/lookup.ts';
import { handOvers, takeThing, thingsOn } from '../scenario/carriedTokens.ts';
import { noteGoalLooted } from '../scenario/deaths.ts';
import { noteEnding } from '../scenario/outcome.ts';
import { lootsGoalsByAbility } from '../scenario/persistentRules.ts';
import { groundIn, scenarioPlan } from '../scenario/plan.ts';
import { countFor } from '../scenario/tally.ts';
import type { Ctx } from '../state/events.ts';
import { creditOf, gainXp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { inflictCondition } from '../triggers/inflictCondition.ts';
import { bailFrames } from './flooding.ts';

/** A loot ability: everything within range and line of sight, including the figure's own hex. R 9.1, 9.5 */
export const loot = {
  loot(state, { figure, range, most }, ctx) {
    const ground = groundIn(state);
    const from = state.figures[figure]!.cell;
    if (from < 0) return undefined;
    const isNear = (cell: Cell) =>
      ground.range(from, cell) <= range && (cell === from || ground.sight.sees(from, cell));
    return [
      ...take(state, figure, isNear, most, true, ctx),
      ...handOvers(state, figure, range),
      ...bailFrames(state, figure, range),
    ];
  },
} satisfies Rule<'loot'>;

/** Loots a hero's own hex at the end of its turn or during its move. R 9.3 */
export function lootHex(state: State, figure: FigureId, ctx: Ctx): Frame[] {
  const { cell: here } = state.figures[figure]!;
  return take(state, figure, (cell) => cell === here, 99, false, ctx);
}

/** Loots one goal treasure like a loot ability. */
export function lootGoal(state: State, figure: FigureId, at: Cell, ctx: Ctx): Frame[] {
  if (!state.map.goals.includes(at)) return [];
  state.map.goals = state.map.goals.filter((cell) => cell !== at);
  ctx.log({ type: 'looted', figure, money: 0, treasures: [], goals: 1 });
  const frames = noteGoalLooted(state, figure, [at]);
  noteEnding(state, ctx);
  return frames;
}

function take(
  state: State,
  figure: FigureId,
  isThere: (cell: Cell) => boolean,
  most: number,
  byAbility: boolean,
  ctx: Ctx,
): Frame[] {
  const { map } = state;
  const money = map.money.filter(isThere).slice(0, most);
  for (const cell of money) map.money.splice(map.money.indexOf(cell), 1);
  // A summon loots for its hero.
  const looter = creditOf(state, figure);
  if (looter < 0) {
    if (money.length > 0) ctx.log({ type: 'looted', figure, money: money.length, treasures: [], goals: 0 });
    return [];
  }
  const tiles = map.treasures.filter(({ cell }) => isThere(cell)).slice(0, most - money.length);
  const goals =
    byAbility || !lootsGoalsByAbility(state) ? map.goals.filter(isThere).slice(0, goalsFor(state, figure)) : [];
  const things = goals.flatMap((cell) => thingsOn(state, cell));
  if (money.length + tiles.length + goals.length === 0) return [];
  const treasures = tiles.map(({ treasure }) => treasure);
  map.treasures = map.treasures.filter(({ treasure }) => !treasures.includes(treasure));
  map.goals = map.goals.filter((cell) => !goals.includes(cell));
  const hero = state.heroes[looter]!;
  hero.money += money.length;
  hero.treasures.push(...treasures);
  ctx.log({ type: 'looted', figure: looter, money: money.length, treasures, goals: goals.length });
  for (const { id } of things) takeThing(state, id, looter, ctx);
  if (money.length > 0) countFor(state, looter, 'money-looted', money.length);
  if (treasures.length > 0) countFor(state, looter, 'treasure-looted', treasures.length);
  if (money.length + treasures.length > 0)
    countFor(state, looter, 'money-or-treasure-looted', money.length + treasures.length);
  const frames = [...treasures.flatMap((id) => open(state, looter, id, ctx)), ...noteGoalLooted(state, looter, goals)];
  noteEnding(state, ctx);
  return frames;
}

/** Returns how many goal treasures a hero may still take. Where every hero must take one, the limit is one. */
function goalsFor({ scenario, counters }: State, seat: FigureId): number {
  const isOneEach = scenarioPlan(scenario).record.goals.some((goal) => goal.type === 'loot-goals' && goal.each);
  return isOneEach ? Math.max(0, 1 - (counters[`goals-looted:${seat}`] ?? 0)) : 99;
}

/** Resolves a numbered treasure immediately. Items and designs are for after the scenario. R 9.2, 9.6 */
function open(state: State, seat: FigureId, id: string, ctx: Ctx): Frame[] {
  const { xp, damage, conditions } = recordOf('treasure', id);
  ctx.log({ type: 'treasure', seat, treasure: id });
  gainXp(state, seat, xp ?? 0, ctx);
  const frames: Frame[] = conditions.flatMap((condition) => inflictCondition(state, seat, condition, ctx));
  if (damage !== undefined) frames.push({ at: 'damage', figure: seat, amount: damage, by: -1, from: 'trap' });
  return frames;
}
