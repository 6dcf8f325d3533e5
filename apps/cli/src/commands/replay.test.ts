import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT_VERSION } from '@tessera/kernel';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const Verification = z.strictObject({
  ok: z.boolean(),
  actions: z.int(),
  hash: z.string(),
  seedCommitmentOk: z.boolean(),
  why: z.string().min(1).optional(),
});

const cwd = scratchFolder();
const text = () => readFileSync(join(cwd, 'match.json'));

beforeAll(async () => {
  const argv = ['play', 'gomoku', '--seats', 'human:Ada,human:Bo', '--seed', '1', '--save', 'match.json'];
  await tessera(argv, { input: ['1', '3', '1', '3', '1'], cwd });
});

test.each([
  ['verify', ['replay', 'verify', 'none.json']],
  ['show', ['replay', 'show', 'none.json']],
  ['go on with', ['play', '--load', 'none.json']],
])('a file that is not a saved match is named, with the reason, by: %s', async (_what, argv) => {
  writeFileSync(join(cwd, 'none.json'), '{"a":');
  const { exit, out, err } = await tessera(argv, { cwd });
  expect(exit).toBe(1);
  expect(out + err).toContain('none.json is no saved match: Not JSON: ');
});

test('replay verify accepts an unchanged file', async () => {
  const { exit, json } = await tessera(['replay', 'verify', 'match.json', '--json'], { cwd });
  expect(exit).toBe(0);
  expect(Verification.parse(json())).toMatchObject({ ok: true, actions: 5, seedCommitmentOk: true });
});

test('replay verify rejects a file with any one byte changed and gives the reason', async () => {
  const original = text();
  expect(original.length).toBeGreaterThan(0);
  for (let place = 0; place < original.length; place++) {
    const forged = Buffer.from(original);
    forged[place] = (forged[place] ?? 0) ^ (1 << (place % 8));
    writeFileSync(join(cwd, 'forged.json'), forged);
    const { exit, json } = await tessera(['replay', 'verify', 'forged.json', '--json'], { cwd });
    const verification = Verification.parse(json());
    expect({ place, exit, ok: verification.ok }).toEqual({ place, exit: 1, ok: false });
    expect(verification.why).toBeDefined();
  }
});

test('replay verify detects a seed that does not match its commitment', async () => {
  const forged = text().toString('utf8').replace('"seed":"1"', '"seed":"2"');
  writeFileSync(join(cwd, 'forged.json'), forged);
  const { json } = await tessera(['replay', 'verify', 'forged.json', '--json'], { cwd });
  expect(Verification.parse(json())).toMatchObject({ ok: false, seedCommitmentOk: false });
});

test('play --load refuses a file of a newer format and names the format field', async () => {
  const newer = text()
    .toString('utf8')
    .replace('"formatVersion":2', `"formatVersion":${FORMAT_VERSION + 1}`);
  writeFileSync(join(cwd, 'newer.json'), newer);
  const { exit, json } = await tessera(['play', '--load', 'newer.json', '--json'], { cwd });
  expect(exit).toBe(1);
  expect(json()).toEqual({ error: { code: 'newer-format', message: expect.stringContaining('formatVersion') } });
});

test('replay show prints the actions and the ending', async () => {
  const { exit, out } = await tessera(['replay', 'show', 'match.json'], { cwd });
  expect(exit).toBe(0);
  expect(out).toContain('seats       0 Ada (human), 1 Bo (human)');
  expect(out).toContain('1. Ada: place at a1\n2. Bo: place at a2\n');
  expect(out).toContain('Ada wins, Bo loses. A whole line of stones.');
});

test('replay show --at prints the board after that action', async () => {
  const { out } = await tessera(['replay', 'show', 'match.json', '--at', '2', '--viewer', 'spectator'], { cwd });
  expect(out).toBe('X · ·\nO · ·\n· · ·\n');
  const { json } = await tessera(['replay', 'show', 'match.json', '--at', '0', '--json'], { cwd });
  expect(json()).toMatchObject({ game: 'gomoku', at: 0, viewer: 'all', view: { stones: 0 } });
});

test('replay show refuses a position and a viewer that do not exist', async () => {
  const late = await tessera(['replay', 'show', 'match.json', '--at', '6'], { cwd });
  expect(late).toMatchObject({ exit: 2, err: expect.stringContaining('0 to 5') });
  const stranger = await tessera(['replay', 'show', 'match.json', '--viewer', '2'], { cwd });
  expect(stranger).toMatchObject({ exit: 2, err: expect.stringContaining('0 to 1') });
});

test('replay show --json prints the header, the deeds and the same hash as verify', async () => {
  const { json } = await tessera(['replay', 'show', 'match.json', '--json'], { cwd });
  const verified = await tessera(['replay', 'verify', 'match.json', '--json'], { cwd });
  expect(json()).toMatchObject({
    header: { game: 'gomoku' },
    deeds: [{ seat: 0, action: { type: 'place', cell: 0 } }, {}, {}, {}, {}],
    outcome: { results: ['win', 'loss'] },
    hash: Verification.parse(verified.json()).hash,
  });
});

test('replay show hides the secrets of other seats from a viewer', async () => {
  const seats = 'bot:random,bot:random';
  await tessera(['play', 'liars-dice', '--seats', seats, '--seed', '2', '--save', 'dice.json'], { cwd });
  const Story = z.object({ deeds: z.array(z.object({ seat: z.int(), action: z.unknown().optional() })) });
  const shown = async (viewer: string) => {
    const { json } = await tessera(['replay', 'show', 'dice.json', '--viewer', viewer, '--json'], { cwd });
    return Story.parse(json()).deeds;
  };
  expect((await shown('all')).length).toBeGreaterThan(10);
  expect((await shown('all')).every(({ action }) => action !== undefined)).toBe(true);
  expect((await shown('1')).every(({ seat, action }) => (action !== undefined) === (seat === 1))).toBe(true);
  expect((await shown('spectator')).every(({ action }) => action === undefined)).toBe(true);
});

test('replay show --format exports the state in a format of the game, and hides it from a viewer as the game does', async () => {
  const { exit } = await tessera(
    ['play', 'war-of-the-ring', '--seats', 'human:Ada,human:Bo', '--seed', '2', '--save', 'war.json'],
    { input: ['1', '1', 'quit'], cwd },
  );
  expect(exit).toBe(0);
  const State = z.object({
    gameId: z.string(),
    players: z.array(z.object({ role: z.string(), hand: z.array(z.string()) })),
    history: z.array(z.unknown()),
  });
  const shown = async (...more: string[]) => {
    const { json } = await tessera(['replay', 'show', 'war.json', '--format', 'spec', '--json', ...more], { cwd });
    return State.parse(json());
  };
  const all = await shown();
  expect(all.players.map(({ role }) => role)).toEqual(['FreeAll', 'ShadowAll']);
  expect(all.players.flatMap(({ hand }) => hand)).not.toContain('hidden');
  expect(all.history.length).toBeGreaterThan(0);
  const one = await shown('--viewer', '0');
  expect(one.players[1]?.hand.length).toBeGreaterThan(0);
  expect(new Set(one.players[1]?.hand)).toEqual(new Set(['hidden']));
  expect(one.history).toEqual([]);
});

test('replay show --format refuses a format that the game does not have', async () => {
  const { exit, err } = await tessera(['replay', 'show', 'match.json', '--format', 'spec'], { cwd });
  expect(exit).toBe(2);
  expect(err).toContain('There is no format "spec".');
});
