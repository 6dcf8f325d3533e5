import {
  type Game,
  groupTeams,
  inheritRetained,
  isSubMatchReturn,
  type Match,
  type MatchOperation,
  operationSeat,
  type Seat,
} from '@tessera/kernel';
import { BotsError } from '../errors.ts';
import type { GameBots } from '../gameBots.ts';
import { estimateOf, Finishes, type Sample } from './finishes.ts';
import { judge } from './judge.ts';
import { closeCalls, ledgersOf, missedDecisions, sumOf, turningPointsOf } from './ledger.ts';
import type { Amount, Estimate, Review, ReviewPoint, ReviewSide, ReviewStep, StepKind } from './review.ts';
import { fullSettings } from './reviewSettings.ts';

/** The parameters of a review. */
export interface ReviewRequest {
  readonly match: Match;
  readonly bots: GameBots;
  /** Whether all seats win or lose together. */
  readonly isCooperative?: boolean;
  readonly seed: string;
  /** Number of bot finishes per estimate. */
  readonly budget: number;
}

/** Whether matches of a game can be reviewed: bots cannot finish a match that waits for other matches. */
export function isReviewable(game: Game): boolean {
  return game.opens === undefined;
}

/** How far a review is. */
export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
}

/** Bot finishes per position and option, unless a request sets another number up to the maximum. */
export const DEFAULT_REVIEW_BUDGET = 24;
export const MAX_REVIEW_BUDGET = 10_000;

/**
 * Reviews a match step by step: the generator yields after every position and returns the review. It depends on the
 * match, the seed and the budget only.
 */
export function* reviewMatch(request: ReviewRequest): Generator<ReviewProgress, Review, void> {
  const { match, bots, isCooperative = false, seed, budget } = request;
  if (!Number.isInteger(budget) || budget < 1 || budget > MAX_REVIEW_BUDGET) {
    throw new BotsError('bad-budget', `finishes ${budget}`, `A review needs 1 to ${MAX_REVIEW_BUDGET} finishes`);
  }
  const { game } = match;
  const settings = fullSettings(game, bots);
  const sides = sidesOf(match, isCooperative);
  const reviewer = new Reviewer(new Finishes(game, sides, settings, seed), match, budget);
  const total = match.seq;
  const again = match.replay(0);
  const points: ReviewPoint[] = [reviewer.point(again.state)];
  const steps: ReviewStep[] = [];
  for (const [n, deed] of match.deeds.entries()) {
    const before = again.state;
    if (!again.redo().ok) throw new BotsError('match-failed', `deeds.${n}`, 'The match cannot be replayed');
    const hadDice = again.position !== deed.at || ('dice' in deed && deed.dice !== undefined);
    steps.push(reviewer.step({ n, deed, before, after: again.state, hadDice }));
    points.push(reviewer.last);
    yield { done: n + 1, total };
  }
  const { outcome } = match;
  const unit = settings.points ? 'points' : 'chance';
  return {
    format: 'tessera-review',
    formatVersion: 1,
    game: game.id,
    version: match.header.version,
    link: match.link,
    seed,
    budget,
    depth: Number.isFinite(settings.depth) ? settings.depth : null,
    unit,
    sides,
    ...(outcome && { results: [...outcome.results] }),
    ...(outcome?.scores && { scores: [...outcome.scores] }),
    points,
    steps,
    ledgers: ledgersOf(steps, match.seats, sides.length),
    outside: sumOf(
      steps.map((step) => step.outside),
      sides.length,
    ),
    turningPoints: turningPointsOf(steps, points, unit),
    missed: missedDecisions(steps, unit),
    close: closeCalls(steps, unit),
  };
}

/** Returns the seats that win or lose together. */
function sidesOf({ teams, seats }: Match, isCooperative: boolean): ReviewSide[] {
  if (teams) return groupTeams(teams).map(({ team, seats: mates }) => ({ team, seats: mates }));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return isCooperative ? [{ seats: all }] : all.map((seat) => ({ seats: [seat] }));
}

/** An operation of the match, with the states around it. */
interface Played {
  readonly n: number;
  readonly deed: MatchOperation;
  readonly before: object;
  readonly after: object;
  /** Whether dice were rolled or cards drawn. */
  readonly hadDice: boolean;
}

/** Values the positions of a match in order, and the steps between them. */
class Reviewer {
  readonly #finishes: Finishes;
  readonly #match: Match;
  readonly #budget: number;
  #samples: readonly Sample[] = [];
  #last: ReviewPoint = { value: [], doubt: [] };

  constructor(finishes: Finishes, match: Match, budget: number) {
    this.#finishes = finishes;
    this.#match = match;
    this.#budget = budget;
  }

  /** The point of the last valued position. */
  get last(): ReviewPoint {
    return this.#last;
  }

  /** Values a position by what everyone at the table can know. */
  point(state: object): ReviewPoint {
    const { game } = this.#finishes;
    const progress = game.progress?.(state);
    this.#last = { ...this.#estimate(state), ...(progress && { progress }) };
    return this.#last;
  }

  #estimate(state: object): Estimate {
    const { game } = this.#finishes;
    const outcome = game.outcome(state);
    this.#samples = [];
    if (outcome) return this.#finishes.final(outcome, state);
    this.#samples = this.#finishes.samples(this.#view(state, 'spectator'), 'spectator', [0, this.#budget]);
    return estimateOf(this.#samples);
  }

  #view(state: object, viewer: Seat | 'spectator'): object {
    const view = this.#finishes.game.view(state, viewer);
    inheritRetained(this.#match, view);
    return view;
  }

  step({ n, deed, before, after, hadDice }: Played): ReviewStep {
    const { game } = this.#finishes;
    const was = this.#last.value;
    const seat = operationSeat(deed);
    const action = 'seat' in deed ? game.action.parse(deed.action) : undefined;
    const kind = kindOf(game, before, seat, action);
    const judged =
      kind === 'decision' && seat !== undefined && action
        ? judge(this.#finishes, this.#decision(before, seat, action), this.#budget)
        : undefined;
    const change = this.point(after).value.map((value, side) => value - (was[side] ?? 0));
    const none = change.map(() => 0);
    const decision = judged?.gain ?? (kind === 'interruption' ? change : none);
    const outside = kind === 'outside' ? change : none;
    return {
      n,
      kind,
      ...(seat !== undefined && { seat }),
      decision,
      luck: change.map((all, side) => all - (decision[side] as Amount) - (outside[side] as Amount)),
      outside,
      isRandom: hadDice || (game.hidesSomething && !this.#isForeseen(before, seat, action, after)),
      ...(judged && { judgement: judged.judgement }),
    };
  }

  #isForeseen(before: object, seat: Seat | undefined, action: object | undefined, after: object): boolean {
    if (seat === undefined || !action) return false;
    return this.#finishes.isForeseen(this.#view(before, seat), seat, action, after);
  }

  #decision(state: object, seat: Seat, chosen: object) {
    const { game } = this.#finishes;
    return {
      view: this.#view(state, seat),
      seat,
      legal: game.legal(state, seat),
      chosen,
      // Without hidden information every seat has the view of a spectator.
      ...(!game.hidesSomething && { before: this.#samples }),
    };
  }
}

function kindOf(game: Game, state: object, seat: Seat | undefined, action: object | undefined): StepKind {
  if (seat === undefined || !action || isSubMatchReturn(game, action)) return 'outside';
  if (!game.decisions(state).some((decision) => decision.seat === seat)) return 'interruption';
  return game.legal(state, seat).length > 1 ? 'decision' : 'forced';
}
