import { createGameFormatter, createTranslator, house } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { words } from '../../src/text/messageFormat.ts';
import { matchWith } from '../../test/position.ts';
import { en } from '../../texts/en/index.ts';
import { resultsOf } from './results.ts';

const formatter = createGameFormatter(words, createTranslator('en', en, house.en));
const match = matchWith({});
const view = match.view(0);

describe('Results entered from a physical table', () => {
  const action = { type: 'allocate', dice: 1 } as const;

  test('resultsOf names the faces of action dice, those of the Free Peoples first', () => {
    const free = resultsOf({ view, action, entered: 0, sides: 6 }, formatter);
    const shadow = resultsOf({ view, action, entered: 4, sides: 6 }, formatter);
    expect(free).toEqual(['Character', 'Character', 'Muster', 'Muster/Army', 'Event', 'Will of the West']);
    expect(shadow).toEqual(['Character', 'Army', 'Muster', 'Muster/Army', 'Event', 'Eye']);
  });

  test('resultsOf leaves a plain die to its pips', () => {
    expect(
      resultsOf({ view, action: { type: 'use', die: 0, as: 'fellowship' }, entered: 0, sides: 6 }, formatter),
    ).toBe(undefined);
  });

  test('resultsOf names the tiles of the Hunt Pool, but no cards of a pile', () => {
    const tiles = resultsOf({ view, action, entered: 2, items: view.pool }, formatter);
    expect(tiles).toHaveLength(16);
    expect(new Set(tiles).size).toBeLessThan(16);
    expect(resultsOf({ view, action, entered: 2, items: [70, 71, 72] }, formatter)).toBeUndefined();
  });
});
