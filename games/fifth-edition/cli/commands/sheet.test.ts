import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const veteran = fileURLToPath(new URL('../../cases/characters/veteran.json', import.meta.url));
const cwd = scratchFolder();

/** Writes a file with a changed veteran. */
function variant(name: string, change: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify({ ...JSON.parse(readFileSync(veteran, 'utf8')), ...change });
  writeFileSync(join(cwd, name), text);
  return name;
}

test('sheet prints the numbers that --json lists', async () => {
  const { exit, out } = await tessera(['sheet', veteran]);
  expect(exit).toBe(0);
  expect(out).toContain('Wizard 12 (evoker), Cleric 8 (life-domain) (2024)');
  const { json } = await tessera(['sheet', veteran, '--json']);
  const { values } = json() as { values: Record<string, number> };
  expect(out).toMatch(new RegExp(`AC +${values.ac}\\n`));
  expect(values).toMatchObject({ 'spellcasting.slots.9': 1, 'abilities.INT.score': 20 });
});

test('sheet starts with species and class when the character has no name', async () => {
  const { out } = await tessera(['sheet', variant('nameless.json', { name: '', background: '' })], { cwd });
  expect(out).toMatch(/^\w[^,]*, Wizard 12/);
});

test('sheet prints the save DCs of features and of spells without a class', async () => {
  const monk = ['sheet', 'new', 'monk.json', '--edition', '2014', '--species', 'tiefling', '--class', 'monk'];
  await tessera([...monk, '--level', '5', '--background', 'acolyte'], { cwd });
  const { out } = await tessera(['sheet', 'monk.json'], { cwd });
  expect(out).toMatch(/Save DCs\n(?: {2}.*\n)* {2}Stunning Strike +11 +CON\n/);
  expect(out).toMatch(/Of no class +CHA +DC 12/);
});

test('sheet --explain prints the parts of a number', async () => {
  const { exit, out } = await tessera(['sheet', veteran, '--explain', 'ac']);
  expect(exit).toBe(0);
  expect(out).toContain('+1 Ring of Protection');
  expect(out).toContain('not counted');
  expect(out).toContain('15 + @abilities.DEX.modifier with {"abilities.DEX.modifier":2}');
  const { json } = await tessera(['sheet', veteran, '--explain', 'ac', '--json']);
  expect(json()).toMatchObject({ path: 'ac', value: 21 });
});

test('sheet --explain refuses an unknown path and suggests the nearest', async () => {
  const { exit, err } = await tessera(['sheet', veteran, '--explain', 'skills.Stelth.bonus']);
  expect(exit).toBe(2);
  expect(err).toMatch(/nothing stands at "skills\.Stelth\.bonus"\. Did you mean/);
});

test('sheet --level prints the character at another level', async () => {
  const bonus = async (level: string) => {
    const { json } = await tessera(['sheet', veteran, '--level', level, '--json']);
    return (json() as { values: Record<string, number> }).values.proficiencyBonus;
  };
  expect([await bonus('1'), await bonus('5'), await bonus('20')]).toEqual([2, 3, 6]);
  expect((await tessera(['sheet', veteran, '--level', '21'])).exit).toBe(2);
});

test('sheet prints the position of an error in a file', async () => {
  const { exit, err } = await tessera(['sheet', variant('bad.json', { levels: [{ class: 7, hp: 'fixed' }] })], { cwd });
  expect(exit).toBe(1);
  expect(err).toMatch(/bad\.json is no character:.*levels\[0\]\.class/s);
  writeFileSync(join(cwd, 'text.json'), '{');
  expect((await tessera(['sheet', 'text.json'], { cwd })).err).toContain('text.json is not JSON: 1:2 ');
  writeFileSync(join(cwd, 'lines.json'), '{\n  "name": "Ada",\n  "edition": 7\n}');
  expect((await tessera(['sheet', 'lines.json'], { cwd })).err).toContain('3:14 edition: expected one of');
});

test('sheet lists several errors of a file', async () => {
  writeFileSync(join(cwd, 'wrong.json'), JSON.stringify({ schemaVersion: 1, edition: '2025', levels: [] }));
  const { err } = await tessera(['sheet', 'wrong.json'], { cwd });
  expect(err).toContain('edition: expected one of "2014", "2024", found "2025". Did you mean "2024"?');
  expect(err).toContain('and 2 more');
  const { levels } = JSON.parse(readFileSync(veteran, 'utf8'));
  const { err: tooHigh } = await tessera(['sheet', variant('high.json', { levels: [...levels, levels[0]] })], { cwd });
  expect(tooHigh).toContain('levels: expected at most 20 items, found a list of 21');
  expect((await tessera(['sheet', 'no.json'], { cwd })).err).toContain('no.json cannot be read: there is no such file');
});

test('sheet --explain prints the sources of list entries', async () => {
  const { out } = await tessera(['sheet', veteran, '--explain', 'spellcasting.spells']);
  expect(out).toContain('misty-step (alwaysPrepared): Lineage Spells');
  const { err } = await tessera(['sheet', veteran, '--explain', 'skills']);
  expect(err).toContain('Below it: skills.Acrobatics.bonus');
  expect((await tessera(['sheet', veteran, '--explain', 'zz'])).err).toContain('"values" in what --json prints');
});

test('sheet prints an issue of several paths once', async () => {
  const { exit, out } = await tessera(['sheet', veteran, '--level', '3']);
  expect(exit).toBe(1);
  expect(out).toMatch(/warning: nothing asks this any more; the answer is kept \(.*, and \d+ more\)/);
});

test('sheet --packs loads custom packs and refuses broken ones', async () => {
  const house = fileURLToPath(new URL('../../test/packs/house', import.meta.url));
  const caller = variant('caller.json', { edition: '2014', species: 'reefkin', lineage: undefined, choices: {} });
  const unknown = await tessera(['sheet', caller], { cwd });
  expect([unknown.exit, unknown.out]).toEqual([1, expect.stringContaining('there is no species "reefkin"')]);
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

test('sheet suggests the command for a misspelled subcommand', async () => {
  const { exit, err } = await tessera(['sheet', 'dif', veteran, veteran]);
  expect([exit, err]).toEqual([2, expect.stringContaining('Did you mean "sheet diff"?')]);
});

test('sheet diff names the effects behind a difference', async () => {
  const same = await tessera(['sheet', 'diff', veteran, veteran]);
  expect(same.out).toBe('The sheets are the same.\n');
  const bare = variant('bare.json', { inventory: [], active: [] });
  const { exit, out } = await tessera(['sheet', 'diff', bare, veteran], { cwd });
  expect(exit).toBe(0);
  expect(out).toMatch(/^ac +12 +→ +21 .*ring-of-protection/m);
});

test('sheet removes control and bidi characters of a name from the output', async () => {
  const file = variant('evil.json', { name: '\u001b[2J\u001b]0;owned\u0007Mi\u202era' });
  const { exit, out } = await tessera(['sheet', file], { cwd });
  expect(exit).toBe(0);
  expect(out).toContain('[2J]0;ownedMira');
  expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
});

test('sheet prints conditions, senses, proficiencies, features and spells', async () => {
  const hurt = variant('hurt.json', {
    conditions: [{ id: 'poisoned' }, { id: 'exhaustion', level: 2 }],
    active: [
      {
        instanceId: 'a',
        ref: 'spell:protection-from-energy',
        appliedAt: 0,
        duration: { type: 'permanent' },
        choices: { 'energy-type': 'fire' },
      },
    ],
  });
  const { out } = await tessera(['sheet', hurt], { cwd });
  expect(out).toMatch(/^Conditions\n {2}Poisoned +set by hand\n {2}Exhaustion 2 +set by hand$/m);
  expect(out).toMatch(/^ {2}Senses +darkvision 60$/m);
  expect(out).toMatch(/^ {2}INT .* advantage against charmed/m);
  expect(out).toMatch(/Stealth \(disadvantage\)/);
  expect(out).toMatch(/^Proficiencies\n {2}Armor +light, medium, shields$/m);
  expect(out).toMatch(/^ {2}Languages +Common, Dwarvish, Draconic$/m);
  expect(out).toMatch(/^ {2}Wizard +Training, Spellcasting, Arcane Recovery/m);
  expect(out).toMatch(/^Spells\n {2}cantrips .*Fire Bolt 4d10/m);
});

test('sheet prints resistances', async () => {
  const dwarf = variant('dwarf.json', { species: 'dwarf', lineage: undefined, choices: {} });
  expect((await tessera(['sheet', dwarf], { cwd })).out).toMatch(/^ {2}Resistant +poison$/im);
});

test('sheet exits with 1 for errors, and with 0 for warnings and open choices', async () => {
  expect(
    (await tessera(['sheet', variant('one.json', { manual: [{ target: 'x', value: 1, reason: 'r' }] })], { cwd })).exit,
  ).toBe(1);
  expect((await tessera(['sheet', variant('two.json', { choices: {} })], { cwd })).exit).toBe(0);
});

test('sheet removes escape sequences of a name from the output and from --json', async () => {
  const { out } = await tessera(['sheet', variant('escape.json', { name: '\u001b[2J\u009b31mAda\nAC 99' })], { cwd });
  expect(out.split('\n')[0]).toMatch(/^\[2J31mAdaAC 99, high-elf/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for control characters
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  const { out: json } = await tessera(['sheet', 'escape.json', '--json'], { cwd });
  expect(json).not.toMatch(/[\u007f-\u009f]/);
  expect(JSON.parse(json).identity.name).toBe('\u001b[2J\u009b31mAda\nAC 99');
});

test('sheet skips a byte order mark', async () => {
  writeFileSync(join(cwd, 'marked.json'), `\uFEFF${readFileSync(veteran, 'utf8')}`);
  expect((await tessera(['sheet', 'marked.json'], { cwd })).exit).toBe(0);
});

test('sheet handles the highest number of choices quickly and refuses more', async () => {
  const choices = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'x']));
  const { out } = await tessera(['sheet', variant('many.json', { choices: choices(2_000) })], { cwd });
  expect(out).toContain(', and 1997 more)');
  const { exit, err } = await tessera(['sheet', variant('most.json', { choices: choices(100_000) })], { cwd });
  expect([exit, err]).toEqual([1, expect.stringContaining('choices: expected at most 2000 entries')]);
});

test.each([
  ['stealth', 'skills.Stealth.bonus'],
  ['AC', 'ac'],
  ['armor.STR.scor', 'abilities.STR.score'],
  ['hp.max', 'hitPoints.max'],
])('sheet --explain of "%s" suggests %s', async (path, meant) => {
  const { exit, err } = await tessera(['sheet', veteran, '--explain', path]);
  expect([exit, err]).toEqual([2, expect.stringContaining(`Did you mean "${meant}"?`)]);
});

test('sheet --schema prints the JSON Schema of a character file', async () => {
  const { exit, json } = await tessera(['sheet', '--schema', '--json']);
  expect(exit).toBe(0);
  const schema = json() as { properties: Record<string, { maxProperties?: number }>; required: string[] };
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['edition', 'levels', 'choices', '$open']));
  expect(schema.properties.choices?.maxProperties).toBe(2000);
  expect(schema.required).toContain('levels');
  expect((await tessera(['sheet', veteran, '--schema'])).exit).toBe(2);
  expect((await tessera(['sheet'])).exit).toBe(2);
});

test('sheet new writes a character with its open choices and their options', async () => {
  const place = scratchFolder();
  const argv = ['sheet', 'new', 'ada.json', '--name', 'Ada', '--species', 'elf', '--class', 'wizard', '--level', '3'];
  const { exit, out } = await tessera(argv, { cwd: place });
  expect([exit, out]).toEqual([0, expect.stringMatching(/^wizard-skills +Skills of the class +2 of \d+$/m)]);
  const file = JSON.parse(readFileSync(join(place, 'ada.json'), 'utf8'));
  expect(file).toMatchObject({ name: 'Ada', species: 'elf', edition: '2024' });
  expect(file.levels).toHaveLength(3);
  expect(file.$open['wizard-skills']).toMatchObject({
    at: 'choices["wizard-skills"]',
    type: 'multiselect',
    choose: 2,
    options: expect.arrayContaining(['Arcana', 'History']),
  });
  expect(file.$open['subclass:wizard']).toMatchObject({ at: 'levels', options: ['evoker'] });
  expect((await tessera(['sheet', 'ada.json'], { cwd: place })).exit).toBe(0);
  expect((await tessera(argv, { cwd: place })).exit).toBe(2);
  file.choices = { 'wizard-skills': ['Arcana', 'History'] };
  writeFileSync(join(place, 'ada.json'), JSON.stringify(file));
  const again = await tessera(['sheet', 'new', 'next.json', '--from', 'ada.json', '--json'], { cwd: place });
  expect(Object.keys((again.json() as { character: { $open: object } }).character.$open)).not.toContain(
    'wizard-skills',
  );
});
