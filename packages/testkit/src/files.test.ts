import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noughts } from '../test/noughts.ts';
import { caseJsonSchema } from './cases/caseJsonSchema.ts';
import { checkPlaythroughFolder, recordToFile, runCaseFolder } from './files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'testkit-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('testkit files', () => {
  it('runCaseFolder runs the case files in order and ignores other files', () => {
    const cases = join(folder, 'cases');
    mkdirSync(join(cases, 'inner'), { recursive: true });
    const one = (name: string) => `{ "cases": [{ "name": "${name}", "then": { "outcome": null } }] }`;
    writeFileSync(join(cases, 'b.json'), one('second'));
    writeFileSync(join(cases, 'a.json'), one('first'));
    writeFileSync(join(cases, 'inner', 'c.json'), '{}');
    writeFileSync(join(cases, 'README.md'), 'Cases.');
    writeFileSync(join(cases, 'case.schema.json'), JSON.stringify(caseJsonSchema(noughts)));
    expect(runCaseFolder(noughts, cases)).toMatchObject([
      { file: join(cases, 'a.json'), name: 'first', ok: true },
      { name: 'second', ok: true },
      { file: join(cases, 'inner', 'c.json'), ok: false },
    ]);
  });

  it('recordToFile and checkPlaythroughFolder record and check playthroughs', () => {
    const playthroughs = join(folder, 'playthroughs');
    recordToFile(noughts, join(playthroughs, 'one.txt'), { seed: 'one' });
    writeFileSync(join(playthroughs, 'two.txt'), 'not one');
    expect(checkPlaythroughFolder(noughts, playthroughs)).toMatchObject([
      { file: join(playthroughs, 'one.txt'), ok: true },
      { file: join(playthroughs, 'two.txt'), ok: false, line: 1 },
    ]);
  });

  it('a missing folder is an error', () => {
    expect(() => runCaseFolder(noughts, join(folder, 'missing'))).toThrow(/ENOENT/);
  });
});
