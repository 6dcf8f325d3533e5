import { recordOf } from '../content/lookup.ts';
import { isFlying } from '../inPlay/activeModifiers.ts';
import { springTrap } from '../perform/walk.ts';
import { noteEnding } from '../scenario/outcome.ts';
import { nearestEmpty } from '../scenario/spawn.ts';
import type { Ctx } from '../state/events.ts';
import { deciderFor, isHero, isMonster, seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';

type Remove = Extract<Frame, { at: 'remove' }>;

/** Changes that a scenario's rules make: a figure is removed or displaced, a trap appears, an item is given back. */
export const changes = {
  remove: {
    asks: (state, frame) => (removable(state, frame).length > 1 ? deciderFor(state) : []),
    prompt: (_state, { monsters }) => ({ code: 'remove', params: { monsters } }),
    options: (state, frame) => removable(state, frame).map((figure) => ({ type: 'target', figure })),
    answers: { target: (state, _frame, { action: { figure }, ...ctx }) => takeAway(state, figure, ctx) },
    afterwards(state, frame, ctx) {
      const [figure] = removable(state, frame);
      return figure === undefined ? undefined : takeAway(state, figure, ctx);
    },
  },

  displace: {
    asks: (state, { figure }) => (aside(state, figure).length > 1 ? seatFor(state, figure) : []),
    prompt: (_state, { figure }) => ({ code: 'displace', params: { figure } }),
    options: (state, { figure }) => aside(state, figure).map((cell) => ({ type: 'hex', cell })),
    answers: { hex: (state, { figure }, { action: { cell }, ...ctx }) => put(state, figure, cell, ctx) },
    afterwards(state, { figure }, ctx) {
      const [cell] = aside(state, figure);
      return cell === undefined ? undefined : put(state, figure, cell, ctx);
    },
  },

  'give-back': {
    asks: (state, { figure }) => (isHero(state, figure) ? figure : []),
    prompt: (_state, { figure }) => ({ code: 'give-back', params: { figure } }),
    options: (_state, { treasure }) =>
      recordOf('treasure', treasure).items.map((item) => ({ type: 'items', items: [item] })),
    answers: {
      items(state, { figure }, { action: { items }, ...ctx }) {
        for (const item of items) {
          state.counters[`given-back:${item}`] = figure + 1;
          ctx.log({ type: 'given-back', seat: figure, item });
        }
        return undefined;
      },
    },
  },

  trap(state, { cell, damage, conditions }, ctx) {
    const trap = { cell, damage, conditions: [...conditions], at: null, by: -1 };
    state.map.traps = [...state.map.traps.filter((one) => one.cell !== cell), trap];
    ctx.log({ type: 'trap-made', cell });
    const id = state.figures.findIndex((one) => one.cell === cell);
    return id < 0 || isFlying(state, id) ? undefined : springTrap(state, id, trap, -1, ctx);
  },
} satisfies Rule<'remove' | 'displace' | 'give-back' | 'trap'>;

function removable({ figures }: State, { monsters }: Remove): FigureId[] {
  return figures.flatMap((one, id) => (one.cell >= 0 && isMonster(one) && monsters.includes(one.type) ? [id] : []));
}

/** Removes a figure without killing it: it gives no kill and drops no money. */
function takeAway(state: State, figure: FigureId, ctx: Ctx): undefined {
  state.figures[figure]!.cell = -1;
  ctx.log({ type: 'removed', figure });
  noteEnding(state, ctx);
}

function aside(state: State, figure: FigureId): number[] {
  const { cell } = state.figures[figure]!;
  return cell < 0 ? [] : nearestEmpty(state, cell);
}

function put(state: State, figure: FigureId, cell: number, { log }: Ctx): undefined {
  state.figures[figure]!.cell = cell;
  log({ type: 'put', figure, cell });
}
