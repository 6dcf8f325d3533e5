import { type Refusal, refuse } from '@tessera/kernel';
import type { Cell } from '@tessera/space';
import type { Choice, Half } from '../state/choice.ts';
import type { Ctx } from '../state/events.ts';
import type { State, View } from '../state/state.ts';
import { groundIn, scenarioPlan } from './plan.ts';

/** An action that a scenario offers: its rule, the half that it costs, and its hex. */
interface Task {
  readonly rule: number;
  readonly half: Half | 'any';
  readonly cell: Cell;
}

/** Returns the actions that the scenario offers a hero on its hex. R 14 */
function tasksFor(state: View, seat: number): Task[] {
  const { rules } = scenarioPlan(state.scenario).record;
  return rules.flatMap(({ when }, rule): Task[] => {
    if (when.type !== 'task') return [];
    const { beside, half } = when;
    const places =
      beside === 'goal'
        ? state.map.goals
        : state.figures.flatMap((one) => (one.type === beside.object ? one.cell : []));
    return besideHero(state, seat, places).map((cell) => ({ rule, half, cell }));
  });
}

function besideHero(state: View, seat: number, cells: readonly Cell[]): Cell[] {
  const here = state.figures[seat]!.cell;
  if (here < 0) return [];
  const ground = groundIn(state);
  return cells.filter((cell) => cell >= 0 && ground.areAdjacent(here, cell));
}

/** Returns the ways to pay for a task: a half that can still be played, of a card in play. R 4.2 */
export function taskChoices(state: View, seat: number): Choice[] {
  const { first } = state.turn;
  if (first === 'both') return [];
  const tasks = tasksFor(state, seat);
  if (tasks.length === 0) return [];
  return state.heroes[seat]!.inPlay.flatMap((card) =>
    (['top', 'bottom'] as const).flatMap((half): Choice[] =>
      half === first
        ? []
        : tasks.flatMap((task) =>
            task.half === 'any' || task.half === half
              ? [{ type: 'task', rule: task.rule, card, half, cell: task.cell }]
              : [],
          ),
    ),
  );
}

/** Returns the reason why a task is illegal. */
export function refuseTask(state: View, seat: number, wanted: Extract<Choice, { type: 'task' }>): Refusal | undefined {
  const isOffered = taskChoices(state, seat).some(
    (choice) =>
      choice.type === 'task' &&
      choice.rule === wanted.rule &&
      choice.card === wanted.card &&
      choice.half === wanted.half &&
      choice.cell === wanted.cell,
  );
  return isOffered ? undefined : refuse('no-such-task');
}

/** Removes the figure on a cell from the map unharmed. */
export function release(state: State, cell: Cell, { log }: Ctx): void {
  const figure = cell < 0 ? -1 : state.figures.findIndex((one) => one.kind === 'objective' && one.cell === cell);
  if (figure < 0) return;
  state.figures[figure]!.cell = -1;
  log({ type: 'released', figure });
}
