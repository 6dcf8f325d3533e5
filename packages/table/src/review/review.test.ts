import { type Review, reviewMatch } from '@tessera/bots/review';
import { fastChance, type Game, Match } from '@tessera/kernel';
import { highCard } from '@tessera/kernel/testing';
import { createGameFormatter, createTranslator, PSEUDO, textProblems } from '@tessera/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replayOf } from '../replay/replayOf.ts';
import { roundedParts } from './amounts.ts';
import { formatReview } from './formatReview.ts';
import { reviewChart } from './reviewChart.ts';
import { reviewTexts, reviewTranslate } from './reviewTexts.ts';

function reviewed(seed: string): { readonly review: Review; readonly text: string } {
  const match = Match.create(highCard, { options: {}, seats: 2, seed, dice: 'fast' });
  const choices = fastChance(seed);
  while (match.decisions.length > 0 && match.seq < 20) {
    const { seat } = choices.pick(match.decisions);
    const result = match.apply(seat, choices.pick(match.legal(seat)));
    if (!result.ok) throw new Error(result.refusal.code);
  }
  const steps = reviewMatch({ match: match as Match, bots: {}, seed: '1', budget: 5 });
  for (;;) {
    const step = steps.next();
    if (step.done) return { review: step.value, text: match.save() };
  }
}

describe('review texts', () => {
  it('are valid and complete in every language', () => {
    expect(textProblems({ en: reviewTexts.in('en'), de: reviewTexts.in('de') })).toEqual([]);
    expect(reviewTranslate(PSEUDO)('course.title')).toMatch(/^⟦/);
  });
});

describe('tellReview', () => {
  it('shows a sum that adds up for every side in spite of rounding', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { review, text } = reviewed(seed);
      const formatter = createGameFormatter({ params: {} }, createTranslator('en', {}));
      for (const side of [0, 1]) {
        const { sum, ledgers } = formatReview({
          review,
          replay: replayOf(highCard as Game, text),
          formatter,
          language: 'en',
          side,
        });
        const values = sum.map(({ value }) => Number(value.replace('−', '-').replace(/[^\d-]/g, '')));
        expect(values.slice(0, -1).reduce((all, value) => all + value, 0)).toBe(values.at(-1));
        for (const { luck, decisions, togetherText } of ledgers) {
          expect(Number(togetherText.replace('−', '-').replace(/[^\d-]/g, ''))).toBe(luck + decisions);
        }
      }
    }
  });
});

describe('roundedParts', () => {
  it('rounds to the given total, and each part by at most one step more than needed', () => {
    const amounts = fc.array(fc.integer({ min: -20_000, max: 20_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amounts, (parts) => {
        const step = (amount: number) => Math.round(amount / 100) || 0;
        const total = step(parts.reduce((all, one) => all + one, 0));
        const rounded = roundedParts(parts, total, step);
        expect(rounded.reduce((all, one) => all + one, 0)).toBe(total);
        rounded.forEach((one, i) => {
          expect(Math.abs(one - (parts[i] ?? 0) / 100)).toBeLessThanOrEqual(1.5);
        });
      }),
    );
  });
});

describe('reviewChart', () => {
  it('keeps every position inside the frame', () => {
    const { review } = reviewed('a');
    const chart = reviewChart(review, 0, { width: 320, height: 200 });
    const places = review.points.map((_, n) => [chart.x(n), chart.y(n)] as const);
    expect(places.length).toBeGreaterThan(1);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThanOrEqual(chart.left);
      expect(x).toBeLessThanOrEqual(chart.right);
      expect(y).toBeGreaterThanOrEqual(chart.top);
      expect(y).toBeLessThanOrEqual(chart.bottom);
    }
  });
});
