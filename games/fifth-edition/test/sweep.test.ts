import { foldParts } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import {
  type CharacterRecord,
  type DerivedState,
  EDITIONS,
  type Edition,
  evaluateCharacter,
  levelUp,
  settleChoices,
  sheetLines,
} from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';
import { englishOf } from './english.ts';
import { seeded } from './seeded.ts';

/** One pass over every class in every edition; long runs add other choices. */
const SEEDS = process.env.LONG_TESTS === '1' ? [1, 2, 3] : [1];
const CLASSES = [...rulebookOf('2014').classes.keys()];
const journeys = EDITIONS.flatMap((edition) =>
  CLASSES.flatMap((name) => SEEDS.map((seed) => ({ edition, name, seed }))),
);

describe('every class at every level with random choices', () => {
  test.each(journeys)(
    'random choices are valid at every level: $edition $name, seed $seed',
    ({ edition, name, seed }) => {
      const rulebook = rulebookOf(edition);
      const random = seeded(seed * 1000 + CLASSES.indexOf(name) * 10 + EDITIONS.indexOf(edition));
      const among = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
      const roll = () => 8 + Math.floor(random() * 8);
      let record: CharacterRecord = character({
        edition,
        species: among([...rulebook.species.keys()]),
        background: among([...rulebook.backgrounds.keys()]),
        scores: [roll(), roll(), roll(), roll(), roll(), roll()],
        classes: [`${name} 1`],
      });
      for (let level = 1; level <= 20; level++) {
        if (level > 1) record = levelUp(record, name)!;
        record = settleChoices(record, rulebook, (count) => Math.floor(random() * count));
        checkInvariants(evaluateCharacter(record, rulebook), edition, name, level);
      }
    },
  );
});

function checkInvariants(sheet: DerivedState, edition: Edition, name: string, level: number): void {
  const where = `${edition} ${name} ${level}`;
  const rulebook = rulebookOf(edition);
  const errors = sheet.issues
    .filter(({ severity }) => severity === 'error')
    .map(({ code, path, message }) => `${code} ${path} ${englishOf(message)}`);
  const open = sheet.choices.filter(({ state }) => state === 'pending' || state === 'invalid').map(({ key }) => key);
  expect({ where, errors, open }).toEqual({ where, errors: [], open: [] });
  expect([where, sheet.proficiencyBonus.value]).toEqual([where, Math.floor((level - 1) / 4) + 2]);
  const die = rulebook.classes.get(name)!.record.hitDie;
  const con = sheet.abilities.CON.modifier;
  const least = Math.max(level, die + con + (level - 1) * (die / 2 + 1 + con));
  expect(sheet.hitPoints.max.value).toBeGreaterThanOrEqual(least);
  expect(sheet.hitPoints.max.value).toBeLessThanOrEqual(least + 2 * level);
  expect(sheet.ac.value).toBeGreaterThanOrEqual(10 + sheet.abilities.DEX.modifier);
  const [entry] = sheet.spellcasting.entries;
  if (entry?.class !== undefined) {
    const slots = Object.values(sheet.spellcasting.slots).map(({ max }) => max.value);
    const pools = [...rulebook.progressions.values()].map(({ rows }) => JSON.stringify(rows[level - 1]));
    expect(pools).toContain(JSON.stringify(sheet.spellcasting.pact ? [sheet.spellcasting.pact.max.value] : slots));
  }
  for (const [path, line] of sheetLines(sheet)) {
    if (line.kind !== 'number') continue;
    if (!Number.isFinite(line.value)) expect([where, path, line.value]).toEqual([where, path, 'finite']);
    if (line.stat !== undefined && foldParts(line.stat.parts) !== line.value)
      expect([where, path]).toEqual([where, 'parts that fold']);
  }
}
