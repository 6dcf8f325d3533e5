import { canonical, cloneJson, hashValue, type Json, type Seat } from '@tessera/kernel';
import { isPlan } from '../move.ts';
import { amountOf, doubtOf, estimateOf, type Finishes, mean, type Sample } from './finishes.ts';
import type { Amount, Judgement } from './review.ts';

/** A decision, as its seat saw it. */
export interface JudgedDecision {
  readonly view: object;
  readonly seat: Seat;
  readonly legal: readonly object[];
  readonly chosen: object;
  /** The samples without a chosen action, if they are known. */
  readonly before?: readonly Sample[];
}

/** A judgement, and the change by the action for each side, before any dice. */
export interface JudgedResult {
  readonly judgement: Judgement;
  readonly gain: readonly Amount[];
}

/** Upper limit of actions compared with the chosen one. */
const COMPARED = 6;
/** Number of the best that are reported. */
const REPORTED = 2;

/**
 * Judges a decision by its view alone. The actions to compare are selected with other dice than those that value them:
 * otherwise the luckiest would look best.
 */
export function judge(finishes: Finishes, decision: JudgedDecision, budget: number): JudgedResult {
  const { view, seat, legal, chosen } = decision;
  const { game } = finishes;
  const side = finishes.sides.findIndex(({ seats }) => seats.includes(seat));
  const values = (samples: readonly Sample[]) => samples.map((sample) => sample[side] ?? 0);
  const all = [0, budget] as const;
  const rivals = rivalsOf(finishes, decision);
  const best = selected(finishes.withSeed('selection'), decision, rivals, budget, values);

  const before = decision.before ?? finishes.samples(view, seat, all);
  const after = finishes.samples(view, seat, all, chosen);
  const own = values(after);
  const others = best
    .map((action) => ({ action, samples: values(finishes.samples(view, seat, all, action)) }))
    .sort((a, b) => mean(b.samples) - mean(a.samples));
  const [rival] = others;
  const difference = rival ? rival.samples.map((value, i) => value - (own[i] ?? 0)) : [];

  const was = estimateOf(before).value;
  const gain = estimateOf(after).value.map((value, i) => value - (was[i] ?? 0));
  return {
    gain: rivals.length === 0 ? gain.map(() => 0) : gain,
    judgement: {
      view: hashValue(view),
      legal: legal.length,
      compared: rivals.length + 1,
      chosen: { action: plain(chosen), value: amountOf(mean(own)) },
      others: others.map(({ action, samples }) => ({ action: plain(action), value: amountOf(mean(samples)) })),
      lost: Math.max(0, amountOf(mean(difference))),
      doubt: doubtOf(difference),
      odds: cloneJson([...game.preview(view, seat, chosen)]),
    },
  };
}

/** Returns the actions worth comparing: the candidates of the bots, or the best by a first look. */
function rivalsOf(finishes: Finishes, { view, seat, legal, chosen }: JudgedDecision): readonly object[] {
  const scout = finishes.withSeed('candidates').sandbox(0);
  const world = scout.world(view, seat);
  const found = new Map<string, object>();
  for (const move of scout.moves(world, seat, legal)) {
    const action = isPlan(move) ? move[0] : move;
    if (action) found.set(canonical(action), action);
  }
  found.delete(canonical(chosen));
  const rivals = [...found.values()];
  if (rivals.length <= COMPARED) return rivals;
  const looks = rivals.map((action) => {
    const state = cloneJson(world);
    scout.playIfStillLegal(state, seat, action);
    return { action, worth: scout.worth(state, seat, finishes.game.outcome(state)) };
  });
  return looks
    .sort((a, b) => b.worth - a.worth)
    .slice(0, COMPARED)
    .map(({ action }) => action);
}

/** Returns the best actions of a first comparison: all with a part of the budget, the better half with another part. */
function selected(
  finishes: Finishes,
  { view, seat }: JudgedDecision,
  rivals: readonly object[],
  budget: number,
  values: (samples: readonly Sample[]) => number[],
): readonly object[] {
  if (rivals.length <= REPORTED) return rivals;
  const first = Math.max(2, Math.ceil(budget / 4));
  const second = first + Math.ceil(budget / 2);
  const tried = rivals.map((action) => ({ action, samples: values(finishes.samples(view, seat, [0, first], action)) }));
  const better = tried.sort((a, b) => mean(b.samples) - mean(a.samples)).slice(0, Math.ceil(rivals.length / 2));
  for (const one of better) {
    one.samples.push(...values(finishes.samples(view, seat, [first, second], one.action)));
  }
  return better
    .sort((a, b) => mean(b.samples) - mean(a.samples))
    .slice(0, REPORTED)
    .map(({ action }) => action);
}

function plain(action: object): Json {
  return JSON.parse(JSON.stringify(action));
}
