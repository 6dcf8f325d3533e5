import type { Cell } from '@tessera/space';
import { recordOf } from '../content/lookup.ts';
import { isMonster } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { scenarioPlan } from './plan.ts';
import { scenarioRulesAt } from './ruleTimes.ts';
import { loseSustenance } from './spawn.ts';
import { countFor, countKill, type Kill } from './tally.ts';

/**
 * Records a death for the scenario, for the killer's battle goals and for rules that wait for it. `by` is the killer,
 * or -1 for none. R 7.16, 14
 */
export function noteDeath(
  state: State,
  id: FigureId,
  by: FigureId,
  kill: Omit<Kill, 'elite' | 'kind'>,
  cell: Cell = -1,
): Frame[] {
  const figure = state.figures[id]!;
  const { counters } = state;
  if (figure.kind === 'objective') {
    counters[`destroyed:${figure.type}`] = (counters[`destroyed:${figure.type}`] ?? 0) + 1;
    loseSustenance(state, figure.type);
    return scenarioRulesAt(state, 'object-destroyed', { figure: id, what: figure.type, cell });
  }
  if (!isMonster(figure)) return [];
  counters[`killed:${figure.type}`] = (counters[`killed:${figure.type}`] ?? 0) + 1;
  if (figure.side === 'monsters') {
    counters.killed = (counters.killed ?? 0) + 1;
    countKill(state, by, { kind: figure.type, elite: figure.kind === 'elite', ...kill });
  }
  return [
    ...unmask(state, id, cell),
    ...scenarioRulesAt(state, 'monster-killed', { figure: id, what: figure.type, cell }),
  ];
}

/** Returns the figure that appears when a killed figure was only a disguise. */
function unmask({ scenario, counters }: State, id: FigureId, near: Cell): Frame[] {
  return scenarioPlan(scenario).record.placements.flatMap(({ hides }): Frame[] =>
    hides !== undefined && counters[`hides:${hides}`] === id
      ? [
          {
            at: 'spawn',
            monster: hides,
            rank: recordOf('monster', hides).rank === 'ordinary' ? 'normal' : 'boss',
            near,
          },
        ]
      : [],
  );
}

/**
 * Records that a hero is out: the others have lost an ally. Its hex is stored only if the scenario needs it, so that
 * older matches replay unchanged.
 */
export function noteExhaustion(state: State, seat: number, cell: Cell): void {
  const { record } = scenarioPlan(state.scenario);
  const { losses } = record;
  const isAsked = losses.some((loss) => loss.type === 'exhausted' && loss.offMarker !== undefined);
  state.counters[`exhausted-at:${seat}`] = isAsked ? cell : -1;
  for (const loss of losses) {
    if (loss.type !== 'exhausted' || loss.afterRoom === undefined) continue;
    const room = record.rooms.findIndex(({ id }) => id === loss.afterRoom);
    if (state.map.revealed.includes(room)) state.counters[`exhausted-after:${loss.afterRoom}`] = 1;
  }
  for (const [other] of state.heroes.entries()) if (other !== seat) countFor(state, other, 'ally-exhausted');
}

/** Records looted goal treasures. */
export function noteGoalLooted(state: State, figure: FigureId, cells: readonly number[]): Frame[] {
  const tiles = cells.length;
  if (tiles === 0) return [];
  state.counters['goals-looted'] = (state.counters['goals-looted'] ?? 0) + tiles;
  const looter = `goals-looted:${state.figures[figure]!.seat}`;
  state.counters[looter] = (state.counters[looter] ?? 0) + tiles;
  return cells.flatMap((cell) => scenarioRulesAt(state, 'goal-looted', { figure, cell }));
}
