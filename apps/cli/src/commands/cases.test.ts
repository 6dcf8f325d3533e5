import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
    }),
  ),
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

test('cases that hold are fine', async () => {
  const cwd = folderOfCases();
  const { exit, json } = await tessera(['cases', 'cases/sound.json', '--json'], { cwd });
  expect(exit).toBe(0);
  expect(Cases.parse(json())).toEqual({
    passed: 1,
    failed: 0,
    results: [{ file: 'cases/sound.json', name: 'a cell holds one stone', rule: '2', ok: true }],
  });
});

test('a case that does not hold is a finding, with the place and what was found', async () => {
  const cwd = folderOfCases();
  const { exit, out } = await tessera(['cases', 'cases'], { cwd });
  expect(exit).toBe(1);
  expect(out).toContain('failed  a stone is put on its cell\n        cases/deep/false.json\n');
  expect(out).toMatch(/cells\.4.*2.*1/);
  expect(out).toContain('3 cases in 2 files, 1 failed');
});

test('folders and patterns name the files in them, each once', async () => {
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

test('a file that is no case file is a finding that says so', async () => {
  const cwd = scratchFolder();
  writeFileSync(join(cwd, 'broken.json'), '{"game": "gomoku", "cases": [{"nam": "x"}]}');
  const { exit, json } = await tessera(['cases', 'broken.json', '--json'], { cwd });
  expect(exit).toBe(1);
  expect(Cases.parse(json())).toMatchObject({ failed: 1, results: [{ why: expect.stringContaining('cases.0') }] });
});

test('without operands the cases of every game are run, and hold', async () => {
  const { exit, json } = await tessera(['cases', '--json']);
  expect({ exit, failures: Cases.parse(json()).results.filter(({ ok }) => !ok) }).toEqual({ exit: 0, failures: [] });
});
