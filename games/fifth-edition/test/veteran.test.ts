import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CharacterRecord, evaluateCharacter } from '../src/index.ts';
import { rulebookOf } from './content.ts';
import { englishOf } from './english.ts';

test("the benchmark's veteran has no errors or warnings", () => {
  const text = readFileSync(new URL('../cases/characters/veteran.json', import.meta.url), 'utf8');
  const sheet = evaluateCharacter(CharacterRecord.parse(JSON.parse(text)), rulebookOf('2024'));
  expect(
    sheet.issues
      .filter(({ severity }) => severity !== 'info')
      .map(({ code, path, message }) => `${code} ${path} ${englishOf(message)}`),
  ).toEqual([]);
  expect([sheet.identity.level, sheet.attunement.used, sheet.feats.length]).toEqual([20, 3, 6]);
});
