import { expect, it } from 'vitest';
import { scene } from '../../test/scene.ts';
import { fill } from './text.ts';

const view = scene({ npcs: [{ kind: 'guard', at: [1, 0] }] });

it('names units, items, states and hexes, and counts', () => {
  const params = { unit: 2, by: 10, item: 'katana', stance: 'hidden', cell: view.npcs[0]!.cell, slots: 1 };
  expect(fill('{unit}, {by}, {item}, {stance}, {cell}, {slots:slot|slots}', params, view)).toBe(
    'Ninja 1, Security Guard 1, Katana, Hidden, 1,0, 1 slot',
  );
  expect(fill('{slots:slot|slots}, {chance}', { slots: 0, chance: 1 / 3 }, view)).toBe('0 slots, 33 %');
});

it('leaves what it is not told', () => {
  expect(fill('{unit} and {nobody}', { unit: 0 }, view)).toBe('Face 1 and {nobody}');
});
