import { describe, expect, test } from 'vitest';
import { exportedNames, isBareParticiple, namesIn } from './exportedNames.mjs';

/** Nouns that end like a participle, words of the games' rules, and kinds of content named as their JSON names them. */
const ALLOWED = new Set(
  `Heading Ending Drawing Training Finding Seating Belonging Need Speed Thing Felt Reseed
  speed training ring warning run hidden lost besieged conquered hunted revealed standing breaking landing uprising withering lightning targeting spellcasting
  UNLIMITED BLOCKED OCCUPIED LOCKED CLOSED GONE`.split(/\s+/),
);

const EXPORTS = exportedNames();

test('no export is a bare participle or gerund', () => {
  const bare = EXPORTS.filter(({ name }) => isBareParticiple(name) && !ALLOWED.has(name));
  expect(bare.map(({ file, name }) => `${name} in ${file}`)).toEqual([]);
});

test('no workspace exports two types with the same name', () => {
  const places = new Map();
  for (const { file, name, isType } of EXPORTS) {
    if (!isType) continue;
    const key = `${file.split('/').slice(0, 2).join('/')}: ${name}`;
    places.set(key, [...(places.get(key) ?? []), file]);
  }
  expect(places.size).toBeGreaterThan(1000);
  expect(
    [...places]
      .filter(([, files]) => new Set(files).size > 1)
      .map(([key, files]) => `${key} in ${files.join(' and ')}`),
  ).toEqual([]);
});

test('every allowed name is exported', () => {
  const names = new Set(EXPORTS.map(({ name }) => name));
  expect([...ALLOWED].filter((name) => !names.has(name))).toEqual([]);
});

describe('isBareParticiple', () => {
  test.each(['told', 'Asking', 'KEPT', 'reloading'])('isBareParticiple is true for %s', (name) => {
    expect(isBareParticiple(name)).toBe(true);
  });

  test.each(['keptMatches', 'Seat', 'loadRules', 'MAX_KEPT'])('isBareParticiple is false for %s', (name) => {
    expect(isBareParticiple(name)).toBe(false);
  });
});

test('namesIn finds functions, constants, classes and types', () => {
  const source =
    'export function a() {}\nexport const b = 1, c = 2;\nexport class D {}\nexport interface E {}\nconst f = 1;\n';
  expect(namesIn('a.ts', source)).toEqual([
    { name: 'a', isType: false },
    { name: 'b', isType: false },
    { name: 'c', isType: false },
    { name: 'D', isType: true },
    { name: 'E', isType: true },
  ]);
});
