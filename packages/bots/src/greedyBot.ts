import { cloneJson, type Game, type Seat } from '@tessera/kernel';
import type { Bot, Question } from './bot.ts';
import { spend } from './budget.ts';
import type { Heuristics } from './heuristics.ts';
import { type Move, openings } from './move.ts';
import { Sandbox } from './sandbox.ts';

/** The settings of a greedy bot. */
export interface GreedySettings<State extends object = object, Action extends object = object>
  extends Heuristics<State, Action> {
  evaluate(state: State, seat: Seat): number;
  /** Number of sampled states, each with other dice, per move if anything is uncertain; default: 8. */
  readonly samples?: number;
}

const SAMPLES = 8;

/**
 * Creates a bot that plays the move with the best evaluation, averaged over sampled states and dice. It evaluates every
 * move at least once; one iteration of its budget is one evaluation.
 */
export function greedyBot<State extends object, Action extends object, Options extends object, View extends object>(
  game: Game<State, Action, Options, View>,
  settings: GreedySettings<State, Action>,
): Bot<Action, View> {
  return {
    name: 'greedy',
    choose(question) {
      const sandbox = new Sandbox<State, Action, View>(game, settings, question.chance);
      const prospects = prospectsOf(sandbox, question);
      look(sandbox, question, prospects, settings.samples ?? SAMPLES);
      const best = prospects.reduce((most, prospect) => Math.max(most, average(prospect)), 0);
      return sandbox.chance.pick(prospects.filter((prospect) => average(prospect) === best)).action;
    },
  };
}

/** A move, its first action, and its evaluations so far. */
interface Prospect<Action> {
  readonly move: Move<Action>;
  readonly action: Action;
  total: number;
  looks: number;
}

function prospectsOf<State extends object, Action extends object, View extends object>(
  sandbox: Sandbox<State, Action, View>,
  { view, seat, legal }: Question<Action, View>,
): Prospect<Action>[] {
  const opening = openings(legal);
  const moves = sandbox.moves(sandbox.world(view, seat), seat, legal);
  const prospects = moves.flatMap((move) => {
    const action = opening(move);
    return action ? [{ move, action, total: 0, looks: 0 }] : [];
  });
  return prospects.length > 0 ? prospects : legal.map((action) => ({ move: action, action, total: 0, looks: 0 }));
}

function look<State extends object, Action extends object, View extends object>(
  sandbox: Sandbox<State, Action, View>,
  { view, seat, budget }: Question<Action, View>,
  prospects: readonly Prospect<Action>[],
  samples: number,
): void {
  const { game, chance } = sandbox;
  const goOn = spend(budget);
  let looks = 0;
  for (let sample = 0; sample < samples; sample++) {
    const world = sandbox.world(view, seat);
    const before = chance.position;
    for (const prospect of prospects) {
      if (sample > 0 && !goOn(looks)) return;
      const state = cloneJson(world);
      sandbox.play(state, seat, prospect.move);
      prospect.total += sandbox.worth(state, seat, game.outcome(state));
      prospect.looks++;
      looks++;
    }
    const certain = !game.hidesSomething && chance.position === before;
    if (certain) return;
  }
}

function average({ total, looks }: Prospect<object>): number {
  return total / looks;
}
