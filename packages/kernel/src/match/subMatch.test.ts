import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineGame } from '../defineGame.ts';
import { Match } from './match.ts';
import { type MatchFile, readMatchFile, writeMatchFile } from './matchFile.ts';
import { subMatchReturnSchema } from './subMatch.ts';
import { verifyMatch } from './verify.ts';

// A dig ends after one action and reports its find; a journey starts two digs and adds up their finds.

const dig = defineGame({
  id: 'dig',
  version: '1.0.0',
  seats: { min: 1, max: 2 },
  options: z.object({ site: z.int().default(0), depth: z.int().default(3) }),
  state: z.object({ site: z.int(), depth: z.int(), found: z.int().nullable() }),
  action: z.object({ type: z.literal('dig') }),
  setup: ({ site, depth }) => ({ site, depth, found: null }),
  decisions: ({ found }) => (found === null ? [{ seat: 0, kind: 'dig' }] : []),
  legal: () => [{ type: 'dig' as const }],
  check: () => undefined,
  play(state, _seat, _action, { chance }) {
    state.found = state.depth + chance.d(6);
  },
  outcome: ({ found }) => (found === null ? undefined : { results: ['win'] }),
  // The journey uses only part of the report.
  report: ({ found, depth }) => ({ found: found ?? 0, depth }),
});

const SITES = 2;

const journey = defineGame({
  id: 'journey',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: z.object({}),
  state: z.object({ site: z.int(), gold: z.int(), digging: z.boolean() }),
  action: z.discriminatedUnion('type', [
    z.object({ type: z.literal('go') }),
    z.object({ type: z.literal('leave') }),
    subMatchReturnSchema(z.object({ found: z.int() })),
  ]),
  setup: () => ({ site: 0, gold: 0, digging: false }),
  decisions: ({ site, digging }) => (site >= SITES ? [] : [{ seat: site, kind: digging ? 'dig' : 'go' }]),
  legal: ({ digging }) => [{ type: digging ? ('leave' as const) : ('go' as const) }],
  check: ({ digging }, _seat, { type }) => (digging === (type !== 'go') ? undefined : { code: 'not-now', params: {} }),
  play(state, _seat, action) {
    state.digging = action.type === 'go';
    if (action.type === 'go') return;
    if (action.type === 'returned') state.gold += action.report.found;
    state.site++;
  },
  opens: ({ site, digging }) => (digging ? { game: 'dig', options: { site }, seats: [site] } : undefined),
  outcome: ({ site }) => (site >= SITES ? { results: ['win', 'win'] } : undefined),
});

function digAt(site: number, options = {}) {
  const match = Match.create(dig, { options: { site, ...options }, seats: 1, seed: `site ${site}` });
  match.apply(0, { type: 'dig' });
  return match;
}

function finishedDig(site: number, options = {}) {
  const { finished } = digAt(site, options);
  if (!finished) throw new Error('It should be over');
  return finished;
}

function gone() {
  const match = Match.create(journey, { seats: 2, seed: 'away' });
  match.apply(0, { type: 'go' });
  return match;
}

describe('parent match', () => {
  it('requests a sub-match with options and seats, and collects its report', () => {
    const match = gone();
    expect(match.opening).toEqual({ game: 'dig', options: { site: 0 }, seats: [0] });
    const { report } = finishedDig(0);
    expect(match.takeIn(finishedDig(0))).toMatchObject({ ok: true, seq: 2 });
    expect(match.state).toEqual({ site: 1, gold: (report as { found: number }).found, digging: false });
    expect(match.opening).toBeUndefined();
    expect(match.lastDeed).toMatchObject({ seat: 0, action: { type: 'returned', match: digAt(0).link } });
  });

  it("collects the outcome when the sub-match's game defines no report", () => {
    const plain = Match.create({ ...dig, report: undefined as never }, { seats: 1, seed: 'x' });
    expect(plain.finished).toBeUndefined();
    plain.apply(0, { type: 'dig' });
    expect(plain.finished).toMatchObject({ game: 'dig', seats: 1, report: { results: ['win'] } });
  });

  it('refuses a report from a seat', () => {
    const forged = { type: 'returned', match: digAt(0).link, report: { found: 999 } };
    expect(gone().apply(0, forged)).toMatchObject({ ok: false, refusal: { code: 'played-elsewhere' } });
  });

  it('accepts an entered report in companion mode, unless it names a match', () => {
    const match = Match.create(journey, { seats: 2, seed: 'away', mode: 'companion' });
    const entered = { type: 'returned', match: null, report: { found: 4 } };
    expect(match.apply(0, entered)).toMatchObject({ ok: false, refusal: { code: 'nothing-opened' } });
    match.apply(0, { type: 'go' });
    expect(match.apply(0, { ...entered, match: 'some link' })).toMatchObject({ refusal: { code: 'played-elsewhere' } });
    expect(match.apply(0, entered)).toMatchObject({ ok: true });
    expect(match.state.gold).toBe(4);
    expect(verifyMatch(match.save(), find)).toMatchObject({ ok: true });
  });

  it.each([
    ['game', { game: 'hunt' }],
    ['seats', { seats: 2 }],
    ['options.site', { options: { site: 1, depth: 3 } }],
  ])('refuses a sub-match with another %s', (part, difference) => {
    const match = gone();
    const result = match.takeIn({ ...finishedDig(0), ...difference });
    expect(result).toEqual({ ok: false, refusal: { code: 'another-match', params: { part } } });
    expect(match.seq).toBe(1);
  });

  it('refuses a result while it waits for no sub-match', () => {
    const match = Match.create(journey, { seats: 2, seed: 'away' });
    expect(match.takeIn(finishedDig(0))).toMatchObject({ ok: false, refusal: { code: 'nothing-opened' } });
  });

  it('undoes a collected result like revealed information, and collects the same sub-match again', () => {
    const match = gone();
    match.takeIn(finishedDig(0));
    const { state, link } = match;
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { params: { why: 'revealed' } } });
    expect(match.undo(0, [1])).toMatchObject({ ok: true });
    expect(match.opening).toMatchObject({ game: 'dig' });
    match.takeIn(finishedDig(0));
    expect(match.state).toEqual(state);
    expect(match.link).toBe(link);
    match.undo(0, [1]);
    expect(match.redo()).toMatchObject({ ok: true });
    expect(match.link).toBe(link);
  });
});

const find = (id: string) => [dig, journey].find((game) => game.id === id);

/** Plays a whole journey with its digs and returns the file. */
function travelled(): MatchFile {
  const match = gone();
  match.takeIn(finishedDig(0));
  match.apply(1, { type: 'go' });
  match.takeIn(finishedDig(1));
  return readMatchFile(match.save({ opened: [digAt(0), digAt(1)].map((each) => readMatchFile(each.save())) }));
}

describe('match file with sub-matches', () => {
  it('loads and verifies with all sub-matches', () => {
    const text = writeMatchFile(travelled());
    expect(verifyMatch(text, find)).toMatchObject({ ok: true, actions: 4 });
    expect(Match.load(journey, text).state).toMatchObject({ site: 2 });
  });

  it('fails verification when a sub-match is missing', () => {
    const { opened, ...file } = travelled();
    expect(verifyMatch(writeMatchFile(file), find)).toMatchObject({
      ok: false,
      why: { params: { path: 'deeds.1.action.match', problem: 'corrupt-file' } },
    });
    const half = writeMatchFile({ ...file, opened: (opened ?? []).slice(1) });
    expect(verifyMatch(half, find)).toMatchObject({ ok: false });
  });

  it('fails verification when a sub-match is invalid, is a different match or has a different report', () => {
    const file = travelled();
    const forge = (digs: readonly Match[], found: (i: number) => number | undefined = () => undefined) => {
      const match = gone();
      digs.forEach((each, i) => {
        const finished = each.finished!;
        const report = { found: found(i) ?? (finished.report as { found: number }).found };
        match.takeIn({ ...finished, report });
        if (i === 0) match.apply(1, { type: 'go' });
      });
      return match.save({ opened: digs.map((each) => readMatchFile(each.save())) });
    };
    expect(verifyMatch(forge([digAt(0), digAt(1)]), find)).toMatchObject({ ok: true });
    expect(
      verifyMatch(
        forge([digAt(0), digAt(1)], () => 100),
        find,
      ),
    ).toMatchObject({
      ok: false,
      why: { params: { path: 'deeds.1.action.report' } },
    });
    expect(verifyMatch(forge([digAt(0), digAt(1, { depth: 50 })]), find)).toMatchObject({
      ok: false,
      why: { params: { path: 'opened.1.header' } },
    });
    const [first, second] = file.opened ?? [];
    const spoiled = { ...file, opened: [{ ...first!, hash: 'another' }, second!] };
    expect(verifyMatch(writeMatchFile(spoiled), find)).toMatchObject({ ok: false });
  });

  it('uses format 4, and format 2 without sub-matches', () => {
    expect(travelled().formatVersion).toBe(4);
    expect(readMatchFile(gone().save()).formatVersion).toBe(2);
  });
});
