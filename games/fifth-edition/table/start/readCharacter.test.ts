import { CharacterRecord, EDITIONS, evaluateCharacter } from '@tessera/fifth-edition';
import { formatGameLabel } from '@tessera/rules';
import { describe, expect, it } from 'vitest';
import veteran from '../../cases/characters/veteran.json' with { type: 'json' };
import { rulebookOf } from '../../test/content.ts';
import { translateIn } from '../../test/translators.ts';
import { randomHero } from './heroes/randomHero.ts';
import { readCharacter } from './readCharacter.ts';
import { recordFile, recordText } from './recordFile.ts';

const record = CharacterRecord.parse(veteran);

describe('recordText and recordFile', () => {
  it('readCharacter restores a record that recordText wrote', () => {
    expect(readCharacter(recordText(record))).toEqual({ kind: 'record', record });
  });

  it.each(EDITIONS)('readCharacter restores random characters (%s)', (edition) => {
    const rulebook = rulebookOf(edition);
    for (const seed of ['one', 'two', 'three']) {
      const made = randomHero({ edition, level: 9, seed, name: seed }, rulebook);
      expect(readCharacter(recordText(made))).toEqual({ kind: 'record', record: made });
    }
  });

  it('recordFile is named after the character', () => {
    expect(recordFile({ ...record, name: 'Élan of the Hill!' }).name).toBe('e-lan-of-the-hill.json');
    expect(recordFile({ ...record, name: '' }).name).toBe('character.json');
  });
});

describe('invalid files', () => {
  it('readCharacter reports the path of an error', () => {
    const broken = { ...record, edition: '2030', levels: [{ class: 'bard', hp: 'guessed' }] };
    const read = readCharacter(JSON.stringify(broken));
    expect(read.kind).toBe('unreadable');
    const paths = read.kind === 'unreadable' ? read.problems.map(({ path }) => path) : [];
    expect(paths).toEqual(['edition', 'levels[0].hp']);
  });

  it.each([
    ['no JSON', '{'],
    ['a number', '7'],
    ['nothing', 'null'],
    ['something unknown', '{"hello": 1}'],
    ['an actor that is no character', '{"name": "x", "type": "npc", "system": {}}'],
  ])('readCharacter refuses %s', (_what, text) => {
    const read = readCharacter(text);
    expect(read.kind === 'unreadable' && read.problems.length).toBeGreaterThan(0);
  });

  it('readCharacter recognizes a complete backup', () => {
    expect(readCharacter('{"format": "tessera-match", "formatVersion": 1}')).toEqual({ kind: 'backup' });
  });
});

describe('randomHero', () => {
  const rulebook = rulebookOf('2024');

  it('randomHero is the same for the same seed and differs for another', () => {
    const of = (seed: string) => randomHero({ edition: '2024', level: 5, seed, name: '' }, rulebook);
    expect(of('a')).toEqual(of('a'));
    expect(of('a')).not.toEqual(of('b'));
  });

  it.each(EDITIONS)('randomHero has no open choice and no error (%s)', (edition) => {
    const book = rulebookOf(edition);
    for (let i = 0; i < 12; i++) {
      const made = randomHero({ edition, level: (i * 7) % 20 || 1, seed: `seed ${i}`, name: '' }, book);
      const sheet = evaluateCharacter(made, book);
      expect(sheet.choices.filter(({ state }) => state !== 'made').map(({ key }) => key)).toEqual([]);
      expect(sheet.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });
});

it('readCharacter skips a byte order mark and reports line and column of invalid JSON', () => {
  expect(readCharacter(`\uFEFF${JSON.stringify(record)}`)).toEqual({ kind: 'record', record });
  expect(readCharacter('{\n  "name": ,\n}')).toMatchObject({
    kind: 'unreadable',
    problems: [{ path: '', message: { code: 'at-place', params: { line: 2, column: 11 } } }],
  });
});

it('readCharacter omits the open choices stored with a character', () => {
  expect(readCharacter(JSON.stringify({ ...record, $open: {} }))).toEqual({ kind: 'record', record });
});

it('readCharacter reports errors in the language of the page', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`rule-${i}`, true]));
  const read = readCharacter(JSON.stringify({ ...record, rules: many }));
  const said =
    read.kind === 'unreadable' ? read.problems.map(({ message }) => formatGameLabel(message, translateIn('de'))) : [];
  expect(said).toEqual(['erwartet: höchstens 20 Einträge.']);
});
