import type { Ctx } from '../state/events.ts';
import type { State, View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { scenarioPlan } from './plan.ts';
import { nearestEmpty, placeMonster } from './spawn.ts';

type Table = Pick<View, 'scenario' | 'counters'>;

const known = new Map<string, readonly string[]>();

/**
 * Returns the monsters of a scenario that enter the map only for their turns. Cached, because most scenarios have none.
 */
function lurkersOf(scenario: string): readonly string[] {
  let found = known.get(scenario);
  if (found === undefined) {
    const effects = scenarioPlan(scenario).record.rules.flatMap((rule) => rule.effects);
    found = effects.flatMap((effect) => (effect.type === 'lurk' ? [effect.monster] : []));
    known.set(scenario, found);
  }
  return found;
}

/** Checks whether a figure is off the map and returns on its next turn. */
export function isLurking({ scenario, counters }: Table, id: FigureId): boolean {
  return lurkersOf(scenario).length > 0 && counters[`lurking:${id}`] === 1;
}

/** Adds the lurking monsters to the scenario at its start, off the map. */
export function placeLurkers(state: State, ctx: Ctx): void {
  for (const monster of lurkersOf(state.scenario)) {
    const id = placeMonster(state, { monster, rank: 'boss', cell: -1, dropsMoney: true, acted: false }, ctx);
    if (id !== undefined) state.counters[`lurking:${id}`] = 1;
  }
}

/** Places a lurking monster at the start of its turn: on the next marker in order, or as near as possible. */
export function comeOut(state: State, id: FigureId, { log }: Pick<Ctx, 'log'>): void {
  if (!isLurking(state, id)) return;
  const { markers } = scenarioPlan(state.scenario);
  const letters = [...markers.keys()].toSorted();
  const n = state.counters['boss-goes-to'] ?? 0;
  const [cell] = nearestEmpty(state, markers.get(letters[n % letters.length] ?? '')?.[0] ?? -1);
  if (cell === undefined) return;
  state.counters['boss-goes-to'] = n + 1;
  state.counters[`lurking:${id}`] = 0;
  state.figures[id]!.cell = cell;
  log({ type: 'spawned', figure: id, cell });
}

/** Removes a lurking monster after its melee attack. It keeps its damage. */
export function hideAgain(state: State, id: FigureId, { log }: Pick<Ctx, 'log'>): void {
  const figure = state.figures[id]!;
  if (figure.cell < 0 || !lurkersOf(state.scenario).includes(figure.type)) return;
  figure.cell = -1;
  state.counters[`lurking:${id}`] = 1;
  log({ type: 'released', figure: id });
}
