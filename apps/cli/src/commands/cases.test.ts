import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@tessera/catalog';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const Cases = z.strictObject({
  passed: z.int(),
  failed: z.int(),
  results: z.array(
    z.strictObject({
      file: z.string(),
      name: z.string(),
      rule: z.string(),
      ok: z.boolean(),
      why: z.string().optional(),
      code: z.string().optional(),
    }),
  ),
  skipped: z.array(z.string()),
});

const TAKEN = `{
  "name": "a cell holds one stone",
  "rule": "2",
  "given": { "play": [{ "seat": 0, "action": { "type": "place", "cell": 4 } }] },
  "when": [{ "seat": 1, "action": { "type": "place", "cell": 4 } }],
  "then": { "refused": "taken" }
}`;
const FALSE = `{
  "name": "a stone is put on its cell",
  "when": [{ "seat": 0, "action": { "type": "place", "cell": 4 } }],
  "then": { "state": { "cells.4": 2 } }
}`;

function folderOfCases(): string {
  const cwd = scratchFolder();
  mkdirSync(join(cwd, 'cases/deep'), { recursive: true });
  writeFileSync(join(cwd, 'cases/sound.json'), `{ "game": "gomoku", "cases": [${TAKEN}] }`);
  writeFileSync(join(cwd, 'cases/deep/false.json'), `{ "game": "gomoku", "cases": [${FALSE}, ${TAKEN}] }`);
  writeFileSync(join(cwd, 'cases/deep/notes.txt'), 'not a case');
  return cwd;
}

test('cases exits with 0 when all cases pass', async () => {
  const cwd = folderOfCases();
  const { exit, json } = await tessera(['cases', 'cases/sound.json', '--json'], { cwd });
  expect(exit).toBe(0);
  expect(Cases.parse(json())).toEqual({
    passed: 1,
    failed: 0,
    results: [{ file: 'cases/sound.json', name: 'a cell holds one stone', rule: '2', ok: true }],
    skipped: [],
  });
});

test('cases reports a failed case with its file and its difference', async () => {
  const cwd = folderOfCases();
  const { exit, out } = await tessera(['cases', 'cases'], { cwd });
  expect(exit).toBe(1);
  expect(out).toContain('failed  a stone is put on its cell\n        cases/deep/false.json\n');
  expect(out).toMatch(/cells\.4.*2.*1/);
  expect(out).toContain('3 cases in 2 files, 1 failed');
});

test('cases runs each file of folders and patterns once', async () => {
  const cwd = folderOfCases();
  const counted = async (...operands: string[]) => {
    const { json } = await tessera(['cases', ...operands, '--json'], { cwd });
    const { passed, failed } = Cases.parse(json());
    return [passed, failed];
  };
  expect(await counted('cases')).toEqual([2, 1]);
  expect(await counted('cases/**/*.json')).toEqual([2, 1]);
  expect(await counted('cases/*.json')).toEqual([1, 0]);
  expect(await counted('cases/deep/f?lse.json', 'cases/deep')).toEqual([1, 1]);
});

test('cases runs the cases folder when the operand is the folder of a game', async () => {
  const cwd = folderOfCases();
  writeFileSync(join(cwd, 'package.json'), '{ "name": "a game" }');
  const { out, err } = await tessera(['cases', '.'], { cwd });
  expect(out).toContain('3 cases in 2 files, 1 failed');
  expect(err).toBe('');
});

test('cases skips files without cases and reports how many, except schemas, and fails on a named one', async () => {
  const cwd = folderOfCases();
  writeFileSync(join(cwd, 'cases/case.schema.json'), '{}');
  writeFileSync(join(cwd, 'cases/notes.json'), '{ "case": [] }');
  writeFileSync(join(cwd, 'cases/settings.json'), '{ /* with a remark */ }');
  const { out, err, exit } = await tessera(['cases', 'cases', 'cases/*.json'], { cwd });
  expect({ exit, err }).toEqual({ exit: 1, err: '2 JSON files without cases left out\n' });
  expect(out).toContain('3 cases in 2 files, 1 failed');

  const { json } = await tessera(['cases', 'cases', '--json'], { cwd });
  expect(Cases.parse(json()).skipped).toEqual(['cases/notes.json', 'cases/settings.json']);
  const named = await tessera(['cases', 'cases/notes.json'], { cwd });
  expect(named).toMatchObject({ exit: 1, out: expect.stringContaining('Unknown key "case"; there are') });
});

test('cases fails with a usage error for a folder without cases, and with a finding for an invalid case file', async () => {
  const cwd = scratchFolder();
  writeFileSync(join(cwd, 'notes.json'), '{}');
  const nothing = await tessera(['cases', '.'], { cwd });
  expect(nothing).toMatchObject({ exit: 2, err: expect.stringContaining('There are no cases at .') });
  writeFileSync(join(cwd, 'slip.json'), '{ "game": "gomoku", "cases": [ }');
  const slip = await tessera(['cases', '.'], { cwd });
  expect(slip).toMatchObject({ exit: 1, out: expect.stringContaining('slip.json') });
});

test('cases reports a game that is not in the catalog once, with advice', async () => {
  const cwd = scratchFolder();
  writeFileSync(join(cwd, 'a.json'), `{ "game": "chess", "cases": [${TAKEN}, ${FALSE}] }`);
  writeFileSync(join(cwd, 'b.json'), `{ "game": "chess", "cases": [${TAKEN}] }`);
  const { exit, out } = await tessera(['cases', '.'], { cwd });
  expect(exit).toBe(1);
  expect(out).toMatch(
    /^failed {2}the file itself\n +a\.json\n +b\.json\n +The cases are of chess, .*apps\/catalog.*\n2 cases in 2 files, 2 failed\n$/,
  );
});

test('cases reports a file that is not a case file', async () => {
  const cwd = scratchFolder();
  writeFileSync(join(cwd, 'broken.json'), '{"game": "gomoku", "cases": [{"nam": "x"}]}');
  const { exit, json } = await tessera(['cases', 'broken.json', '--json'], { cwd });
  expect(exit).toBe(1);
  expect(Cases.parse(json())).toMatchObject({ failed: 1, results: [{ why: expect.stringContaining('cases.0') }] });
});

test.each(games)('cases --schema $game.id prints a schema that its own cases fit', async ({ game, manifest }) => {
  const { exit, json, out } = await tessera(['cases', '--schema', game.id]);
  expect(exit).toBe(0);
  expect((await tessera(['cases', '--schema', game.id, '--json'])).out).toBe(out);
  const Schema = z.fromJSONSchema(Object(json()));
  const place = new URL(`../../../../${manifest.folder}/cases/`, import.meta.url);
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => file.endsWith('.json'))) {
    const file: object = JSON.parse(readFileSync(new URL(name, place), 'utf8'));
    if ('cases' in file) expect(Schema.safeParse(file).error?.issues).toBeUndefined();
  }
  expect(Schema.safeParse({ cases: [{ name: 'x', than: {} }] }).success).toBe(false);
});

test('cases --schema requires a known game and runs no cases', async () => {
  expect(await tessera(['cases', '--schema', 'gomuko'])).toMatchObject({
    exit: 2,
    err: expect.stringContaining('"gomoku"'),
  });
  expect(await tessera(['cases', '--schema', 'gomoku', 'cases'])).toMatchObject({ exit: 2 });
});
