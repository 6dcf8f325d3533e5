import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as chance from './index.ts';
import {
  absorb,
  atLeast,
  combine,
  type Distribution,
  dice,
  drawBest,
  expectation,
  nextDraw,
  pileOf,
  probability,
  probability2d6,
  type Quantity,
  Rational,
  successes,
  weightWhere,
} from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('README of chance', () => {
  it('shows the right numbers of two dice', () => {
    expectComment('Rational.toString(probability2d6(7), 36)', Rational.toString(probability2d6(7), 36));
    expectComment('Rational.toString(probability2d6(7))', Rational.toString(probability2d6(7)));
    expectComment("weightWhere(dice('2d6'), atLeast(7))", `${weightWhere(dice('2d6'), atLeast(7))},`);
    expect(dice('2d6').total).toBe(36);
    expectComment("Rational.toString(expectation(dice('4d6kh3')))", text(expectation(dice('4d6kh3'))));
  });

  it('shows the right numbers of an attack', () => {
    const deck = { '+0': 6, '+1': 5, '-1': 5, '+2': 1, '-2': 1, x2: 1, null: 1 };
    const pile = pileOf(deck, 'end-of-round', ['x2', 'null']);
    const damage = (card: string) => (card === 'null' ? 0 : card === 'x2' ? 6 : 3 + Number(card));
    const single = nextDraw(pile.remaining);
    const better = drawBest(pile, 2, (a, b) => damage(a) - damage(b));
    const mean = expectation(better, damage);
    const isGood = (card: string) => damage(card) >= 4;
    expectComment('expectation(nextDraw(pile.remaining), damage)', text(expectation(single, damage)));
    expectComment('expectation(better, damage)', `${text(mean)}, about ${Rational.toNumber(mean).toFixed(2)}`);
    expectComment(
      'probability(better, (card) => damage(card) >= 4)',
      `${text(probability(better, isGood))}, against ${text(probability(single, isGood))}`,
    );
  });

  it('shows the right numbers of a battle', () => {
    interface Battle {
      readonly attackers: number;
      readonly defenders: number;
    }
    const round = ({ attackers, defenders }: Battle): Distribution<Battle> =>
      combine(successes(attackers, 6, 5), successes(defenders, 6, 5), (dealt, taken) => ({
        attackers: Math.max(0, attackers - taken),
        defenders: Math.max(0, defenders - dealt),
      }));
    const ends = absorb({ attackers: 3, defenders: 2 }, round, (s) => s.attackers === 0 || s.defenders === 0);
    const won = probability(ends, (s) => s.attackers > 0);
    expectComment(
      'probability(ends, (s) => s.attackers > 0)',
      `${text(won)}, about ${Rational.toNumber(won).toFixed(3)}`,
    );
  });

  it('names every exported function', () => {
    expect(Object.keys(chance).filter((name) => !new RegExp(`\`${name}\\b`).test(readme))).toEqual([]);
  });
});

/** Checks that the line of the example that starts like this has this result in its comment. */
function expectComment(line: string, result: string): void {
  const found = readme.split('\n').find((candidate) => candidate.startsWith(`${line};`));
  expect(found?.split('// ')[1]?.slice(0, result.length)).toBe(result);
}

function text(quantity: Quantity): string {
  return typeof quantity === 'number' ? `${quantity}` : Rational.toString(quantity);
}
