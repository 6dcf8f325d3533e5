import { EDITIONS, evaluateCharacter } from '@tessera/fifth-edition';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../../test/content.ts';
import { callings } from './callings.ts';
import { COMPLEXITIES, HERO_KINDS, heroKinds } from './heroKinds.ts';
import { quickBuild } from './quickBuild.ts';

const LEVELS = [1, 20];

describe.each(EDITIONS)('quickBuild of %s', (edition) => {
  const rulebook = rulebookOf(edition);
  const answers = HERO_KINDS.flatMap((kind) =>
    COMPLEXITIES.flatMap((complexity) => LEVELS.map((level) => ({ kind, complexity, level, edition, name: 'Ada' }))),
  );

  it.each(answers)('quickBuild leaves no open choice and no error: $kind, $complexity, level $level', (answer) => {
    const sheet = evaluateCharacter(quickBuild(answer, rulebook), rulebook);
    expect(sheet.choices.filter(({ state }) => state !== 'made').map(({ key, problems }) => [key, problems])).toEqual(
      [],
    );
    expect(sheet.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(sheet.identity).toMatchObject({ level: answer.level, name: 'Ada' });
    expect(sheet.attacks.lines.some(({ id, proficient }) => id !== 'unarmed-strike' && proficient)).toBe(true);
  });

  it('quickBuild gives the highest score to the main ability of the class', () => {
    const record = quickBuild({ kind: 'magic', complexity: 'rich', level: 1, edition, name: '' }, rulebook);
    expect(evaluateCharacter(record, rulebook).abilities.INT.score.value).toBeGreaterThanOrEqual(15);
  });

  it('quickBuild includes the coins of the starting equipment', () => {
    const record = quickBuild({ kind: 'blade', complexity: 'simple', level: 1, edition, name: '' }, rulebook);
    expect(record.coins.gp).toBeGreaterThan(0);
  });

  it('heroKinds and callings only name content of the edition', () => {
    for (const { classes } of nonEmpty(Object.values(heroKinds)))
      for (const id of nonEmpty(Object.values(classes)))
        expect([rulebook.classes.has(id), id in callings]).toEqual([true, true]);
    for (const { backgrounds, species } of nonEmpty(Object.values(callings))) {
      expect(species.some((id) => rulebook.species.has(id))).toBe(true);
      expect(backgrounds.some((id) => rulebook.backgrounds.has(id))).toBe(true);
    }
  });
});
