import { type Review, reviewMatch } from '@tessera/bots/review';
import { Match } from '@tessera/kernel';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import { gomokuBots } from './bot.ts';
import { gomoku } from './game.ts';

const BUDGET = 12;

/** Plays cells in turn on a board of 9 by 9, five in a row. */
function played(cells: readonly string[]): Match {
  const options = { columns: 9, rows: 9, inARow: 5 };
  const match = Match.create(gomoku, { options, seats: 2, seed: 'review', dice: 'fast' });
  for (const [turn, name] of cells.entries()) {
    const cell = gomoku.term?.(name, gomoku.options.parse(options));
    const result = match.apply(turn % 2, { type: 'place', cell });
    if (!result.ok) throw new Error(result.refusal.code);
  }
  return match as Match;
}

function reviewOf(match: Match, seed = '7'): Review {
  const steps = reviewMatch({ match, bots: gomokuBots as object, seed, budget: BUDGET });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** O leaves the open end of the four stones of X at a5, and X wins there. */
const BLUNDER = ['e5', 'f5', 'd5', 'f4', 'c5', 'f6', 'b5', 'f3', 'a5'];
const BLUNDERED_AT = 7;
const OPEN_END = 36;

describe('review of a match without chance', () => {
  it('shows a missed defence as the largest loss', () => {
    const { missed, steps } = reviewOf(played(BLUNDER));
    expect(missed[0]).toBe(BLUNDERED_AT);
    const judgement = steps[BLUNDERED_AT]?.judgement;
    expect(judgement?.others[0]?.action).toEqual({ type: 'place', cell: OPEN_END });
    expect(judgement?.lost).toBeGreaterThan(2000);
  });

  it('attributes everything to decisions, because there are no dice', () => {
    const review = reviewOf(played(BLUNDER));
    expect(nonEmpty(review.ledgers).map(({ luck }) => luck)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(review.points.at(-1)).toMatchObject({ value: [10_000, 0], doubt: [0, 0] });
  });

  it('gives the same review for the same replay, seed and budget', () => {
    const text = played(BLUNDER).save();
    const again = () => reviewOf(Match.load(gomoku, text) as Match);
    expect(again()).toEqual(again());
    expect(JSON.parse(JSON.stringify(again()))).toEqual(again());
  });
});
