import { describe, expect, it } from 'vitest';
import { KernelError } from '../errors.ts';
import { cloneJson } from '../state/json.ts';
import { highCard } from '../testing/highCard.ts';
import { Match } from './match.ts';
import { FORMAT_VERSION, type MatchFile, readMatchFile, writeMatchFile } from './matchFile.ts';
import { verifyMatch } from './verify.ts';

function finished(): string {
  const match = Match.create(highCard, { seats: 2, seed: 'a secret', nonces: ['ada', 'bob'] });
  while (match.decisions[0]) {
    const { seat } = match.decisions[0];
    match.apply(seat, match.legal(seat).at(-1));
  }
  return match.save();
}

const text = finished();
const find = (id: string) => (id === highCard.id ? highCard : undefined);

function codeOf(open: () => unknown): string {
  try {
    open();
  } catch (error) {
    if (error instanceof KernelError) return error.code;
    throw error;
  }
  return 'opened';
}

/** Returns the serialized file after a change to it. */
function forged(change: (file: MatchFile) => void): string {
  const file = cloneJson(readMatchFile(text));
  change(file);
  return writeMatchFile(file);
}

describe('match file', () => {
  it('loads to the same state and the same last link', () => {
    const match = Match.load(highCard, text);
    expect(match.save()).toBe(text);
    expect(match.outcome).toBeDefined();
  });

  it('verifies every claim in the file', () => {
    const file = readMatchFile(text);
    expect(verifyMatch(text, find)).toEqual({
      ok: true,
      actions: file.deeds.length,
      hash: file.hash,
      seedCommitmentOk: true,
      takenBack: [],
      practice: false,
      missing: 0,
    });
  });

  it('stores operation times when the host supplies them', () => {
    const times = readMatchFile(text).deeds.map((_, i) => 1000 + i);
    const timed = Match.load(highCard, text).save({ times });
    expect(readMatchFile(timed).times).toEqual(times);
    expect(verifyMatch(timed, find)).toMatchObject({ ok: true });
  });

  it('fails verification when any single byte is flipped', () => {
    const bytes = new TextEncoder().encode(text);
    const believed: number[] = [];
    for (let i = 0; i < bytes.length - 1; i++) {
      const bad = bytes.slice();
      bad[i] = (bad[i] as number) ^ (1 << (i % 7));
      const result = verifyMatch(new TextDecoder().decode(bad), find);
      if (result.ok) believed.push(i);
      else expect(result.why).toBeTruthy();
    }
    expect(believed).toEqual([]);
  });

  it.each([
    ['that is not JSON', '{"format":', 'bad-file'],
    ['that is something else', '{"hello":"world"}', 'bad-file'],
    ['of a newer format', forged((file) => (file.formatVersion = FORMAT_VERSION + 1)), 'newer-format'],
    ['that says of one deed only when it was done', forged((file) => (file.times = [1])), 'corrupt-file'],
    ['of another game', forged((file) => (file.header.game = 'chess')), 'wrong-game'],
    ['of other rules', forged((file) => (file.header.version = '0.9.0')), 'version-mismatch'],
    ['with other content', forged((file) => (file.header.content = 'x')), 'content-mismatch'],
    ['with another seed', forged((file) => (file.seed = 'mine')), 'corrupt-file'],
    ['with options that make no sense', forged((file) => (file.header.options = { cards: 77 })), 'corrupt-file'],
    ['with a deed left out', forged((file) => file.deeds.splice(1, 1)), 'corrupt-file'],
    ['with a link too few', forged((file) => file.chain.pop()), 'corrupt-file'],
    ['with a broken link', forged((file) => (file.chain[2] = 'f'.repeat(64))), 'corrupt-file'],
    ['with another end', forged((file) => (file.hash = 'f'.repeat(64))), 'corrupt-file'],
    ['with dice rolled backwards', forged((file) => file.deeds.map((deed) => (deed.at = 0))), 'corrupt-file'],
    ['with white space in it', text.replace(',', ', '), 'corrupt-file'],
  ])('%s is rejected with a reason', (_what, bad, code) => {
    expect(codeOf(() => Match.load(highCard, bad))).toBe(code);
    expect(verifyMatch(bad, find).ok).toBe(false);
  });

  it('fails verification for an unknown game', () => {
    expect(verifyMatch(text, () => undefined)).toMatchObject({
      ok: false,
      why: { code: 'bad-replay', params: { path: 'header.game', problem: 'wrong-game' } },
    });
  });

  it('migrates a file of older rules with the game’s migrate function', () => {
    const old = forged((file) => {
      file.header.version = '0.9.0';
    });
    const migrating = {
      ...highCard,
      migrate: (file: MatchFile) => ({ ...file, header: { ...file.header, version: '1.0.0' } }),
    };
    const match = Match.load(migrating, old);
    expect(match.header.version).toBe('1.0.0');
    expect(Match.load(highCard, match.save()).seq).toBe(match.seq);
  });
});

describe('unknown fields of an action', () => {
  it('fail verification, because the hash chain does not cover them', () => {
    const padded = forged(({ deeds }) => {
      const [deed] = deeds;
      if (deed && 'seat' in deed) Object.assign(deed.action, { whispered: 'the other hand' });
    });
    expect(codeOf(() => Match.load(highCard, padded))).toBe('corrupt-file');
    expect(verifyMatch(padded, find)).toMatchObject({ ok: false, why: { params: { path: 'deeds.0' } } });
  });
});
