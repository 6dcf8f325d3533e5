import type { DerivedState, Difference } from '@tessera/fifth-edition';
import { expect, test } from 'vitest';
import { listChanges } from './listChanges.ts';

const t = (key: string) => key;
const feature = (source: string, id: string, name: string) => ({ source, id, name });
const sheet = (...features: ReturnType<typeof feature>[]) => ({ features }) as object as DerivedState;

test('listChanges omits features that only carry numbers and lists a feat once', () => {
  const after = sheet(
    feature('species:orc', 'body', 'Body'),
    feature('species:orc', 'relentless-endurance', 'Relentless Endurance'),
    feature('feat:alert', 'alert', 'Alert'),
  );
  const added = ['species:orc/body', 'species:orc/relentless-endurance', 'feat:alert/alert'];
  const differences = [{ path: 'features', added }] as object[] as Difference[];
  const [change] = listChanges(t, sheet(), after, differences);
  expect(change?.added).toEqual(['Relentless Endurance']);
});

test('listChanges lists a spell once when it is both in the book and prepared', () => {
  const spells = ['spellbook', 'prepared'].map((mode) => ({ spell: 'fly', name: 'Fly', mode }));
  const after = { features: [], spellcasting: { spells } } as object as DerivedState;
  const added = ['fly (prepared)', 'fly (spellbook)'];
  const [change] = listChanges(t, after, after, [{ path: 'spellcasting.spells', added }] as object[] as Difference[]);
  expect(change?.added).toEqual(['Fly']);
});
