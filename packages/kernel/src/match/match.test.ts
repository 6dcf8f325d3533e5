import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineGame } from '../defineGame.ts';
import { KernelError } from '../errors.ts';
import { canonical, cloneJson, hashValue, seedCommitment } from '../index.ts';
import { highCard } from '../testing/highCard.ts';
import { Match } from './match.ts';
import { type MatchFile, readMatchFile, writeMatchFile } from './matchFile.ts';
import type { NewMatch } from './newMatch.ts';
import { verifyMatch } from './verify.ts';

const start = (extra: Partial<NewMatch> = {}) => Match.create(highCard, { seats: 2, seed: 'a secret', ...extra });
type HighCardMatch = ReturnType<typeof start>;

/** Plays the first card of both seats and returns the seat that won the round and decides next. */
function pickBoth(match: HighCardMatch): number {
  for (const seat of [0, 1]) match.apply(seat, match.legal(seat)[0]);
  return match.decisions[0]?.seat as number;
}

function refusalOf(result: ReturnType<HighCardMatch['apply']>): string {
  return result.ok ? 'allowed' : result.refusal.code;
}

describe('Match.create', () => {
  it('refuses options and seats that do not fit the game', () => {
    expect(() => start({ options: { cards: 99 } })).toThrow(KernelError);
    expect(() => start({ options: { cards: 99 } })).toThrow(/options\.cards/);
    expect(() => start({ seats: 3 })).toThrow(/for 2 players/);
  });

  it('fills in the default options and pins version, content and the commitment to the seed', () => {
    const { header } = start();
    expect(header.options).toEqual({ cards: 3 });
    expect(header.version).toBe('1.0.0');
    expect(header.content).toBe(highCard.contentFor({ cards: 3 }));
    expect(canonical(header)).not.toContain('a secret');
  });

  it('reveals the committed seed only after the match is over', () => {
    const match = start({ options: { cards: 1 } });
    const winner = pickBoth(match);
    expect(match.revealedSeed).toBeUndefined();
    match.apply(winner, { type: 'roll' });
    expect(seedCommitment(match.revealedSeed ?? '')).toBe(match.header.commitment);
  });

  it('rolls the same dice for the same seed and nonces, and different dice otherwise', () => {
    const hand = (extra: Partial<NewMatch>) => canonical(start(extra).state);
    expect(hand({})).toBe(hand({}));
    expect(hand({ nonces: ['x'] })).not.toBe(hand({}));
    expect(hand({ seed: 'another' })).not.toBe(hand({}));
  });
});

describe('Match.apply', () => {
  it.each([
    ['of nobody', 7, { type: 'draw' }, 'unknown-seat'],
    ['of a seat that is not a number', Number.NaN, { type: 'draw' }, 'unknown-seat'],
    ['that is no object', 0, 'pick', 'malformed-action'],
    ['of an unknown type', 0, { type: 'cheat' }, 'malformed-action'],
    ['with a field of the wrong type', 0, { type: 'pick', card: 'ace' }, 'malformed-action'],
    ['that is not asked for now', 0, { type: 'draw' }, 'wrong-decision'],
    ['that is not among the options', 0, { type: 'pick', card: 99 }, 'not-an-option'],
  ])('%s is refused with a reason and changes nothing', (_what, seat, action, code) => {
    const match = start();
    const before = hashValue(match.state);
    const result = match.apply(seat, action);
    expect(refusalOf(result)).toBe(code);
    expect(hashValue(match.state)).toBe(before);
    expect(match.seq).toBe(0);
  });

  it('refuses an action out of turn and lists the seats that must decide', () => {
    const match = start();
    match.apply(0, match.legal(0)[0]);
    const result = match.apply(0, match.legal(0)[0] ?? { type: 'draw' });
    expect(result).toEqual({
      ok: false,
      refusal: { code: 'not-your-decision', params: { seat: 0, waiting: [1] } },
    });
  });

  it('accepts an action outside the listed options of an open question unless refuse rejects it', () => {
    const match = start();
    const winner = pickBoth(match);
    expect(match.check(winner, { type: 'donate', points: 5 })).toEqual({ code: 'too-poor', params: { score: 0 } });
    expect(match.legal(winner)).not.toContainEqual({ type: 'donate', points: 1 });
    expect(match.check(winner, { type: 'donate', points: -3 })).toBeUndefined();
  });

  it('refuses an action after the match is over', () => {
    const match = start({ options: { cards: 1 } });
    const winner = pickBoth(match);
    match.apply(winner, { type: 'roll' });
    expect(match.outcome?.results).toHaveLength(2);
    expect(refusalOf(match.apply(0, { type: 'roll' }))).toBe('match-over');
  });
});

describe('Match.undo', () => {
  it('undoes a secret pick without consent while no other seat has seen it', () => {
    const match = start();
    const before = hashValue(match.state);
    match.apply(0, match.legal(0)[0]);
    expect(match.barrier(0)).toBeUndefined();
    expect(match.undo(0).ok).toBe(true);
    expect(hashValue(match.state)).toBe(before);
  });

  it('needs consent after the picks are revealed', () => {
    const match = start();
    pickBoth(match);
    expect(match.barrier(1)).toBe('revealed');
    const refused = match.undo(1);
    expect(refused).toMatchObject({ refusal: { code: 'undo-needs-consent', params: { waiting: [0] } } });
    expect(match.undo(1, [0]).ok).toBe(true);
    expect(match.seq).toBe(1);
  });

  it('needs consent after a card was drawn from the hidden deck, even without dice', () => {
    const match = start();
    const winner = pickBoth(match);
    match.apply(winner, { type: 'draw' });
    expect(match.barrier(winner)).toBe('revealed');
  });

  it('needs consent for the action of another seat', () => {
    const match = start();
    match.apply(0, match.legal(0)[0]);
    expect(match.barrier(1)).toBe('somebody-else');
  });

  it('needs no consent from a bot', () => {
    const match = start({
      seats: [
        { name: 'Ada', kind: 'human' },
        { name: 'Deep Blue', kind: 'bot' },
      ],
    });
    const winner = pickBoth(match);
    match.apply(winner, { type: 'roll' });
    expect(match.undo(0).ok).toBe(true);
  });

  it('rolls new dice after an undo, and redo uses the old ones', () => {
    const match = start();
    const winner = pickBoth(match);
    match.apply(winner, { type: 'roll' });
    const rolled = hashValue(match.state);
    expect(match.barrier(winner)).toBe('chance');
    match.undo(winner, [0, 1]);
    expect(match.redo().ok).toBe(true);
    expect(hashValue(match.state)).toBe(rolled);

    const scores = new Set<string>();
    for (let i = 0; i < 12; i++) {
      match.undo(winner, [0, 1]);
      match.apply(winner, { type: 'roll' });
      scores.add(canonical(match.state.players.map(({ score }) => score)));
    }
    expect(scores.size).toBeGreaterThan(1);
    expect(match.takenBack).toEqual([2]);
    expect(Match.load(highCard, match.save()).takenBack).toEqual([2]);
  });

  it('refuses undo at the start and redo at the end', () => {
    const match = start();
    expect(refusalOf(match.undo(0))).toBe('nothing-to-undo');
    expect(refusalOf(match.redo())).toBe('nothing-to-redo');
    match.apply(0, match.legal(0)[0]);
    match.undo(0);
    match.apply(0, match.legal(0)[1]);
    expect(refusalOf(match.redo())).toBe('nothing-to-redo');
  });
});

describe('Match history', () => {
  const played = () => {
    const match = start();
    const hashes = [hashValue(match.state)];
    while (match.decisions[0]) {
      const { seat } = match.decisions[0];
      match.apply(seat, match.legal(seat).at(-1));
      hashes.push(hashValue(match.state));
    }
    return { match, hashes };
  };

  it('returns the state after any number of operations', () => {
    const { match, hashes } = played();
    expect(hashes.map((_, i) => hashValue(match.stateAt(i)))).toEqual(hashes);
    expect(() => match.stateAt(match.seq + 1)).toThrow(/no-such|deeds/);
  });

  it('replays to an operation and redoes the rest to the same link', () => {
    const { match, hashes } = played();
    const earlier = match.replay(2);
    expect(hashValue(earlier.state)).toBe(hashes[2]);
    while (earlier.redo().ok);
    expect(earlier.link).toBe(match.link);
  });

  it('forks into a match with its own dice', () => {
    const match = start();
    const winner = pickBoth(match);
    const rolls = [1, 2, 3, 4, 5, 6].map((number) => {
      const fork = match.fork(match.seq, `another secret ${number}`);
      expect(hashValue(fork.state)).toBe(hashValue(match.state));
      fork.apply(winner, { type: 'roll' });
      expect(Match.load(highCard, fork.save()).link).toBe(fork.link);
      return fork.state.players[winner]?.score;
    });
    expect(new Set(rolls).size).toBeGreaterThan(1);
    expect(() => match.fork(99, 'another secret')).toThrow(KernelError);
  });

  it('finds states in a long match, back to its beginning', () => {
    const match = start({ mode: 'companion' });
    const hashes = [hashValue(match.state)];
    for (let i = 1; i <= 100; i++) {
      match.edit(0, [[['players', i % 2, 'score'], i]]);
      hashes.push(hashValue(match.state));
    }
    expect(hashes.map((_, i) => hashValue(match.stateAt(i)))).toEqual(hashes);
    for (let i = 99; i >= 0; i--) {
      match.undo(0);
      expect(hashValue(match.state)).toBe(hashes[i]);
    }
    while (match.redo().ok);
    expect(hashValue(match.stateAt(64))).toBe(hashes[64]);
    expect(match.seq).toBe(100);
  });
});

describe('Match.reseed', () => {
  /** Rolls, reseeds and rolls again. */
  function reseeded(): HighCardMatch {
    const match = start();
    match.apply(pickBoth(match), { type: 'roll' });
    match.reseed('a second secret');
    match.apply(pickBoth(match), { type: 'roll' });
    return match;
  }

  it('records the reseed, so that the file contains both seeds and verifies', () => {
    const match = reseeded();
    const text = match.save();
    expect(readMatchFile(text)).toMatchObject({ seed: 'a secret', reseeds: ['a second secret'] });
    expect(match.deeds[3]).toEqual({ reseed: seedCommitment('a second secret'), at: expect.any(Number) });
    expect(verifyMatch(text, () => highCard)).toMatchObject({ ok: true });
    expect(Match.load(highCard, text).link).toBe(match.link);
    const forged = writeMatchFile({ ...readMatchFile(text), reseeds: ['a chosen secret'] });
    expect(verifyMatch(forged, () => highCard)).toMatchObject({ ok: false });
    const { reseeds: _, ...without } = readMatchFile(text);
    expect(verifyMatch(writeMatchFile(without), () => highCard)).toMatchObject({ ok: false });
  });

  it('shares no part of the random stream with the seed before', () => {
    const rolled = (seed: string) => {
      const match = start();
      const winner = pickBoth(match);
      match.reseed(seed);
      match.apply(winner, { type: 'roll' });
      return match.state.players[winner]?.score;
    };
    expect(new Set(Array.from({ length: 12 }, (_, i) => rolled(`second ${i}`))).size).toBeGreaterThan(2);
  });

  it('restores the current seed from a bookmark, at an earlier operation and in a replay', () => {
    const match = reseeded();
    const states = Array.from({ length: match.seq + 1 }, (_, i) => hashValue(match.stateAt(i)));
    expect(states.at(-1)).toBe(hashValue(match.state));
    const earlier = match.replay(1);
    while (earlier.redo().ok);
    expect(earlier.link).toBe(match.link);
    const { header, seed, reseeds = [], deeds, chain } = readMatchFile(match.save());
    const again = Match.resume(highCard, { header, seed, reseeds, deeds, chain }, structuredClone(match.bookmark()));
    expect(again.save()).toBe(match.save());
    const winner = again.decisions[0]?.seat as number;
    expect(again.apply(winner, again.legal(winner)[0])).toEqual(match.apply(winner, match.legal(winner)[0]));
  });

  it('cannot undo a reseed nor any operation before it', () => {
    const match = start();
    match.apply(0, match.legal(0)[0]);
    match.reseed('a second secret');
    expect(refusalOf(match.undo(0, [0, 1]))).toBe('nothing-to-undo');
  });
});

describe('forked match', () => {
  const middle = () => {
    const other = start();
    const winner = pickBoth(other);
    const origin = { seq: other.seq, link: other.link, state: cloneJson(other.state) };
    return { other, winner, match: start({ seed: 'its own secret', origin }) };
  };

  it('starts with the given state and continues independently', () => {
    const { other, winner, match } = middle();
    expect(match.state).toEqual(other.state);
    expect(match.seq).toBe(0);
    match.apply(winner, { type: 'roll' });
    const text = match.save();
    expect(text).not.toContain('a secret');
    expect(verifyMatch(text, () => highCard)).toMatchObject({ ok: true });
    expect(match.undo(winner, [0, 1]).ok).toBe(true);
    expect(match.state).toEqual(other.state);
  });

  it('rejects an origin that is not a valid state', () => {
    const origin = { seq: 1, link: '', state: { deck: 'none' } };
    expect(() => start({ origin })).toThrow(/Not a state/);
  });
});

describe('companion mode', () => {
  const companion = () => start({ mode: 'companion', setup: [{ shuffle: 'keep' }] });

  it('accepts dice rolled on a physical table', () => {
    const match = companion();
    expect(match.state.players.map(({ hand }) => hand)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    const winner = pickBoth(match);
    expect(match.apply(winner, { type: 'roll' }, [5]).ok).toBe(true);
    expect(match.state.players[winner]?.score).toBe(5);
    expect(Match.load(highCard, match.save()).link).toBe(match.link);
  });

  it('rejects unused forced results of the setup', () => {
    expect(() => start({ setup: [{ shuffle: 'keep' }, 6] })).toThrow(/left over/);
  });

  it('refuses dice that do not fit and leaves the match unchanged', () => {
    const match = companion();
    const winner = pickBoth(match);
    const before = match.save();
    for (const dice of [[7], [0], [3, 3], [{ draw: 0 }]]) {
      expect(refusalOf(match.apply(winner, { type: 'roll' }, dice))).toBe('dice-do-not-fit');
    }
    expect(match.save()).toBe(before);
  });

  it('accepts and records edits that fit the state schema', () => {
    const match = companion();
    expect(match.edit(0, [[['players', 1, 'score'], 12]]).ok).toBe(true);
    expect(match.state.players[1]?.score).toBe(12);
    expect(refusalOf(match.edit(0, [[['players', 1, 'score'], 'lots']]))).toBe('edit-breaks-state');
    expect(refusalOf(match.edit(0, [[['nowhere', 1, 'score'], 1]]))).toBe('edit-breaks-state');
    expect(refusalOf(match.edit(0, [[['__proto__', 'polluted'], 1]]))).toBe('edit-breaks-state');
    expect(refusalOf(match.edit(9, []))).toBe('unknown-seat');
    expect(match.deeds).toHaveLength(1);
    expect(Match.load(highCard, match.save()).link).toBe(match.link);
    expect(match.undo(0).ok).toBe(true);
    expect(match.state.players[1]?.score).toBe(0);
  });

  it('does not allocate an array as long as an edit claims', () => {
    const match = companion();
    const edits: [(string | number)[], unknown][] = [
      [['players', 'length'], 60_000_000],
      [['deck', 'length'], 13],
      [['deck', 'length'], -1],
      [['deck', 'length'], 2.5],
      [['deck', 'length'], '2'],
      [['deck', 4_000_000_000], 1],
      [['deck', 13], 1],
    ];
    for (const edit of edits) expect(refusalOf(match.edit(0, [edit]))).toBe('edit-breaks-state');
    const { deck } = match.state;
    expect(match.edit(0, [[['deck', 'length'], deck.length - 2]]).ok).toBe(true);
    expect(match.edit(0, [[['deck', deck.length - 2], 9]]).ok).toBe(true);
    expect(match.state.deck).toEqual([...deck.slice(0, -2), 9]);
  });

  it('limits the size of a state over repeated edits', () => {
    const match = companion();
    const lot = Array.from({ length: 200_000 }, () => 1);
    expect(match.edit(0, [[['deck'], lot]]).ok).toBe(true);
    const more = Array.from({ length: 600_000 }, () => 1);
    expect(refusalOf(match.edit(0, [[['deck'], more]]))).toBe('edit-too-large');
  });

  it('rejects a file whose edits, seats or stream positions exceed the limits', () => {
    const match = companion();
    match.edit(0, [[['players', 1, 'score'], 12]]);
    const file = readMatchFile(match.save());
    const [deed] = file.deeds;
    const bad = (change: Partial<MatchFile>) => () => Match.load(highCard, writeMatchFile({ ...file, ...change }));
    const grown = { by: 0, at: 0, edit: [[['players', 'length'], 60_000_000]] } as MatchFile['deeds'][number];
    expect(bad({ deeds: [grown] })).toThrow(/edit-breaks-state/);
    expect(bad({ deeds: [{ ...deed, at: 2 ** 40 } as MatchFile['deeds'][number]] })).toThrow(KernelError);
    const seats = Array.from({ length: 3 }, () => ({ name: 'A', kind: 'human' as const }));
    expect(bad({ header: { ...file.header, seats } })).toThrow(/not for so many/);
  });

  it('settles to the next decision after an edit that left none', () => {
    const match = companion();
    expect(match.edit(0, [[['flow'], [{ at: 'show' }]]]).ok).toBe(true);
    expect(match.decisions).toEqual([{ seat: 0, kind: 'boon' }]);
    expect(Match.load(highCard, match.save()).link).toBe(match.link);
  });

  it('refuses entered dice and edits outside companion mode', () => {
    const match = start();
    expect(refusalOf(match.edit(0, []))).toBe('edits-not-allowed');
    expect(refusalOf(match.apply(0, match.legal(0)[0], [1]))).toBe('dice-not-allowed');
  });
});

describe('Match.bookmark', () => {
  function played(): HighCardMatch {
    const match = start();
    match.apply(pickBoth(match), { type: 'roll' });
    return match;
  }
  const keptOf = (match: HighCardMatch) => ({
    header: match.header,
    seed: 'a secret',
    deeds: [...match.deeds],
    chain: [...match.chain],
  });

  it('resumes the match with the same dice to come', () => {
    const match = played();
    const again = Match.resume(highCard, keptOf(match), structuredClone(match.bookmark()));
    pickBoth(match);
    pickBoth(again);
    expect(again.save()).toBe(match.save());
    expect(again.events(0)).toEqual(match.events(0));
  });

  it('can undo past the bookmark after resuming', () => {
    const match = played();
    const again = Match.resume(highCard, keptOf(match), match.bookmark());
    for (const table of [match, again]) {
      table.undo(0, [0, 1]);
      table.undo(0, [0, 1]);
    }
    expect(again.state).toEqual(match.state);
    expect(again.takenBack).toEqual(match.takenBack);
  });

  it('rejects a bookmark of another match or without a valid state', () => {
    const match = played();
    const bookmark = match.bookmark();
    expect(() => Match.resume(highCard, keptOf(start()), bookmark)).toThrow(/does not belong/);
    expect(() => Match.resume(highCard, keptOf(match), { ...bookmark, state: {} })).toThrow(/Not a state/);
  });

  it('detects changed operations before the bookmark when their events are read', () => {
    const match = played();
    const kept = keptOf(match);
    kept.chain[0] = 'f'.repeat(64);
    const again = Match.resume(highCard, kept, match.bookmark());
    expect(() => again.events(0)).toThrow(/chain is broken/);
  });
});

describe('key order', () => {
  const wishes = defineGame({
    id: 'wishes',
    version: '1.0.0',
    seats: { min: 1, max: 1 },
    options: z.object({ first: z.record(z.string(), z.int()).default({}) }),
    state: z.object({ last: z.string(), wishes: z.record(z.string(), z.int()) }),
    action: z.strictObject({ type: z.literal('wish'), wishes: z.record(z.string(), z.int()) }),
    // Deliberately not the order of the schema.
    setup: ({ first }) => ({ wishes: { ...first }, last: '' }),
    decisions: () => [{ seat: 0, kind: 'wish' }],
    legal: () => [],
    check: () => undefined,
    play(state, _seat, action) {
      state.last = Object.keys(action.wishes).join();
      state.wishes = action.wishes;
    },
    outcome: () => undefined,
  });
  const wish = (...names: string[]) => ({
    wishes: Object.fromEntries(names.map((name, i) => [name, i])),
    type: 'wish',
  });
  function wished(): Match {
    const options = { first: { rain: 1, bread: 2 } };
    const match: Match = Match.create(wishes, { options, seats: 1, seed: 'a secret' });
    match.apply(0, wish('sun', 'moon'));
    match.apply(0, wish('roses', 'bread', 'moon'));
    return match;
  }

  it('the key order of an action does not change the match file', () => {
    const text = wished().save();
    expect(Match.load(wishes, text).save()).toBe(text);
    expect(verifyMatch(text, () => wishes)).toMatchObject({ ok: true });
  });

  it('the key order of a state survives a bookmark', () => {
    const match = wished();
    const { header, deeds, chain } = match;
    const kept = { header, seed: 'a secret', deeds: [...deeds], chain: [...chain] };
    const again: Match = Match.resume(wishes, kept, JSON.parse(JSON.stringify(match.bookmark())));
    for (const table of [match, again]) table.apply(0, wish('wine', 'moon', 'salt'));
    expect(again.save()).toBe(match.save());
    expect(Match.load(wishes, again.save()).link).toBe(match.link);
  });
});
