import { games } from '@tessera/catalog';
import {
  canonical,
  fastChance,
  fileProblemOf,
  type Game,
  KernelError,
  Match,
  type MatchFile,
  readMatchFile,
  verifyMatch,
  writeMatchFile,
} from '@tessera/kernel';
import { readSnapshot, writeSnapshot } from '@tessera/room';
import { corpusIn, fuzzInputs, hold } from '@tessera/testkit/fuzz';
import { beforeAll, test } from 'vitest';
import { folder, same } from './support.ts';

const WORDS = ['deeds', 'header', 'action', 'type', 'seat', 'at', 'edit', 'reseed', 'by', 'state', 'companion', 'fair'];
/** A few actions of each game: a longer file has no other structure. */
const ACTIONS = 6;

let matches: Match[];
beforeAll(() => {
  matches = games.flatMap(({ game }) => [played(game, 'enforced'), played(game, 'companion')]);
});

test('a match file is parsed, or refused with a KernelError, and is written back unchanged', () => {
  const target = {
    name: 'match files',
    corpus: [...small(matches).map((match) => match.save()), ...corpusIn(folder('match-files'))],
    words: WORDS,
    spell: canonical,
    takes: (input: string) => {
      try {
        same(writeMatchFile(readMatchFile(input)).trimEnd(), input.trimEnd());
        return true;
      } catch (error) {
        if (!(error instanceof KernelError)) throw error;
        return false;
      }
    },
  };
  hold(target, fuzzInputs(800, 120_000));
}, 900_000);

test('a replay is verified, or its problem is reported', () => {
  const rules = (id: string) => games.find(({ game }) => game.id === id)?.game;
  const target = {
    name: 'replays',
    corpus: [...small(matches).map((match) => match.save()), ...corpusIn(folder('replays'))],
    words: WORDS,
    spell: canonical,
    takes: (input: string) => {
      const { ok, why } = verifyMatch(input, rules);
      if (!ok && typeof why?.params?.problem !== 'string') throw new Error('Refused without a reason');
      return ok;
    },
  };
  hold(target, fuzzInputs(150, 30_000));
}, 900_000);

test('a save is resumed, or refused with a file problem, and an accepted one saves the same', () => {
  const target = {
    name: 'saves',
    corpus: [...small(matches).map((match) => match.save()), ...corpusIn(folder('saves'))],
    words: WORDS,
    spell: canonical,
    takes: (input: string) => {
      const entry = games.find(({ game }) => input.includes(`"game":"${game.id}"`));
      if (!entry) return false;
      try {
        const saved = readMatchFile(Match.load(entry.game, input).save());
        same(essence(saved), essence(readMatchFile(input)));
        return true;
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('It came back')) throw error;
        // Rules that are given a forged file may throw any error; the caller gets a code.
        fileProblemOf(error);
        return false;
      }
    },
  };
  hold(target, fuzzInputs(150, 30_000));
}, 900_000);

test('a snapshot is read or ignored, and never trusted without verification', () => {
  const target = {
    name: 'snapshots',
    corpus: [
      ...small(matches).map((match) => writeSnapshot({ seq: match.seq, bookmark: match.bookmark() })),
      ...corpusIn(folder('snapshots')),
    ],
    words: ['format', 'seq', 'bookmark', 'link', 'state', 'position', 'end'],
    takes: (input: string) => {
      const read = readSnapshot(input);
      if (!read) return false;
      const written = writeSnapshot(read);
      same(writeSnapshot(readSnapshot(written) ?? read), written);
      return true;
    },
  };
  hold(target, fuzzInputs(600, 100_000));
}, 900_000);

test('an action is accepted or refused with a code, and an accepted one is played', () => {
  const standing = matches.filter(({ outcome }) => outcome === undefined);
  const legal = standing.flatMap((match, at) =>
    [...Array(match.seats).keys()].flatMap((seat) =>
      match
        .legal(seat)
        .slice(0, 12)
        .map((action) => JSON.stringify({ at, seat, action })),
    ),
  );
  const target = {
    name: 'actions',
    corpus: [...legal, ...corpusIn(folder('actions'))],
    words: ['type', 'seat', 'target', 'unit', 'card', 'hex', 'region', 'item', 'pass', 'path'],
    takes: (input: string) => {
      const asked = jsonOf(input);
      const match = standing[asked.at];
      if (!match) return false;
      const fork = match.replay(match.seq);
      const result = fork.apply(asked.seat, asked.action);
      if (result.ok) same(Match.load(match.game, fork.save()).link, fork.link);
      else if (result.refusal.code === '') throw new Error('Refused without a code');
      return result.ok;
    },
  };
  hold(target, fuzzInputs(150, 30_000));
}, 900_000);

/** Without the notes of a host, which stores them itself. */
function essence({ header, seed, reseeds, deeds, chain, hash }: MatchFile): string {
  return canonical({ header, seed, reseeds, deeds, chain, hash });
}

/** Input of another form sends no action. */
function jsonOf(input: string): { readonly at: number; readonly seat: number; readonly action: unknown } {
  try {
    const { at, seat, action } = Object(JSON.parse(input));
    return { at: Number(at), seat: Number(seat), action };
  } catch {
    return { at: -1, seat: 0, action: undefined };
  }
}

function small(all: readonly Match[]): readonly Match[] {
  return all.filter((match) => match.save().length < 60_000);
}

function played(game: Game, mode: 'enforced' | 'companion'): Match {
  const choices = fastChance(`fuzz ${mode}`);
  const match = Match.create(game, { seats: game.seats.min, seed: 'fuzz', mode });
  while (match.seq < ACTIONS && match.outcome === undefined) {
    const seats = [...Array(match.seats).keys()].filter((seat) => match.legal(seat).length > 0);
    const seat = choices.pick(seats);
    match.apply(seat, choices.pick(match.legal(seat)));
  }
  return match;
}
