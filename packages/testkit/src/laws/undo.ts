import { canonical, type Match } from '@tessera/kernel';
import { spelledDifference } from '../difference.ts';
import type { Law, Verdict } from '../law.ts';
import { seatsUpTo } from '../seats.ts';

/** Checks one sampled action in this many: undo samples many states to find out whether something was revealed. */
const ONE_IN = 4;
const DEPTH = 3;
const POINTS = 3;

export const undo: Law = {
  name: 'undo',
  says: 'Undo returns to the very state before and redo to the very state after; earlier points and forks are as they were.',

  step({ before, textBefore, seat, match }, verdict) {
    if (before.dice.d(ONE_IN) !== 1) return;
    const after = canonical(match.state);
    const { link } = match;
    const depth = Math.min(before.dice.d(DEPTH), match.seq);
    for (let back = 1; back <= depth; back++) {
      expectDone(match.undo(seat, seatsUpTo(match.seats)), 'undo', verdict);
      if (back === 1) expectSame(textBefore, canonical(match.state), 'after undo', verdict);
    }
    for (let forth = 1; forth <= depth; forth++) expectDone(match.redo(), 'redo', verdict);
    expectSame(after, canonical(match.state), 'after redo', verdict);
    verdict.expect(match.link === link, () => 'redo leads to another hash chain');
  },

  finish({ last, match, met }, verdict) {
    const points = [...met.keys()];
    for (let i = 0; i < POINTS && points.length > 0; i++) {
      const at = last.dice.draw(points);
      const text = met.get(at) ?? '';
      expectSame(text, canonical(match.stateAt(at)), `the state at ${at}`, verdict);
      if (i > 0) continue;
      const fork = match.fork(at, `a fork at ${at}`);
      verdict.expect(fork.seq === at + 1, () => `a fork at ${at} has ${fork.seq} deeds`);
      expectSame(text, canonical(fork.state), `a fork at ${at}`, verdict);
    }
  },
};

function expectDone(result: ReturnType<Match['redo']>, what: string, verdict: Verdict): void {
  verdict.expect(result.ok, () => `${what} is refused: ${result.ok || result.refusal.code}`);
}

function expectSame(expected: string, found: string, where: string, verdict: Verdict): void {
  verdict.expect(found === expected, () => `${where}: ${spelledDifference(expected, found)}`);
}
