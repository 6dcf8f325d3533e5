import { type Refusal, refuse } from '@tessera/kernel';
import { type Figures, foesUp, isHero, isUp } from '../figures/figures.ts';
import { distance, inRange } from '../state/board.ts';
import type { FigureId } from '../state/roster.ts';
import type { Action, Frame, Rule } from '../state/state.ts';

/** The attacking hero chooses targets and their order, or declines. Without a foe in range there is no question. */
export const aim = {
  aim: {
    asks: ({ figures }, { seat, range }) => (targetsInRange(figures, seat, range).length > 0 ? seat : []),
    prompt: (_state, { power, range, targets }) => ({ code: 'aim', params: { power, range, targets } }),
    options: ({ figures }, { seat, range, targets }): Action[] => [
      ...orderedChoices(targetsInRange(figures, seat, range), targets).map(
        (chosen): Action => ({ type: 'attack', targets: chosen }),
      ),
      { type: 'pass' },
    ],
    answers: {
      attack: {
        refuse: ({ figures }, frame, _seat, { targets }) => refuseTargets(figures, frame, targets),
        play: (_state, { seat, power, push }, { action: { targets } }) => [
          { at: 'attack', attacker: seat, targets, power, push },
        ],
      },
      pass(_state, { seat }, { log }) {
        log({ type: 'held-back', seat });
      },
    },
    afterwards(_state, { seat }, { log }) {
      log({ type: 'no-target', seat });
    },
  },
} satisfies Rule<'aim'>;

function targetsInRange(figures: Figures, attacker: FigureId, range: number): FigureId[] {
  const { cell } = figures[attacker]!;
  return foesUp(figures, attacker).filter((foe) => inRange(cell, figures[foe]!.cell, range));
}

type Aim = Extract<Frame, { at: 'aim' }>;

function refuseTargets(figures: Figures, aim: Aim, targets: readonly FigureId[]): Refusal | undefined {
  if (targets.length > aim.targets) return refuse('too-many-targets', { most: aim.targets });
  if (new Set(targets).size < targets.length) return refuse('same-target-twice');
  for (const target of targets) {
    const reason = refuseTarget(figures, aim, target);
    if (reason) return reason;
  }
  return undefined;
}

function refuseTarget(figures: Figures, { seat, range }: Aim, target: FigureId): Refusal | undefined {
  if (isHero(target)) return refuse('not-a-foe', { target });
  if (!isUp(figures, target)) return refuse('already-down', { target });
  const from = figures[seat]!.cell;
  const to = figures[target]!.cell;
  if (distance(from, to) > range) return refuse('out-of-range', { target, range, distance: distance(from, to) });
  return inRange(from, to, range) ? undefined : refuse('out-of-sight', { target });
}

/** Returns every ordered choice of one or more, up to `most`. */
function orderedChoices(from: readonly FigureId[], most: number): FigureId[][] {
  if (most === 0) return [];
  return from.flatMap((first) => {
    const others = from.filter((id) => id !== first);
    return [[first], ...orderedChoices(others, most - 1).map((rest) => [first, ...rest])];
  });
}
