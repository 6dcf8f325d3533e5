import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auction } from '../../test/auction.ts';
import { noughts } from '../../test/noughts.ts';
import { THEN } from './caseFile.ts';
import { runCases } from './cases.ts';

const GAMES = [noughts, auction];

interface Start {
  readonly given?: object;
  readonly when?: readonly object[];
  /** The `given` of the whole file. */
  readonly shared?: object;
}

/** Runs one case of the auction, in which seats 0 and 1 start with cards 1-2-3 and 4-5-6, and returns why it fails. */
function why(expectation: object, { given = {}, when = [], shared = {} }: Start = {}): string | undefined {
  const one = after({ name: 'one', given, when }, expectation);
  const file = { game: 'auction', given: { setup: [{ shuffle: 'keep' }], ...shared }, cases: [one] };
  const [result] = runCases(GAMES, JSON.stringify(file), 'one.json');
  expect(result?.ok).toBe(result?.why === undefined);
  return result?.why;
}

const after = (done: object, expectation: object) => ({ ...done, [THEN]: expectation });
const bid = (seat: number, card: number) => ({ seat, action: { type: 'bid', card } });
/** Holds for any running match. */
const RUNNING = { outcome: null };
const ROUND = [bid(0, 3), { ...bid(1, 4), dice: [2] }];

describe('given of a case', () => {
  it('sets forced results, options and seats', () => {
    const state = { 'players.0.hand': [1, 2, 3], 'players.1.hand': [4, 5, 6], 'deck.length': 8 };
    expect(why({ state })).toBeUndefined();
    expect(why({ state: { 'deck.length': 0 } }, { given: { options: { cards: 9 }, seats: 3 } })).toBeUndefined();
  });

  it('applies edits in order, each on the result of those before, and then actions', () => {
    const given = {
      edits: [
        ['deck.length', 0],
        ['deck.0', 14],
        ['players.0.hand', [9]],
        ['players.0.hand.1', 12],
      ],
      play: [bid(0, 12)],
    };
    const state = { deck: [14], 'players.0.hand': [9], 'players.0.bid': 12 };
    expect(why({ state }, { given })).toBeUndefined();
  });

  it('applies edits that append to a list of any length', () => {
    const edits = [
      ['discard.+', 7],
      ['discard.+', 8],
      ['players.0.hand.+', 9],
    ];
    const state = { discard: [7, 8], 'players.0.hand': [1, 2, 3, 9] };
    expect(why({ state }, { given: { edits } })).toBeUndefined();
    expect(why(RUNNING, { given: { edits: [['players.+.hand', []]] } })).toMatch(/given\.edits: .*players\.2/);
  });

  it('extends the given of the file', () => {
    const shared = { play: [bid(0, 3)], edits: [['players.1.hand', [7]]] };
    const given = { play: [bid(1, 7)] };
    expect(why({ state: { winner: 1 } }, { given, shared })).toBeUndefined();
  });

  it('fails the case when it is not possible', () => {
    expect(why(RUNNING, { given: { edits: [['players.0.score', 'ten']] } })).toMatch(
      /^given\.edits: refused with "edit-breaks-state": .*score/,
    );
    expect(why(RUNNING, { given: { edits: [['nowhere.at.all', 1]] } })).toMatch(
      /^given\.edits: threw KernelError: .*nowhere/,
    );
    expect(why(RUNNING, { given: { play: [bid(0, 9)] } })).toBe('given.play.0: refused with "not-in-hand": {"card":9}');
    expect(why(RUNNING, { given: { options: { cards: 1 } } })).toMatch(/threw KernelError: .*options\.cards/);
    expect(why(RUNNING, { given: { setup: [3] } })).toMatch(/3 does not fit a shuffle/);
  });
});

describe('when of a case', () => {
  it('plays actions with their dice, each with its own expectations', () => {
    const when = [after(bid(0, 3), { state: { 'players.0.laid': true, winner: null } }), ROUND[1]!];
    expect(why({ state: { winner: 1, 'players.1.score': 2 } }, { when })).toBeUndefined();
  });

  it('applies manual edits', () => {
    const when = [{ edit: [['players.0.score', 5]] }, ...ROUND];
    expect(why({ state: { 'players.0.score': 5 } }, { when })).toBeUndefined();
  });

  it('fails with the sentence of an unexpected refusal', () => {
    const when = [bid(0, 3), bid(0, 2)];
    expect(why(RUNNING, { when })).toMatch(/^when\.1: refused with "not-your-decision": \{"seat":0,"waiting":\[1\]\}/);
    expect(why(RUNNING, { when: [bid(0, 3), { ...bid(1, 4), dice: [1, 1] }] })).toMatch(/dice-do-not-fit/);
  });

  it('accepts a refusal in the middle when the step expects it', () => {
    const when = [after(bid(0, 9), { refused: 'not-in-hand' }), ...ROUND];
    expect(why({ state: { winner: 1 } }, { when })).toBeUndefined();
    const early = [after(bid(0, 3), { refused: 'not-in-hand' }), ...ROUND];
    expect(why(RUNNING, { when: early })).toBe('when.0: refused: expected {"code":"not-in-hand"}, found no refusal');
  });
});

/** Tuples of: an expectation that holds after the round, one that fails, and the message of the failure. */
const EXPECTATIONS: [what: string, holds: object, fails: object, says: RegExp][] = [
  [
    'state',
    { state: { 'players.1.bid': 4 } },
    { state: { 'players.1.bid': 5 } },
    /state players\.1\.bid: expected 5, found 4/,
  ],
  [
    'state (absent)',
    { absent: ['players.7'] },
    { absent: ['players.0.hand'] },
    /absent players\.0\.hand: expected nothing, found \[1,2\]/,
  ],
  [
    'events',
    {
      events: [
        { type: 'laid', seat: 0 },
        { type: 'laid', card: 4 },
      ],
    },
    {
      events: [
        { type: 'laid', seat: 1 },
        { type: 'laid', seat: 0 },
      ],
    },
    /events: expected \{"seat":0,"type":"laid"\}, found \[/,
  ],
  [
    'events (none)',
    { noEvents: [{ type: 'drew' }] },
    { noEvents: [{ card: 4 }] },
    /events: expected no such event, found .*4/,
  ],
  [
    'told',
    { told: { viewer: 0, events: [{ type: 'laid', seat: 1 }], noEvents: [{ card: 4 }] } },
    { told: [{ viewer: 0, events: [{ type: 'laid', card: 4 }] }] },
    /told 0: expected \{"card":4/,
  ],
  [
    'decisions',
    { decisions: [{ seat: 1, kind: 'prize' }] },
    { decisions: [] },
    /decisions: expected \[\], found \[\{"kind":"prize"/,
  ],
  [
    'legal',
    {
      legal: [
        { seat: 1, contains: [{ type: 'draw' }], excludes: [{ type: 'bid' }], count: 2 },
        { seat: 0, count: 0 },
      ],
    },
    { legal: { seat: 1, contains: [{ type: 'bid' }] } },
    /legal for seat 1: expected \{"type":"bid"\}, found 2 actions/,
  ],
  [
    'legal (excludes)',
    { legal: { seat: 0, excludes: [{}] } },
    { legal: { seat: 1, excludes: [{ type: 'draw' }] } },
    /expected no such action/,
  ],
  [
    'legal (count)',
    { legal: { seat: 1, count: 2 } },
    { legal: { seat: 1, count: 3 } },
    /expected 3 actions, found 2 actions/,
  ],
  [
    'view',
    { view: { viewer: 'spectator', shows: { 'players.0.hand.length': 2 }, hides: ['players.0.hand.0', 'deck.0'] } },
    { view: { viewer: 0, hides: ['players.0.hand.0'] } },
    /view 0 hides players\.0\.hand\.0: expected nothing, found 1/,
  ],
  ['metrics', { metrics: { discarded: 0 } }, { metrics: { discarded: 2 } }, /metrics discarded: expected 2, found 0/],
  ['outcome', { outcome: null }, { outcome: { why: 'hands-empty' } }, /outcome: expected .*, found none yet/],
];

describe('then of a case', () => {
  it.each(EXPECTATIONS)('checks %s', (_what, holds, fails, says) => {
    expect(why(holds, { when: ROUND })).toBeUndefined();
    expect(why(fails, { when: ROUND })).toMatch(says);
  });

  it('checks a refusal and its parameters', () => {
    const when = [bid(0, 9)];
    expect(why({ refused: 'not-in-hand' }, { when })).toBeUndefined();
    expect(why({ refused: { code: 'not-in-hand', params: { card: 9 } } }, { when })).toBeUndefined();
    expect(why({ refused: { code: 'not-in-hand', params: { card: 8 } } }, { when })).toMatch(/then: refused: expected/);
    expect(why({ refused: 'not-in-hand' }, { when: [bid(0, 3)] })).toMatch(/found no refusal/);
  });

  it('checks derived values and the outcome of a finished match', () => {
    const marks = [0, 3, 1, 4, 2].map((cell, i) => ({ seat: i % 2, action: { cell } }));
    const cases = [
      after(
        { name: 'three in a line win', when: marks },
        {
          outcome: { results: ['win', 'loss'] },
          derived: { subject: 'free cells', reasons: [{ code: 'free', value: 4 }] },
        },
      ),
      after({ name: 'wrong number' }, { derived: [{ subject: 'free cells', viewer: 0, reasons: [{ value: 8 }] }] }),
    ];
    const [line, number] = runCases(noughts, JSON.stringify({ cases }), 'noughts.json');
    expect(line).toEqual({ file: 'noughts.json', name: 'three in a line win', ok: true });
    expect(number?.why).toBe(
      'then: derived "free cells": expected {"value":8}, found [{"code":"free","value":9}]; the nearest has value: expected 8, found 9',
    );
  });

  it('treats a place as hidden only when the state has a value there', () => {
    const hides = (...places: string[]) => ({ view: { viewer: 1, hides: places } });
    expect(why(hides('players.0.bid'), { when: [bid(0, 3)] })).toBeUndefined();
    expect(why(hides('players.0.bid'))).toMatch(/hides players\.0\.bid: expected something to hide, found null/);
    expect(why(hides('players.0.hadn.0'))).toMatch(
      /hides players\.0\.hadn\.0: expected something to hide, found nothing/,
    );
    expect(why({ absent: ['players.0.bid'] })).toMatch(/absent players\.0\.bid: expected nothing, found null/);
  });

  it('reports all mismatches at once', () => {
    const failed = why({ state: { winner: 0, cards: 3 }, outcome: {} }, { when: ROUND });
    expect(failed?.split('; ')).toHaveLength(3);
  });
});

describe('runCases', () => {
  it('runs the example of the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, example = ''] = /```json\n(.*?)```/s.exec(readme) ?? [];
    const [result] = runCases(GAMES, example, 'README.md');
    expect(result).toEqual({ file: 'README.md', name: 'The higher card wins the round', rule: 'R 3.2', ok: true });
  });

  const cases = [after({ name: 'x is first', rule: 'R 1' }, { decisions: [{ seat: 0 }] })];

  it('needs no game id when there is only one game', () => {
    const results = runCases(noughts, JSON.stringify({ cases }), 'a.json');
    expect(results).toEqual([{ file: 'a.json', name: 'x is first', rule: 'R 1', ok: true }]);
  });

  it('fails when the game is unknown', () => {
    expect(runCases(GAMES, JSON.stringify({ cases }), 'a.json')[0]?.why).toMatch(
      /of no game, but the games are noughts, auction/,
    );
    const chess = JSON.stringify({ game: 'chess', cases });
    expect(runCases(noughts, chess, 'a.json')[0]?.why).toMatch(/of chess, but the games are noughts/);
  });

  it('reports an unknown game once and runs the cases of known games', () => {
    const [one] = cases;
    const chess = { ...one, game: 'chess' };
    const results = runCases(GAMES, JSON.stringify({ game: 'noughts', cases: [chess, one, chess, chess] }), 'a.json');
    expect(results).toMatchObject([
      { name: 'the file itself', code: 'unknown-game', ok: false },
      { name: 'x is first', ok: true },
    ]);
    expect(results).toHaveLength(2);
  });

  it('reports an unreadable file as one failed case', () => {
    expect(runCases(noughts, '{', 'a.json')).toMatchObject([
      { file: 'a.json', name: 'the file itself', ok: false, code: 'not-json' },
    ]);
  });

  it('fails a case whose rules throw without stopping the others', () => {
    const torn: typeof noughts = {
      ...noughts,
      play() {
        throw new Error('torn board');
      },
    };
    const mark = after({ name: 'mark', when: [{ seat: 0, action: { cell: 0 } }] }, RUNNING);
    const results = runCases(torn, JSON.stringify({ cases: [mark, ...cases] }), 'a.json');
    expect(results.map(({ why }) => why)).toEqual(['when.0: threw Error: torn board', undefined]);
  });
});

describe('patterns', () => {
  it('match absent fields', () => {
    const toldCard = (card: object) => ({ told: { viewer: 1, events: [{ type: 'laid', card }] } });
    expect(why(toldCard({ $absent: true }), { when: [bid(0, 3)] })).toBeUndefined();
    const seen = { told: { viewer: 0, events: [{ type: 'laid', card: { $absent: true } }] } };
    expect(why(seen, { when: [bid(0, 3)] })).toContain('the nearest has card: expected {"$absent":true}, found 3');
  });

  it('count matching events and legal actions', () => {
    const counts = [{ of: { type: 'laid' }, are: 2 }];
    expect(why({ counts }, { when: ROUND })).toBeUndefined();
    expect(why({ counts: [{ of: { type: 'laid', seat: 0 }, are: 2 }] }, { when: ROUND })).toMatch(
      /expected 2, found 1: /,
    );
    const legal = (are: number) => ({ legal: { seat: 0, counts: [{ of: { type: 'bid' }, are }] } });
    expect(why(legal(3))).toBeUndefined();
    expect(why(legal(4))).toMatch(/like .*: expected 4, found 3/);
  });
});

describe('calls', () => {
  const functions = () => ({
    sum: (...numbers: number[]) => ({ total: numbers.reduce((a, b) => a + b, 0), count: numbers.length }),
    cardsIn: (hand: readonly number[]) => hand.length,
  });
  const run = (calls: object) => {
    const one = after({ name: 'one' }, { calls });
    const file = { game: 'auction', given: { setup: [{ shuffle: 'keep' }] }, cases: [one] };
    return runCases(GAMES, JSON.stringify(file), 'one.json', { functions })[0]?.why;
  };

  it('call exported functions of the game with JSON or parts of the state', () => {
    expect(run({ call: ['sum', 1, 2], gives: { total: 3 } })).toBeUndefined();
    expect(run({ call: ['cardsIn', { $state: 'players.0.hand' }], gives: 3 })).toBeUndefined();
  });

  it('report the actual result, or the known functions', () => {
    expect(run({ call: ['sum', 1, 2], gives: { total: 4 } })).toContain('total: expected 4, found 3');
    expect(run({ call: ['product', 1], gives: 1 })).toContain('there are: sum, cardsIn');
  });
});

describe('shared given', () => {
  const SHARED = JSON.stringify({ given: { options: { cards: 20 }, setup: [{ shuffle: 'keep' }] } });
  const run = (given: object, read?: (path: string) => string) => {
    const one = after({ name: 'one', given }, { state: { cards: 20, 'players.0.hand': [1, 2, 3] } });
    const file = { game: 'auction', given: { from: 'table.given.json' }, cases: [one] };
    return runCases(GAMES, JSON.stringify(file), 'one.json', read ? { read } : {})[0]?.why;
  };

  it('is a separate file that a case can override', () => {
    expect(run({}, () => SHARED)).toBeUndefined();
    expect(run({ options: { cards: 9 } }, () => SHARED)).toContain('state cards: expected 20, found 9');
  });

  it('is reported when it is unreadable, not a given, or circular', () => {
    expect(run({})).toContain('no way to read table.given.json');
    expect(run({}, () => '{}')).toContain('given');
    expect(run({}, () => JSON.stringify({ given: { from: 'table.given.json' } }))).toContain('goes round in a circle');
  });
});
