import type { Ctx } from '../state/events.ts';
import { isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { objectOf } from './persistentRules.ts';
import { scenarioPlan } from './plan.ts';
import { scenarioRulesAt } from './ruleTimes.ts';

/** Removes an escorted person from the map, saved, when it reaches its destination. R 14.4 */
export function leaveMap(state: State, id: FigureId, { log }: Ctx): Frame[] {
  const object = isUp(state, id) ? objectOf(state, id) : undefined;
  if (object?.walksTo === undefined || !object.leaves) return [];
  const { cell } = state.figures[id]!;
  if (!scenarioPlan(state.scenario).markers.get(object.walksTo)?.includes(cell)) return [];
  state.figures[id]!.cell = -1;
  state.counters[`saved:${object.id}`] = (state.counters[`saved:${object.id}`] ?? 0) + 1;
  log({ type: 'saved', figure: id });
  return scenarioRulesAt(state, 'arrived', { figure: id, what: object.id, cell });
}
