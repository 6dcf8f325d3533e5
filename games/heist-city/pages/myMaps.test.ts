import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { myMaps } from './myMaps.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const attic = { id: 'a', name: 'Attic', text: '{}' };
const barn = { id: 'b', name: 'Barn', text: '{}' };

it('myMaps stores each map once, the newest first', () => {
  myMaps.put(attic);
  myMaps.put(barn);
  expect(myMaps.list()).toEqual([barn, attic]);
  myMaps.put({ ...attic, name: 'Attic, tidied up' });
  expect(myMaps.list().map(({ name }) => name)).toEqual(['Attic, tidied up', 'Barn']);
  myMaps.remove('a');
  expect(myMaps.list()).toEqual([barn]);
});

it.each(['nonsense', '[{"id": 1}]'])('myMaps is empty when the stored text is no list of maps: %s', (text) => {
  kept.set('tessera.heist-city.maps', text);
  expect(myMaps.list()).toEqual([]);
});
