import { EDITIONS, evaluateCharacter, heroFindings } from '@tessera/fifth-edition';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../../test/content.ts';
import { callings } from './callings.ts';
import { buildOfClass } from './quickBuild.ts';
import { randomHero } from './randomHero.ts';

const LEVELS = [1, 5, 10, 20];
/** Random heroes per edition, so that 200 heroes are examined in all. */
const RANDOM = 52;

describe.each(EDITIONS)('heroes by default of %s', (edition) => {
  const rulebook = rulebookOf(edition);
  const classes = [...rulebook.classes.keys()];

  it.each(classes)('buildOfClass makes a %s of any level without findings, open choices and errors', (className) => {
    for (const level of nonEmpty(LEVELS)) {
      const record = buildOfClass(className, { edition, level, name: 'Ada' }, rulebook);
      const sheet = evaluateCharacter(record, rulebook);
      expect(heroFindings(record, sheet, rulebook)).toEqual([]);
      expect(sheet.choices.filter(({ state }) => state !== 'made')).toEqual([]);
      expect(sheet.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(sheet.identity).toMatchObject({ level, classes: [{ class: className }] });
    }
  });

  it('randomHero makes heroes without findings and errors', () => {
    for (let seed = 0; seed < RANDOM; seed++) {
      const level = LEVELS[seed % LEVELS.length] ?? 1;
      const record = randomHero({ edition, level, seed: `hero ${seed}`, name: '' }, rulebook);
      const sheet = evaluateCharacter(record, rulebook);
      expect([seed, heroFindings(record, sheet, rulebook)]).toEqual([seed, []]);
      expect(sheet.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });

  it('callings advise every class of the edition', () => {
    for (const id of nonEmpty(classes)) expect(Object.keys(callings)).toContain(id);
  });
});

it('callings name content of an edition', () => {
  const known = new Set<string>();
  for (const edition of EDITIONS) {
    const { skills, spells, feats, items, languages, lineages, species, backgrounds } = rulebookOf(edition);
    for (const shelf of [skills, spells, feats, items, languages, lineages, species, backgrounds])
      for (const id of shelf.keys()) known.add(id);
  }
  const unknown = nonEmpty(Object.values(callings)).flatMap((calling) =>
    [...calling.picks, ...calling.species, ...calling.backgrounds].filter((id) => !known.has(id) && !ANSWERS.has(id)),
  );
  expect(unknown).toEqual([]);
});

/** Answers to questions that content asks with options of its own. */
const ANSWERS = new Set([
  'stone',
  'protector',
  'magician',
  'temperate',
  'forest',
  'wolf',
  'brown-bear',
  'giant-spider',
  'gold',
  'red',
  'fire',
  'undead',
]);
