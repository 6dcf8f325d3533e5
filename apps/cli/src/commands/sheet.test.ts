import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const veteran = fileURLToPath(new URL('../../../../games/fifth-edition/cases/veteran.json', import.meta.url));
const cwd = scratchFolder();

/** The veteran with some things changed, as a file. */
function variant(name: string, change: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify({ ...JSON.parse(readFileSync(veteran, 'utf8')), ...change });
  writeFileSync(join(cwd, name), text);
  return name;
}

test('a sheet shows the figures that --json lists', async () => {
  const { exit, out } = await tessera(['sheet', veteran]);
  expect(exit).toBe(0);
  expect(out).toContain('Wizard 12 (evoker), Cleric 8 (life-domain) (2024)');
  const { json } = await tessera(['sheet', veteran, '--json']);
  const { values } = json() as { values: Record<string, number> };
  expect(out).toMatch(new RegExp(`AC +${values.ac}\\n`));
  expect(values).toMatchObject({ 'spellcasting.slots.9': 1, 'abilities.INT.score': 20 });
});

test('any number says where it comes from', async () => {
  const { exit, out } = await tessera(['sheet', veteran, '--explain', 'ac']);
  expect(exit).toBe(0);
  expect(out).toContain('+1 Ring of Protection');
  expect(out).toContain('not counted');
  const { json } = await tessera(['sheet', veteran, '--explain', 'ac', '--json']);
  expect(json()).toMatchObject({ path: 'ac', value: 21 });
});

test('a path that leads nowhere is refused with the nearest one', async () => {
  const { exit, err } = await tessera(['sheet', veteran, '--explain', 'skills.Stelth.bonus']);
  expect(exit).toBe(2);
  expect(err).toMatch(/nothing stands at "skills\.Stelth\.bonus"\. Did you mean/);
});

test('--level shows the character earlier and later', async () => {
  const bonus = async (level: string) => {
    const { json } = await tessera(['sheet', veteran, '--level', level, '--json']);
    return (json() as { values: Record<string, number> }).values.proficiencyBonus;
  };
  expect([await bonus('1'), await bonus('5'), await bonus('20')]).toEqual([2, 3, 6]);
  expect((await tessera(['sheet', veteran, '--level', '21'])).exit).toBe(2);
});

test('what is wrong with a file is said with its place', async () => {
  const { exit, err } = await tessera(['sheet', variant('bad.json', { levels: [{ class: 7, hp: 'fixed' }] })], { cwd });
  expect(exit).toBe(1);
  expect(err).toMatch(/bad\.json is no character:.*levels\[0\]\.class/s);
  writeFileSync(join(cwd, 'text.json'), '{');
  expect((await tessera(['sheet', 'text.json'], { cwd })).err).toContain('is not JSON');
});

test('a file that is wrong in several places is told all of them', async () => {
  writeFileSync(join(cwd, 'wrong.json'), JSON.stringify({ schemaVersion: 1, edition: '2025', levels: [] }));
  const { err } = await tessera(['sheet', 'wrong.json'], { cwd });
  expect(err).toContain('edition: expected one of "2014", "2024", found "2025". Did you mean "2024"?');
  expect(err).toContain('and 2 more');
  const { levels } = JSON.parse(readFileSync(veteran, 'utf8'));
  const { err: tooHigh } = await tessera(['sheet', variant('high.json', { levels: [...levels, levels[0]] })], { cwd });
  expect(tooHigh).toContain('levels: expected at most 20 items, found a list of 21');
  expect((await tessera(['sheet', 'no.json'], { cwd })).err).toContain('no.json cannot be read: there is no such file');
});

test('a list says who each of its entries comes from', async () => {
  const { out } = await tessera(['sheet', veteran, '--explain', 'spellcasting.spells']);
  expect(out).toContain('misty-step (alwaysPrepared): Lineage Spells');
  const { err } = await tessera(['sheet', veteran, '--explain', 'skills']);
  expect(err).toContain('Below it: skills.Acrobatics.bonus');
  expect((await tessera(['sheet', veteran, '--explain', 'zz'])).err).toContain('"values" in what --json prints');
});

test('what is wrong with a character is said once, with the places', async () => {
  const { exit, out } = await tessera(['sheet', veteran, '--level', '3']);
  expect(exit).toBe(0);
  expect(out).toMatch(/warning: nothing asks this any more; the answer is kept \(.*, and \d+ more\)/);
});

test('packs of your own come along, and broken ones are refused', async () => {
  const house = fileURLToPath(new URL('../../../../games/fifth-edition/test/packs/house', import.meta.url));
  const caller = variant('caller.json', { edition: '2014', species: 'reefkin', lineage: undefined, choices: {} });
  expect((await tessera(['sheet', caller], { cwd })).out).toContain('there is no species "reefkin"');
  expect((await tessera(['sheet', caller, '--packs', house], { cwd })).out).not.toContain('there is no species');
  const { differences } = (
    await tessera(['sheet', 'diff', caller, caller, '--packs', house, '--json'], { cwd })
  ).json() as { differences: unknown[] };
  expect(differences).toEqual([]);
  mkdirSync(join(cwd, 'torn'));
  writeFileSync(join(cwd, 'torn/pack.json'), '{');
  const { exit, err } = await tessera(['sheet', caller, '--packs', 'torn'], { cwd });
  expect([exit, err.includes('These packs cannot be used')]).toEqual([1, true]);
});

test('a command that is nearly there is not taken for a file', async () => {
  const { exit, err } = await tessera(['sheet', 'dif', veteran, veteran]);
  expect([exit, err]).toEqual([2, expect.stringContaining('Did you mean "sheet diff"?')]);
});

test('a difference names what is behind it', async () => {
  const same = await tessera(['sheet', 'diff', veteran, veteran]);
  expect(same.out).toBe('The sheets are the same.\n');
  const bare = variant('bare.json', { inventory: [], active: [] });
  const { exit, out } = await tessera(['sheet', 'diff', bare, veteran], { cwd });
  expect(exit).toBe(0);
  expect(out).toMatch(/^ac +12 +→ +21 .*ring-of-protection/m);
});

test('a name in the file does nothing to the terminal', async () => {
  const file = variant('evil.json', { name: '\u001b[2J\u001b]0;owned\u0007Mi\u202era' });
  const { exit, out } = await tessera(['sheet', file], { cwd });
  expect(exit).toBe(0);
  expect(out).toContain('[2J]0;ownedMira');
  expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
});
