import type { Choice } from '@tessera/gloomhaven/selectors';
import { expect, test } from 'vitest';
import { createGameStore } from './store.ts';

const use = (item: string, ...elements: ('fire' | 'ice')[]): Choice => ({ type: 'use', item, elements });

test('the store selects several items, replaces another use of the same item, and removes one that is pressed again', () => {
  const store = createGameStore();
  const { add } = store.getState();
  add(use('potion'));
  add(use('orb', 'fire'));
  expect(store.getState().added).toEqual([use('potion'), use('orb', 'fire')]);
  add(use('orb', 'ice'));
  expect(store.getState().added).toEqual([use('potion'), use('orb', 'ice')]);
  add(use('potion'));
  expect(store.getState().added).toEqual([use('orb', 'ice')]);
});

test('the store drops selected items when something else is armed', () => {
  const store = createGameStore();
  store.getState().add(use('potion'));
  store.getState().arm({ type: 'end-turn' });
  expect(store.getState()).toMatchObject({ added: [], armed: { type: 'end-turn' } });
});
