import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const cwd = scratchFolder();

/** Writes a file with one fighter and her expected sheet. */
function sheets(name: string, more: object): string {
  const given = { edition: '2024', scores: [15, 10, 14, 10, 10, 10], classes: ['fighter 1'], items: ['plate-armor'] };
  writeFileSync(join(cwd, name), JSON.stringify({ sheets: [{ id: 'F1', title: 'Fighter', given, ...more }] }));
  return name;
}

test('sheet compare finds no difference in the cases of the workspace', async () => {
  const { exit, json } = await tessera(['sheet', 'compare', '--json']);
  expect(exit).toBe(0);
  const { summary } = json() as { summary: Record<string, number> };
  expect(summary).toMatchObject({ error: 0, warning: 0 });
  expect(summary.sheets).toBeGreaterThan(100);
});

test('sheet compare reports a different number as error, and a different text or list as warning', async () => {
  const file = sheets('wrong.json', { expected: { ac: 17, size: 'Large', 'hitPoints.max': 12 } });
  const { exit, out } = await tessera(['sheet', 'compare', file], { cwd });
  expect(exit).toBe(1);
  expect(out).toMatch(/error +F1 Fighter +ac +expected 17, found 18/);
  expect(out).toMatch(/warning +F1 Fighter +size +expected Large, found Medium/);
  expect(out).toContain('1 sheets, 3 places: 1 errors, 1 warnings, 0 new, 0 approved');
  const { exit: tolerated } = await tessera(['sheet', 'compare', file, '--tolerance', '1'], { cwd });
  expect(tolerated).toBe(0);
});

test('sheet compare accepts a difference that is approved for the content version', async () => {
  const approved = (contentVersion: string) => [{ path: 'ac', because: 'counted without the plate', contentVersion }];
  const expected = { ac: 10 };
  const known = sheets('known.json', { expected, approved: approved('1.0.0') });
  const { exit, out } = await tessera(['sheet', 'compare', known], { cwd });
  expect([exit, out]).toEqual([0, expect.stringMatching(/approved +F1 Fighter +ac +counted without the plate/)]);
  const lapsed = sheets('lapsed.json', { expected, approved: approved('0.9.0') });
  expect((await tessera(['sheet', 'compare', lapsed], { cwd })).exit).toBe(1);
});

test('sheet compare reports a missing issue code as error', async () => {
  const file = sheets('codes.json', { expected: {}, issues: ['E_EQUIP_HANDS'] });
  expect((await tessera(['sheet', 'compare', file], { cwd })).out).toMatch(/error .* issues +expected E_EQUIP_HANDS/);
});

test('sheet compare --report writes Markdown or HTML', async () => {
  const file = sheets('report.json', { expected: { ac: 17 } });
  const read = (name: string) => readFileSync(join(cwd, name), 'utf8');
  await tessera(['sheet', 'compare', file, '--report', 'r.md'], { cwd });
  expect(read('r.md')).toContain('| error | F1 Fighter | ac | 17 | 18 | srd-5.2/item:plate-armor');
  const { out } = await tessera(['sheet', 'compare', file, '--report', 'r.html'], { cwd });
  expect(out).toContain('Written to r.html');
  expect(read('r.html')).toMatch(/<td>F1 Fighter<\/td><td>ac<\/td><td>17<\/td><td>18<\/td>/);
  expect((await tessera(['sheet', 'compare', file, '--report', 'r.txt'], { cwd })).exit).toBe(2);
});

test.each([
  ['{"sheets": [{"id": "x"}]}', 'holds no expected sheets'],
  ['{', 'is not JSON'],
  ['{"sheets": [{"id": "x", "title": "X", "given": {"like": "y"}, "expected": {}}]}', 'there is no case y'],
])('sheet compare refuses %s with the reason', async (text, reason) => {
  writeFileSync(join(cwd, 'odd.json'), text);
  const { exit, err } = await tessera(['sheet', 'compare', 'odd.json'], { cwd });
  expect([exit, err]).toEqual([1, expect.stringContaining(reason)]);
});

test('sheet compare supports absent values, unequipped items and an empty list of issues', async () => {
  const given = { edition: '2024', scores: [15, 10, 14, 10, 10, 10], classes: ['fighter 1'], items: ['(plate-armor)'] };
  const packed = sheets('packed.json', { given, expected: { ac: 10, 'senses.darkvision': null }, issues: [] });
  expect((await tessera(['sheet', 'compare', packed], { cwd })).exit).toBe(0);
  const elf = sheets('elf.json', { given: { ...given, species: 'elf' }, expected: { 'senses.darkvision': null } });
  const { exit, out } = await tessera(['sheet', 'compare', elf], { cwd });
  expect([exit, out]).toEqual([1, expect.stringMatching(/senses\.darkvision +expected nothing, found 60/)]);
  const wrong = sheets('clean.json', {
    given: { ...given, items: ['plate-armor', 'chain-mail'] },
    expected: {},
    issues: [],
  });
  expect((await tessera(['sheet', 'compare', wrong], { cwd })).out).toMatch(
    /issues +expected none, found E_EQUIP_ARMOR/,
  );
});

test('sheet compare reports a list that is expected at an unknown path', async () => {
  const file = sheets('nowhere.json', { expected: { 'proficiencies.armour': [] } });
  expect((await tessera(['sheet', 'compare', file], { cwd })).out).toMatch(
    /warning .* proficiencies\.armour +expected none, found nothing/,
  );
});
