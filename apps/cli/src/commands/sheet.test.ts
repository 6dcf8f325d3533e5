import { readFileSync, writeFileSync } from 'node:fs';
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
  expect(err).toMatch(/bad\.json is no character: .*levels.*class/s);
  writeFileSync(join(cwd, 'text.json'), '{');
  expect((await tessera(['sheet', 'text.json'], { cwd })).err).toContain('is not JSON');
});

test('a difference names what is behind it', async () => {
  const same = await tessera(['sheet', 'diff', veteran, veteran]);
  expect(same.out).toBe('The sheets are the same.\n');
  const bare = variant('bare.json', { inventory: [], active: [] });
  const { exit, out } = await tessera(['sheet', 'diff', bare, veteran], { cwd });
  expect(exit).toBe(0);
  expect(out).toMatch(/^ac +12 +→ +21 .*ring-of-protection/m);
});
