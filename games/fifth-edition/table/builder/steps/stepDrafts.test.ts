import { expect, test } from 'vitest';
import { draftedKeys, draftsOf, keepDrafts } from './stepDrafts.ts';

test('keepDrafts keeps assigned scores until they are set to undefined', () => {
  const scores = { STR: 8, DEX: 14, CON: 13, INT: 15, WIS: 12, CHA: 10 };
  keepDrafts('dealt', { scores: { method: 'standardArray', scores } });
  keepDrafts('dealt', { details: { fields: { looks: 'tall' } } });
  expect(draftsOf('dealt').scores?.scores).toEqual(scores);
  keepDrafts('dealt', { scores: undefined });
  expect([...draftedKeys(draftsOf('dealt'))]).toEqual(['~details']);
});

test('keepDrafts stores drafts per character and draftedKeys omits finished ones', () => {
  keepDrafts('one', { answers: { species: new Map([['species', 'elf']]) } });
  keepDrafts('one', { details: { fields: { looks: 'tall' } } });
  expect([...draftedKeys(draftsOf('one'))]).toEqual(['~details', 'species']);
  expect(draftedKeys(draftsOf('other')).size).toBe(0);
  keepDrafts('one', { details: undefined, answers: { species: new Map() } });
  expect(draftedKeys(draftsOf('one')).size).toBe(0);
});
