import { refuse } from '@tessera/kernel';
import { companionStarts, placeCompanion } from '../scenario/companion.ts';
import { freeStarts } from '../scenario/rooms.ts';
import type { Choice } from '../state/choice.ts';
import type { Ctx } from '../state/events.ts';
import type { Rule, State } from '../state/state.ts';
import { rulingOf } from '../vocabulary/variants.ts';

/** Before the first round: each player keeps one of two battle goals and chooses a starting hex. R 2.1 */
export const start = {
  'start.goals': {
    asks: (state) =>
      isSkipped(state) ? [] : state.heroes.flatMap(({ goals }, seat) => (goals.length > 1 ? [seat] : [])),
    options: (state, _frame, seat): Choice[] => state.heroes[seat]!.goals.map((goal) => ({ type: 'goal', goal })),
    answers: {
      goal: {
        refuse: (state, _frame, seat, { goal }) =>
          state.heroes[seat]!.goals.includes(goal) ? undefined : refuse('no-such-goal'),
        play(state, _frame, { seat, action: { goal }, log }) {
          state.heroes[seat]!.goals = [goal];
          log({ type: 'goal-kept', seat, goal }, { to: [seat], others: { type: 'goal-kept', seat } });
          return undefined;
        },
      },
    },
    afterwards(state) {
      for (const hero of state.heroes) hero.goals = hero.goals.slice(0, 1);
      return undefined;
    },
  },

  'start.hexes': {
    asks: (state, { seat }) => (isSkipped(state) ? [] : seat),
    options: (state): Choice[] => freeStarts(state).map((cell) => ({ type: 'start', cell })),
    answers: {
      start: {
        refuse: (state, _frame, _seat, { cell }) =>
          freeStarts(state).includes(cell) ? undefined : refuse('no-start', { cell }),
        play(state, { seat }, { action: { cell }, log }) {
          state.figures[seat]!.cell = cell;
          log({ type: 'started', seat, cell });
          return undefined;
        },
      },
    },
    afterwards(state, { seat }, { log }) {
      const [cell = -1] = freeStarts(state);
      state.figures[seat]!.cell = cell;
      log({ type: 'started', seat, cell });
      return undefined;
    },
  },

  // The companion of a hero, placed after all heroes.
  'start.companion': {
    asks: (state, { seat }) => (isSkipped(state) || companionStarts(state, seat).length < 2 ? [] : seat),
    options: (state, { seat }): Choice[] => companionStarts(state, seat).map((cell) => ({ type: 'start', cell })),
    answers: {
      start: {
        refuse: (state, { seat }, _seat, { cell }) =>
          companionStarts(state, seat).includes(cell) ? undefined : refuse('no-start', { cell }),
        play: (state, { seat }, { action: { cell }, log }) => comeAlong(state, seat, cell, log),
      },
    },
    afterwards(state, { seat }, { log }) {
      const [cell] = companionStarts(state, seat);
      return cell === undefined ? undefined : comeAlong(state, seat, cell, log);
    },
  },

  'start.end': () => [{ at: 'round.begin' }],
} satisfies Rule<'start.goals' | 'start.hexes' | 'start.companion' | 'start.end'>;

function comeAlong(state: State, seat: number, cell: number, log: Ctx['log']): undefined {
  const figure = placeCompanion(state, seat, cell);
  log({ type: 'summoned', figure, by: seat, cell });
}

/** Ruling 120 */
function isSkipped(state: State): boolean {
  return rulingOf(state, 'phase.setup') === 'skipped';
}
