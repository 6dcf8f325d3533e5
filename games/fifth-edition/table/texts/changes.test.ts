import { describe, expect, it } from 'vitest';
import { compareDe } from './compare.de.ts';
import { compareEn } from './compare.en.ts';
import { historyDe } from './history.de.ts';
import { historyEn } from './history.en.ts';
import { levelupDe } from './levelup.de.ts';
import { levelupEn } from './levelup.en.ts';
import { studioDe } from './studio.de.ts';
import { studioEn } from './studio.en.ts';

/** Every text by its key, with the names of its gaps. */
function gapsIn(bundle: object, at = ''): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(bundle).flatMap(([name, value]): [string, readonly string[]][] =>
      typeof value === 'string'
        ? [[`${at}${name}`, [...value.matchAll(/\{(\w+)/g)].map(([, gap]) => gap ?? '').toSorted()]]
        : Object.entries(gapsIn(value, `${at}${name}.`)),
    ),
  );
}

describe('texts of level-up, history, compare and studio', () => {
  it.each([
    ['levelup', levelupEn, levelupDe],
    ['history', historyEn, historyDe],
    ['compare', compareEn, compareDe],
    ['studio', studioEn, studioDe],
  ])('%s has the same texts with the same gaps in both languages', (_name, english, german) => {
    expect(gapsIn(german)).toEqual(gapsIn(english));
  });
});
