import type { Cell } from '@tessera/space';
import { statsOf } from '../content/statistics.ts';
import { walkFrames } from '../perform/move.ts';
import { numberOf, scenarioFacts } from '../scenario/numbers.ts';
import { isIdle, leadOf, marchOf } from '../scenario/persistentRules.ts';
import { groundIn, scenarioPlan } from '../scenario/plan.ts';
import { scenarioRulesAt } from '../scenario/ruleTimes.ts';
import { isEmptyHex } from '../scenario/spawn.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';

/** Returns what a monster does when a special rule replaces its turn, or undefined when its card counts. R 14 */
export function orderFrames(state: State, figure: FigureId): Frame[] | undefined {
  return isIdle(state, figure) ? [] : (marchFrames(state, figure) ?? leadFrames(state, figure));
}

/** Moves a monster to the object that it leads, or with it towards the marker. */
function leadFrames(state: State, figure: FigureId): Frame[] | undefined {
  const lead = leadOf(state, figure);
  const led = lead === undefined ? -1 : ledBy(state, lead.object);
  if (lead === undefined || led < 0) return undefined;
  const { cell } = state.figures[led]!;
  const isThere = groundIn(state).areAdjacent(state.figures[figure]!.cell, cell);
  const goals = isThere ? (scenarioPlan(state.scenario).markers.get(lead.marker) ?? []) : [cell];
  const cells = goals.flatMap((goal) => besides(state, goal, undefined));
  const move = numberOf(statsOf(state.figures[figure]!).move ?? 0, scenarioFacts(state));
  return [
    ...walkFrames(state, figure, { cells, move }),
    ...(isThere ? [{ at: 'lead.end' as const, figure, led }] : []),
  ];
}

function ledBy({ figures }: State, object: string): FigureId {
  return figures.findIndex(({ type, cell }) => type === object && cell >= 0);
}

/** Sends the nearest monster of its kind beside the target, once per round. */
function marchFrames(state: State, figure: FigureId): Frame[] | undefined {
  const march = marchOf(state, figure);
  if (march === undefined) return undefined;
  const key = `marched:${march.target}`;
  const target = state.figures.findIndex(({ type, cell }) => type === march.target && cell >= 0);
  if (target < 0 || state.counters[key] === state.round) return undefined;
  if (nearestOf(state, march.monsters, figure, target) !== figure) return undefined;
  state.counters[key] = state.round;
  const cells = besides(state, state.figures[target]!.cell, march.avoid);
  return [...walkFrames(state, figure, { cells, move: march.move }), { at: 'march.end', figure, target }];
}

/** Returns the monster nearest to the target among those that have not acted; among equals the one whose turn it is. */
function nearestOf(state: State, monsters: readonly string[], figure: FigureId, target: FigureId): FigureId {
  const ground = groundIn(state);
  const far = (id: FigureId) => ground.range(state.figures[id]!.cell, state.figures[target]!.cell);
  const waiting = state.figures.flatMap(({ type, cell, acted }, id) =>
    cell >= 0 && !acted && monsters.includes(type) ? [id] : [],
  );
  return waiting.reduce((best, id) => (far(id) < far(best) ? id : best), figure);
}

/** Returns the hexes beside a cell, without those of a marker. */
function besides(state: State, cell: Cell, avoid: string | undefined): Cell[] {
  const { markers, plan } = scenarioPlan(state.scenario);
  const avoided = avoid === undefined ? [] : (markers.get(avoid) ?? []);
  return Array.from({ length: plan.board.size }, (_, at) => at).filter(
    (at) => plan.board.distance(at, cell) === 1 && !avoided.includes(at),
  );
}

/** The ends of fixed orders: rules apply after a march beside the target, and an object follows its leader. */
export const fixedOrders = {
  'march.end'(state, { figure, target }) {
    const { cell, type } = state.figures[figure]!;
    const march = marchOf(state, figure);
    if (march === undefined || !besides(state, state.figures[target]!.cell, march.avoid).includes(cell))
      return undefined;
    return scenarioRulesAt(state, 'marched', { figure, what: type });
  },

  'lead.end'(state, { figure, led }, { log }) {
    const ground = groundIn(state);
    const one = state.figures[led]!;
    const { cell } = state.figures[figure]!;
    if (cell < 0 || one.cell < 0 || ground.areAdjacent(cell, one.cell)) return undefined;
    const free = besides(state, cell, undefined).filter((at) => ground.areAdjacent(cell, at) && isEmptyHex(state, at));
    const [nearest] = free.toSorted((a, b) => ground.range(one.cell, a) - ground.range(one.cell, b));
    if (nearest === undefined) return undefined;
    one.cell = nearest;
    log({ type: 'put', figure: led, cell: nearest });
    return undefined;
  },
} satisfies Rule<'march.end' | 'lead.end'>;
