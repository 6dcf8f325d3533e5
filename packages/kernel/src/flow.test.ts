import { describe, expect, it } from 'vitest';
import { type Frame, flow, type Steps } from './flow.ts';
import type { Ctx } from './game.ts';
import { fastChance } from './generators.ts';
import { silent } from './log.ts';
import { refuse } from './refusal.ts';

interface State {
  flow: (Frame & { n?: number })[];
  done: string[];
}
type Action = { type: 'go' } | { type: 'stop' };

const ctx: Ctx = { chance: fastChance(1), log: silent };

function rulesOf(steps: Steps<State, State['flow'][number], Action>) {
  return flow<State, State['flow'][number], Action>({ steps, over: (state) => state.done.includes('over') });
}

describe('flow', () => {
  it('runs the frames a step returns in order, before the rest of the stack', () => {
    const state: State = { flow: [{ at: 'last' }, { at: 'first' }], done: [] };
    rulesOf({
      first: (s) => {
        s.done.push('first');
        return [{ at: 'second' }, { at: 'third' }];
      },
      second: (s) => {
        s.done.push('second');
        return [{ at: 'inner' }];
      },
      inner: (s) => void s.done.push('inner') as undefined,
      third: (s) => void s.done.push('third') as undefined,
      last: (s) => void s.done.push('last') as undefined,
    }).settle(state, ctx);
    expect(state.done).toEqual(['first', 'second', 'inner', 'third', 'last']);
  });

  it('stops as soon as the match is over, even with frames left', () => {
    const state: State = { flow: [{ at: 'never' }, { at: 'end' }], done: [] };
    const rules = rulesOf({
      end: (s) => void s.done.push('over') as undefined,
      never: (s) => void s.done.push('never') as undefined,
    });
    rules.settle(state, ctx);
    expect(state.done).toEqual(['over']);
    expect(rules.decisions(state)).toEqual([]);
    expect(rules.check(state, 0, { type: 'go' })).toMatchObject({ code: 'match-over' });
  });

  it('throws when the steps loop forever', () => {
    const rules = rulesOf({ round: () => [{ at: 'round' }] });
    expect(() => rules.settle({ flow: [{ at: 'round' }], done: [] }, ctx)).toThrow(/flow|round/);
  });

  it('throws when a frame has no step, even if it is named like an Object.prototype member', () => {
    const rules = rulesOf({});
    for (const at of ['nowhere', 'constructor', '__proto__']) {
      expect(() => rules.settle({ flow: [{ at }], done: [] }, ctx)).toThrow(at);
    }
  });

  it('throws when an action is played without an open question', () => {
    const rules = rulesOf({ ask: { asks: () => 0, options: () => [{ type: 'go' }], answers: { go: () => [] } } });
    const state: State = { flow: [{ at: 'ask' }], done: [] };
    expect(rules.check(state, 0, { type: 'stop' })).toEqual({
      code: 'wrong-decision',
      params: { expected: ['go'], got: 'stop' },
    });
    expect(() => rules.play(state, 0, { type: 'stop' }, ctx)).toThrow(/stop/);
  });

  it('asks several seats at once, in any order, and continues after the last answer', () => {
    const rules = rulesOf({
      vote: {
        asks: (s) => [0, 1, 2].filter((seat) => !s.done.includes(`${seat}`)),
        options: () => [{ type: 'go' }],
        answers: { go: (s, _frame, { seat }) => void s.done.push(`${seat}`) as undefined },
        afterwards: (s) => void s.done.push('counted') as undefined,
      },
    });
    const state: State = { flow: [{ at: 'vote' }], done: [] };
    for (const seat of [2, 0, 1]) {
      expect(rules.decisions(state).map((decision) => decision.seat)).toContain(seat);
      rules.play(state, seat, { type: 'go' }, ctx);
    }
    expect(state.done).toEqual(['2', '0', '1', 'counted']);
    expect(state.flow).toEqual([]);
  });

  it('runs afterwards at once when there is no seat to ask', () => {
    const rules = rulesOf({
      window: {
        asks: () => [],
        options: () => [],
        answers: { go: () => [] },
        afterwards: (s) => void s.done.push('passed') as undefined,
      },
    });
    const state: State = { flow: [{ at: 'window' }], done: [] };
    rules.settle(state, ctx);
    expect(state.done).toEqual(['passed']);
  });

  it('plays the only legal answer to a forced question, and asks when there are two', () => {
    const rules = rulesOf({
      pick: {
        asks: () => 1,
        options: () => [{ type: 'go' }, { type: 'stop' }],
        forced: true,
        answers: {
          go: (s, _frame, { seat }) => void s.done.push(`go ${seat}`) as undefined,
          stop: { refuse: (s) => (s.done.includes('one') ? refuse('never') : undefined), play: () => [] },
        },
      },
    });
    const open: State = { flow: [{ at: 'pick' }], done: [] };
    rules.settle(open, ctx);
    expect(rules.decisions(open)).toEqual([{ seat: 1, kind: 'pick' }]);
    const bound: State = { flow: [{ at: 'pick' }], done: ['one'] };
    rules.settle(bound, ctx);
    expect(bound).toEqual({ flow: [], done: ['one', 'go 1'] });
  });

  it('asks an unforced question even when it has one answer', () => {
    const rules = rulesOf({ ask: { asks: () => 0, options: () => [{ type: 'go' }], answers: { go: () => [] } } });
    const state: State = { flow: [{ at: 'ask' }], done: [] };
    rules.settle(state, ctx);
    expect(rules.decisions(state)).toEqual([{ seat: 0, kind: 'ask' }]);
  });

  it('applies the refusals of an answer kind as well as the common ones', () => {
    const rules = rulesOf({
      ask: {
        asks: () => 0,
        options: () => [{ type: 'go' }, { type: 'stop' }],
        refuse: (s) => (s.done.includes('never') ? refuse('never') : undefined),
        answers: {
          go: { refuse: (s) => (s.done.includes('gone') ? refuse('gone') : undefined), play: () => [{ at: 'ask' }] },
          stop: () => [],
        },
      },
    });
    const state: State = { flow: [{ at: 'ask' }], done: [] };
    expect(rules.legal(state, 0)).toHaveLength(2);
    state.done.push('gone');
    expect(rules.legal(state, 0)).toEqual([{ type: 'stop' }]);
    expect(rules.check(state, 0, { type: 'go' })).toMatchObject({ code: 'gone' });
    state.done.push('never');
    expect(rules.legal(state, 0)).toEqual([]);
    expect(rules.check(state, 0, { type: 'stop' })).toMatchObject({ code: 'never' });
  });

  it('accepts an anytime action from any seat and keeps the question open', () => {
    const rules = flow<State, State['flow'][number], Action>({
      steps: { ask: { asks: () => 0, options: () => [{ type: 'go' }], answers: { go: () => [] } } },
      over: ({ done }) => done.includes('over'),
      anytime: {
        options: ({ done }, seat) => (seat < 2 && !done.includes('waved') ? [{ type: 'stop' }] : []),
        answers: {
          stop: (s, _frame, { seat }) => {
            s.done.push(seat === 1 ? 'waved' : 'over');
            return undefined;
          },
        },
      },
    });
    const state: State = { flow: [{ at: 'ask' }], done: [] };
    expect(rules.legal(state, 0)).toEqual([{ type: 'go' }]);
    expect(rules.anytime?.(state, 1)).toEqual([{ type: 'stop' }]);
    expect(rules.check(state, 1, { type: 'stop' })).toBeUndefined();
    rules.play(state, 1, { type: 'stop' }, ctx);
    expect(state).toEqual({ flow: [{ at: 'ask' }], done: ['waved'] });
    expect(rules.check(state, 0, { type: 'stop' })).toMatchObject({ code: 'wrong-decision' });
    state.done = [];
    rules.play(state, 0, { type: 'stop' }, ctx);
    expect(rules.decisions(state)).toEqual([]);
    expect(rules.anytime?.(state, 1)).toEqual([]);
  });

  it('does not check options again when they are declared sound', () => {
    let asked = 0;
    const rules = rulesOf({
      ask: {
        asks: () => 0,
        options: () => [{ type: 'go' }],
        sound: true,
        refuse: () => {
          asked++;
          return undefined;
        },
        answers: { go: () => [] },
      },
    });
    const state: State = { flow: [{ at: 'ask' }], done: [] };
    expect(rules.legal(state, 0)).toEqual([{ type: 'go' }]);
    expect(asked).toBe(0);
    expect(rules.check(state, 0, { type: 'go' })).toBeUndefined();
    expect(asked).toBe(1);
  });
});
