import { describe, expect, test } from 'vitest';
import { begin, Duration, type ExpiryEvent, pass, startingTime, type TimedItem } from './duration.ts';

const clock = { secondsPerRound: 6 };

function lasting(id: string, duration: Duration, more: Partial<TimedItem> = {}): TimedItem {
  return { id, duration, self: 'hero', source: 'hero', left: startingTime(duration, clock), ...more };
}

/** Returns the ids of the items that end at each step, with the reason. */
function endings(items: readonly TimedItem[], steps: readonly ExpiryEvent[]): string[][] {
  let going = items;
  return steps.map((step) => {
    const passed = pass(going, step, clock);
    going = passed.lasting;
    return passed.ended.map(({ item, reason }) => `${item.id}: ${reason}`);
  });
}

const elapse = (seconds: number): ExpiryEvent => ({ type: 'elapse', seconds });
const roundEnd: ExpiryEvent = { type: 'roundEnd' };

describe('durations by time', () => {
  test('10 rounds are a minute, whether they pass as rounds or as time', () => {
    const bless = lasting('bless', { type: 'rounds', count: 10 });
    const minute = lasting('shield of faith', { type: 'minutes', count: 1 });
    expect(endings([bless, minute], [elapse(59), elapse(1)])).toEqual([[], ['bless: time', 'shield of faith: time']]);
    expect(endings([bless], Array(10).fill(roundEnd)).flat()).toEqual(['bless: time']);
    expect(endings([bless], Array(9).fill(roundEnd)).flat()).toEqual([]);
  });

  test.each([
    [{ type: 'hours', count: 8 }, 28_800],
    [{ type: 'days', count: 1 }, 86_400],
    [{ type: 'permanent' }, null],
    [{ type: 'until', event: 'dawn' }, null],
    [{ type: 'concentration', max: { type: 'minutes', count: 10 } }, 600],
  ] satisfies [Duration, number | null][])('%j starts with %j seconds', (duration, seconds) => {
    expect(startingTime(duration, clock)).toBe(seconds);
  });

  test('pass does not modify its arguments', () => {
    const item = Object.freeze(lasting('bless', { type: 'rounds', count: 2 }));
    expect(pass(Object.freeze([item]), roundEnd, clock).lasting).toEqual([{ ...item, left: 6 }]);
  });
});

describe('durations by turns', () => {
  const mine = lasting('dodge', { type: 'untilStartOfTurn', of: 'self' });
  const theirs = lasting('guided', { type: 'untilEndOfTurn', of: 'source' }, { source: 'cleric' });

  test('end at the start or end of a turn of the named unit', () => {
    expect(
      endings(
        [mine, theirs],
        [
          { type: 'turnEnd', of: 'hero' },
          { type: 'turnStart', of: 'cleric' },
          { type: 'turnStart', of: 'hero' },
          { type: 'turnEnd', of: 'cleric' },
        ],
      ),
    ).toEqual([[], [], ['dodge: turn'], ['guided: turn']]);
  });

  test('the end of the next turn is the second end when begun in the turn itself', () => {
    const stun = lasting('stun', { type: 'untilEndOfTurn', of: 'self', turns: 2 });
    const end: ExpiryEvent = { type: 'turnEnd', of: 'hero' };
    expect(endings([stun], [end, end])).toEqual([[], ['stun: turn']]);
  });

  test('continue at the end of a round, but not when time passes outside of turns', () => {
    expect(endings([mine], [roundEnd, elapse(6)])).toEqual([[], ['dodge: time']]);
  });
});

describe('durations by events and facts', () => {
  test('an event ends the items that last until it', () => {
    const charm = lasting('charm', { type: 'until', event: 'longRest' });
    const rest = (event: string): ExpiryEvent => ({ type: 'event', event });
    expect(endings([charm], [rest('shortRest'), rest('longRest')])).toEqual([[], ['charm: event']]);
  });

  test('a fact that no longer holds ends the items that last while it does', () => {
    const ring = lasting('ring', { type: 'while', fact: 'equipped' });
    const rage = lasting('rage', { type: 'while', fact: 'toggle:rage' });
    const facts: ExpiryEvent = { type: 'facts', holds: (fact, { self }) => fact === 'equipped' && self === 'hero' };
    expect(endings([ring, rage], [facts])).toEqual([['rage: fact']]);
  });

  test('an instant item never lasts', () => {
    const blast = lasting('blast', { type: 'instant' });
    expect(begin([], blast)).toEqual({ lasting: [], ended: [{ item: blast, reason: 'instant' }] });
  });
});

describe('concentration', () => {
  const concentrated = (id: string, source: string) =>
    lasting(id, { type: 'concentration', max: { type: 'rounds', count: 10 } }, { source });

  test('a second item of the same source ends the first', () => {
    const bless = concentrated('bless', 'cleric');
    const haste = concentrated('haste', 'wizard');
    const shield = concentrated('shield of faith', 'cleric');
    const { lasting: going, ended } = begin([bless, haste], shield);
    expect(going).toEqual([haste, shield]);
    expect(ended).toEqual([{ item: bless, reason: 'concentration-replaced' }]);
  });

  test('ends when it is broken, and by time', () => {
    const bless = concentrated('bless', 'cleric');
    expect(endings([bless], [{ type: 'concentrationBroken', of: 'wizard' }, elapse(60)])).toEqual([
      [],
      ['bless: time'],
    ]);
    expect(endings([bless], [{ type: 'concentrationBroken', of: 'cleric' }])).toEqual([
      ['bless: concentration-broken'],
    ]);
  });
});

test('the Duration schema rejects invalid durations in content', () => {
  expect(Duration.safeParse({ type: 'rounds', count: 0 }).success).toBe(false);
  expect(Duration.safeParse({ type: 'fortnights', count: 1 }).success).toBe(false);
  const nested = { type: 'concentration', max: { type: 'concentration', max: { type: 'permanent' } } };
  expect(Duration.safeParse(nested).success).toBe(false);
  expect(Duration.parse({ type: 'until', event: 'dawn' })).toEqual({ type: 'until', event: 'dawn' });
});
