import { describe, expect, it } from 'vitest';
import { type Frame, flow, type Steps } from './flow.ts';
import type { Ctx } from './game.ts';
import { silent } from './log.ts';
import { refuse } from './refusal.ts';
import { fastChance } from './sources.ts';

interface State {
  flow: (Frame & { n?: number })[];
  done: string[];
}
type Action = { type: 'go' } | { type: 'stop' };

const ctx: Ctx = { chance: fastChance(1), log: silent };

function rulesOf(steps: Steps<State, State['flow'][number], Action>) {
  return flow<State, State['flow'][number], Action>({ steps, over: (state) => state.done.includes('over') });
}

describe('a flow', () => {
  it('runs the frames a step returns in their order, before what was there already', () => {
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

  it('stops at once when the match is over, whatever is left to be done', () => {
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

  it('says so when the steps go round for ever', () => {
    const rules = rulesOf({ round: () => [{ at: 'round' }] });
    expect(() => rules.settle({ flow: [{ at: 'round' }], done: [] }, ctx)).toThrow(/flow|round/);
  });

  it('says so when a frame has no step, even one named like a part of every object', () => {
    const rules = rulesOf({});
    for (const at of ['nowhere', 'constructor', '__proto__']) {
      expect(() => rules.settle({ flow: [{ at }], done: [] }, ctx)).toThrow(at);
    }
  });

  it('says so when an action is played that nobody asked for', () => {
    const rules = rulesOf({ ask: { asks: () => 0, options: () => [{ type: 'go' }], answers: { go: () => [] } } });
    const state: State = { flow: [{ at: 'ask' }], done: [] };
    expect(rules.check(state, 0, { type: 'stop' })).toEqual({
      code: 'wrong-decision',
      params: { expected: ['go'], got: 'stop' },
    });
    expect(() => rules.play(state, 0, { type: 'stop' }, ctx)).toThrow(/stop/);
  });

  it('asks several seats together, in any order, and goes on after the last', () => {
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

  it('asks nobody where there is nobody to ask, and does what comes afterwards', () => {
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

  it('gives the only legal answer to a forced question, and asks where there are two', () => {
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

  it('asks a question with one answer that is not forced', () => {
    const rules = rulesOf({ ask: { asks: () => 0, options: () => [{ type: 'go' }], answers: { go: () => [] } } });
    const state: State = { flow: [{ at: 'ask' }], done: [] };
    rules.settle(state, ctx);
    expect(rules.decisions(state)).toEqual([{ seat: 0, kind: 'ask' }]);
  });

  it('takes the reasons of a kind of answer as well as those for all kinds', () => {
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

  it('takes what may be done at any time without an answer to the question, from whoever does it', () => {
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

  it('does not go over options again that are said to be sound', () => {
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
