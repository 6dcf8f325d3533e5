import { describe, expect, it } from 'vitest';
import { translateIn } from '../../../test/translators.ts';
import { durationWords, remainingOf, remainingWords, timeWords } from './remainingTime.ts';

const t = translateIn('en');

describe('remainingOf', () => {
  const minute = { appliedAt: 100, duration: { type: 'concentration', max: { type: 'minutes', count: 1 } } } as const;

  it('remainingOf counts from the start of the effect', () => {
    expect(remainingOf(minute, 100)).toEqual({ kind: 'time', seconds: 60, share: 1 });
    expect(remainingOf(minute, 118)).toEqual({ kind: 'time', seconds: 42, share: 0.7 });
  });

  it('remainingOf is never negative', () => {
    expect(remainingOf(minute, 1000)).toEqual({ kind: 'time', seconds: 0, share: 0 });
  });

  it('remainingWords names the turn or event of an effect without a time limit', () => {
    const shield = { appliedAt: 0, duration: { type: 'untilStartOfTurn', of: 'self' } } as const;
    const charm = { appliedAt: 0, duration: { type: 'until', event: 'dawn' } } as const;
    expect(remainingWords(remainingOf(shield, 0), t)).toBe('until your next turn begins');
    expect(remainingWords(remainingOf(charm, 0), t)).toBe('until dawn');
  });

  it('remainingWords shows an unknown event as written', () => {
    const odd = { appliedAt: 0, duration: { type: 'until', event: 'full moon' } } as const;
    expect(remainingWords(remainingOf(odd, 0), t)).toBe('full moon');
  });
});

describe('timeWords and durationWords', () => {
  it.each([
    [6, '1 round'],
    [37, '7 rounds'],
    [60, '10 rounds'],
    [61, '2 minutes'],
    [3599, '60 minutes'],
    [3600, '1 hour'],
    [4800, '1 hour 20 minutes'],
    [86_400, '1 day'],
    [90_001, '1 day 2 hours'],
  ])('timeWords of %i seconds returns %s', (seconds, words) => {
    expect(timeWords(seconds, t)).toBe(words);
  });

  it('durationWords formats the full duration of an effect that has not started', () => {
    const held = { type: 'concentration', max: { type: 'hours', count: 1 } } as const;
    expect(durationWords(held, t)).toBe('concentration, 1 hour');
    expect(durationWords({ type: 'permanent' }, t)).toBe('until ended');
  });
});
