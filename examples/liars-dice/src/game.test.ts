import { eventsFor, Match, readMatchFile, writeMatchFile } from '@tessera/kernel';
import { describe, expect, it, test } from 'vitest';
import { liarsDice } from './game.ts';
import type { Action } from './state.ts';

/** Creates a table of three players with two dice each: 1 2, 3 3 and 5 6. */
function table({ dice = 2, ...options }: { dice?: number; wildOnes?: boolean } = {}) {
  const match = Match.create(liarsDice, {
    options: { dice, ...options },
    seats: 3,
    seed: 'any',
    mode: 'companion',
    setup: [1, 2, 3, 3, 5, 6].slice(0, 3 * dice),
  });
  return {
    match,
    does(seat: number, action: Action, dice?: number[]) {
      const result = match.apply(seat, action, dice);
      if (!result.ok) throw new Error(result.refusal.code);
      return this;
    },
  };
}

const bid = (count: number, face: number): Action => ({ type: 'bid', count, face });
const CHALLENGE: Action = { type: 'challenge' };
const READY: Action = { type: 'ready' };

describe('dice', () => {
  it('are visible to their owner only until the cups are lifted', () => {
    const { match } = table();
    expect(match.view(1).players.map(({ dice }) => dice)).toEqual([
      [null, null],
      [3, 3],
      [null, null],
    ]);
    const shown = table().does(0, bid(1, 6)).does(1, CHALLENGE).match;
    expect(shown.view('spectator').players.map(({ dice }) => dice)).toEqual([
      [1, 2],
      [3, 3],
      [5, 6],
    ]);
  });

  it('are named in the log to their owner only', () => {
    const { match } = table();
    const events = eventsFor(match.setupEvents, 2);
    expect(events).toEqual([
      { type: 'rolled', seat: 0 },
      { type: 'rolled', seat: 1 },
      { type: 'rolled', seat: 2, dice: [5, 6] },
    ]);
  });
});

describe('pairs', () => {
  const four = (dice: number[]) =>
    Match.create(liarsDice, {
      options: { dice: 1, pairs: true },
      seats: 4,
      seed: 'any',
      mode: 'companion',
      setup: dice,
    });

  it('partners sit opposite each other; an odd number, and two, cannot be paired', () => {
    const teams = (seats: number) => liarsDice.teams(liarsDice.options.parse({ pairs: true }), seats);
    expect(teams(4)).toEqual(['foxes', 'owls', 'foxes', 'owls']);
    expect(teams(6)).toEqual(['foxes', 'owls', 'bears', 'foxes', 'owls', 'bears']);
    expect([teams(2), teams(3), teams(5)]).toEqual([undefined, undefined, undefined]);
  });

  it("partners see each other's dice and rolls", () => {
    const match = four([1, 2, 3, 4]);
    expect(match.view(2).players.map(({ dice }) => dice[0])).toEqual([1, null, 3, null]);
    expect(match.view('spectator').players.map(({ dice }) => dice[0])).toEqual([null, null, null, null]);
    expect(eventsFor(match.setupEvents, 3).map((event) => event.dice)).toEqual([undefined, [2], undefined, [4]]);
  });

  it("the odds of a bid count the partner's dice", () => {
    const [have, , unseen] = liarsDice.preview(four([1, 2, 3, 4]).view(2), 2, { type: 'bid', count: 2, face: 3 });
    expect([have?.value, unseen?.value]).toEqual([2, 2]);
  });

  it('a pair is in while one of the two has dice, and wins together', () => {
    const match = four([2, 3, 4, 5]);
    const round = (bidder: number, challenger: number, count: number, dice?: number[]) => {
      match.apply(bidder, bid(count, 6));
      match.apply(challenger, CHALLENGE);
      const looking = match.decisions.map(({ seat }) => seat);
      for (const seat of looking) match.apply(seat, READY, seat === looking.at(-1) ? dice : undefined);
    };
    round(0, 1, 4, [3, 4, 5]);
    expect(match.outcome).toBeUndefined();
    expect(match.decisions).toEqual([{ seat: 1, kind: 'bid' }]);
    round(1, 2, 3, [4, 5]);
    round(2, 3, 2);
    expect(match.outcome).toEqual({ results: ['loss', 'win', 'loss', 'win'], why: 'last-pair' });
  });
});

describe('bid', () => {
  it('the turn to bid goes round the table', () => {
    const { match } = table().does(0, bid(1, 2)).does(1, bid(1, 3));
    expect(match.decisions).toEqual([{ seat: 2, kind: 'bid' }]);
  });

  it.each([
    ['as many of a lower face', bid(2, 3), 'bid-too-low'],
    ['the very same', bid(2, 4), 'bid-too-low'],
    ['fewer of a higher face', bid(1, 6), 'bid-too-low'],
    ['more dice than there are', bid(7, 2), 'too-many-dice'],
  ])('a bid cannot be %s', (_what, action, code) => {
    expect(table().does(0, bid(2, 4)).match.check(1, action)).toMatchObject({ code });
  });

  it('a challenge is refused before the first bid', () => {
    expect(table().match.check(0, CHALLENGE)).toMatchObject({ code: 'nothing-to-challenge' });
  });

  it("a bid has a preview of its odds, computed from the bidder's view", () => {
    const { match } = table();
    // Seat 1 holds both threes. Of the four hidden dice, each counts if it shows a three or a one.
    const [have, need, unseen, odds] = liarsDice.preview(match.view(1), 1, { type: 'bid', count: 3, face: 3 });
    expect([have?.value, need?.value, unseen?.value]).toEqual([2, 1, 4]);
    expect(odds?.value).toBeCloseTo(1 - (2 / 3) ** 4, 3);
  });
});

describe('challenge', () => {
  it('costs the challenger a die when the bid was true, with wild ones', () => {
    const { match } = table().does(0, bid(3, 3)).does(1, CHALLENGE);
    expect(eventsFor(match.events(1), 'spectator').at(-1)).toMatchObject({ type: 'showdown', found: 3, loser: 1 });
  });

  it('costs the bidder a die when the bid was a lie', () => {
    const { match } = table({ wildOnes: false }).does(0, bid(3, 3)).does(1, CHALLENGE);
    expect(eventsFor(match.events(1), 'spectator').at(-1)).toMatchObject({ type: 'showdown', found: 2, loser: 0 });
  });

  it('leaves the dice on the table until every player has looked, in any order', () => {
    const looking = table().does(0, bid(3, 3)).does(1, CHALLENGE);
    const { match } = looking;
    expect(match.decisions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    looking.does(2, READY);
    expect(match.decisions.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('is followed by a roll of all remaining dice, and the loser bids first', () => {
    const { match } = table()
      .does(0, bid(3, 3))
      .does(1, CHALLENGE)
      .does(0, READY)
      .does(1, READY)
      .does(2, READY, [4, 4, 4, 4, 4]);
    expect(match.state.players.map(({ dice }) => dice)).toEqual([[4, 4], [4], [4, 4]]);
    expect(match.decisions).toEqual([{ seat: 1, kind: 'bid' }]);
  });
});

describe('player without dice', () => {
  it('is out and no longer asked; the last one with dice wins', () => {
    // One die each, 1, 2 and 3: three sixes are a lie, so seat 0 is out at once.
    const duel = table({ dice: 1 })
      .does(0, bid(3, 6))
      .does(1, CHALLENGE)
      .does(0, READY)
      .does(1, READY)
      .does(2, READY, [4, 5]);
    expect(duel.match.decisions).toEqual([{ seat: 1, kind: 'bid' }]);
    expect(duel.match.check(0, CHALLENGE)).toMatchObject({ code: 'not-your-decision' });
    duel.does(1, bid(2, 6)).does(2, CHALLENGE).does(1, READY).does(2, READY);
    expect(duel.match.outcome).toEqual({ results: ['loss', 'loss', 'win'], why: 'last-with-dice' });
  });
});

test('a match of version 1.0.0 is migrated, and one of an unknown version is rejected', () => {
  const saved = readMatchFile(table().does(0, bid(1, 6)).match.save());
  const { pairs: _, ...options } = saved.header.options;
  const forged = (version: string) => writeMatchFile({ ...saved, header: { ...saved.header, version, options } });
  expect(Match.load(liarsDice, forged('1.0.0'))).toMatchObject({ seq: 1, header: { version: '1.1.0' } });
  expect(() => Match.load(liarsDice, forged('9.0.0'))).toThrow('there is no way from 9.0.0');
});
