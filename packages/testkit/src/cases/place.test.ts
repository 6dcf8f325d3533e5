import { describe, expect, it } from 'vitest';
import { pathTo, valueAt } from './place.ts';

const state = { players: [{ hand: [4, 5] }], towns: { 7: { name: 'Bree' } } };

describe('valueAt and pathTo', () => {
  it('a place consists of keys and indices joined by dots', () => {
    expect(valueAt(state, 'players.0.hand.1')).toBe(5);
    expect(valueAt(state, 'players.0.hand.length')).toBe(2);
    expect(valueAt(state, 'towns.7.name')).toBe('Bree');
  });

  it('a missing place reads as undefined, and prototype members are not reachable', () => {
    expect(valueAt(state, 'players.3.hand')).toBeUndefined();
    expect(valueAt(state, 'towns.7.name.length')).toBeUndefined();
    expect(valueAt(state, 'constructor.name')).toBeUndefined();
  });

  it('pathTo converts only array indices to numbers', () => {
    expect(pathTo(state, 'players.0.hand.2')).toEqual(['players', 0, 'hand', 2]);
    expect(pathTo(state, 'towns.7.name')).toEqual(['towns', '7', 'name']);
    expect(pathTo(state, 'players.0.hand.length')).toEqual(['players', 0, 'hand', 'length']);
  });

  it('pathTo accepts + for the place after the last item of an array', () => {
    expect(pathTo(state, 'players.0.hand.+')).toEqual(['players', 0, 'hand', 2]);
    expect(pathTo(state, 'towns.+')).toEqual(['towns', '+']);
  });
});
