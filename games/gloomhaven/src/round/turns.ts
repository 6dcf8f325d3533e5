import { initiativeOf, turnRank } from '../scenario/initiative.ts';
import { isLurking } from '../scenario/offMapMonsters.ts';
import { isAsleep, isSuspended } from '../scenario/persistentRules.ts';
import type { Choice } from '../state/choice.ts';
import { deciderFor, isMonster } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { keepsFormerRules, rulingOf } from '../vocabulary/variants.ts';

/**
 * Turn order: the earliest figure that has not acted is next, so revealed monsters act right after the hero who
 * revealed them. The players break ties that the rules leave open. R 3.5 to 3.7, 5.11
 */
export const turns = {
  turns(state, { group }) {
    const next = nextFigures(state, group);
    const [first] = next;
    if (first === undefined) return [{ at: 'round.end' }];
    if (next.length > 1) return [{ at: 'turns.next', figures: next }, { at: 'turns' }];
    return [{ at: 'turn', figure: first }, turnsAfter(state, first)];
  },

  'turns.next': {
    asks: (state) => deciderFor(state),
    options: (_state, { figures }): Choice[] => figures.map((figure) => ({ type: 'target', figure })),
    answers: {
      target(state, _frame, { action: { figure } }) {
        // The frame below continues with the chosen group.
        if (state.flow.at(-1)?.at === 'turns') state.flow[state.flow.length - 1] = turnsAfter(state, figure);
        return [{ at: 'turn', figure }];
      },
    },
  },
} satisfies Rule<'turns' | 'turns.next'>;

function turnsAfter(state: State, figure: FigureId): Frame {
  return keepsFormerRules(state) ? { at: 'turns' } : { at: 'turns', group: groupOf(state, figure) };
}

/**
 * Returns the group of a figure: a hero with its summons, or a kind of monsters. A group takes its turns in succession.
 * R 3.5 to 3.7
 */
function groupOf({ figures }: State, id: FigureId): string {
  const { seat, type } = figures[id]!;
  return seat >= 0 ? `seat ${seat}` : type;
}

/**
 * Returns the figures that could be next: of the group that has begun, or else one per hero or kind with the same rank.
 */
function nextFigures(state: State, group: string | undefined): FigureId[] {
  let best: number = Number.POSITIVE_INFINITY;
  let found: FigureId[] = [];
  for (let id = 0; id < state.figures.length; id++) {
    const figure = state.figures[id]!;
    if (
      (figure.cell < 0 && !isLurking(state, id)) ||
      figure.acted ||
      (figure.kind === 'objective' && !isActing(state, id))
    )
      continue;
    if (isSuspended(state, id) || isAsleep(state, id)) continue;
    const rank = rankOf(state, id);
    if (rank < best) {
      best = rank;
      found = [id];
    } else if (rank === best) found.push(id);
  }
  const begun = group === undefined ? [] : found.filter((id) => groupOf(state, id) === group);
  if (begun.length > 0) found = begun;
  return found.length < 2 ? found : firstOfEach(state, found);
}

function isActing({ figures }: State, id: FigureId): boolean {
  return figures[id]!.side !== 'third' && figures[id]!.stats !== '';
}

function rankOf(state: State, id: FigureId): number {
  const figure = state.figures[id]!;
  const second = figure.seat >= 0 ? state.heroes[figure.seat]!.second : undefined;
  // An object that a monster has summoned acts right before it.
  const before = figure.kind === 'objective' && figure.stats.startsWith('monster/') ? 1 : 0;
  return turnRank(initiativeOf(state, id), second) - before;
}

/**
 * Returns the first figure per group: a hero's summons in order, then the hero; of each kind elites first, then by
 * number. R 3.6, 3.7
 */
function firstOfEach(state: State, ids: readonly FigureId[]): FigureId[] {
  const groups = new Map<string, FigureId>();
  for (const id of ids) {
    const key = groupOf(state, id);
    const known = groups.get(key);
    if (known === undefined || order(state, id) < order(state, known)) groups.set(key, id);
  }
  const firsts = [...groups.values()];
  if (
    firsts.length > 1 &&
    rulingOf(state, 'tie.monsters') === 'alphabetical' &&
    firsts.every((id) => isMonster(state.figures[id]!))
  ) {
    return [firsts.toSorted((a, b) => (state.figures[a]!.type < state.figures[b]!.type ? -1 : 1))[0]!];
  }
  return firsts;
}

function order(state: State, id: FigureId): number {
  const { kind, number } = state.figures[id]!;
  if (kind === 'hero') return 1000;
  return kind === 'normal' ? 100 + number : number;
}
