import { type Refusal, refuse } from '@tessera/kernel';
import type { Cell } from '@tessera/space';
import type { Choice, Half } from '../choice.ts';
import type { Ctx } from '../events.ts';
import type { State, View } from '../state.ts';
import { groundIn, scenarioPlan } from './plan.ts';

/** Something that a scenario offers for an action: a rule of it, the half it costs, and the hex where it is done. */
interface Deed {
  readonly rule: number;
  readonly half: Half | 'any';
  readonly cell: Cell;
}

/** What the scenario offers a hero for an action where it stands. R 14 */
function deedsFor(state: View, seat: number): Deed[] {
  const { rules } = scenarioPlan(state.scenario).record;
  return rules.flatMap(({ when }, rule): Deed[] => {
    if (when.type !== 'deed') return [];
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

/** The ways to pay for it: a half that can still be played, of a card in play. R 4.2 */
export function deedChoices(state: View, seat: number): Choice[] {
  const { first } = state.turn;
  if (first === 'both') return [];
  const deeds = deedsFor(state, seat);
  if (deeds.length === 0) return [];
  return state.heroes[seat]!.inPlay.flatMap((card) =>
    (['top', 'bottom'] as const).flatMap((half): Choice[] =>
      half === first
        ? []
        : deeds.flatMap((deed) =>
            deed.half === 'any' || deed.half === half
              ? [{ type: 'deed', rule: deed.rule, card, half, cell: deed.cell }]
              : [],
          ),
    ),
  );
}

/** Why a deed cannot be done. */
export function refuseDeed(state: View, seat: number, wanted: Extract<Choice, { type: 'deed' }>): Refusal | undefined {
  const isOffered = deedChoices(state, seat).some(
    (choice) =>
      choice.type === 'deed' &&
      choice.rule === wanted.rule &&
      choice.card === wanted.card &&
      choice.half === wanted.half &&
      choice.cell === wanted.cell,
  );
  return isOffered ? undefined : refuse('no-such-deed');
}

/** Whoever is there leaves the map unharmed. */
export function release(state: State, cell: Cell, { log }: Ctx): void {
  const figure = cell < 0 ? -1 : state.figures.findIndex((one) => one.kind === 'objective' && one.cell === cell);
  if (figure < 0) return;
  state.figures[figure]!.cell = -1;
  log({ type: 'released', figure });
}
