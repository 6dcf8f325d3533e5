import { nonEmpty } from '@tessera/testkit';
import { createTranslator, house } from '@tessera/text';
import { expect, test } from 'vitest';
import { recordsOf } from '../../src/content/recordMaps.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';

const ids = nonEmpty([...recordsOf('scenario').keys()]);

test.each([
  ['en', createTranslator('en', en, house.en), en],
  ['de', createTranslator('de', de, house.de), de],
] as const)(
  'every playable scenario has an introduction of two or three sentences (%s)',
  (_language, translator, texts) => {
    for (const id of ids) {
      const text = translator.t(`introduction.${id}`);
      const sentences = text.split(/[.!?](?:\s|$)/).filter(Boolean);
      expect(sentences.length, `${id}: ${text}`).toBeGreaterThanOrEqual(2);
      expect(sentences.length, `${id}: ${text}`).toBeLessThanOrEqual(3);
    }
    expect(Object.keys(texts.introduction).toSorted()).toEqual(ids.toSorted());
  },
);
