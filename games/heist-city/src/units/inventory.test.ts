import { describe, expect, it } from 'vitest';
import { scene } from '../../test/scene.ts';
import { DEFAULT } from '../state/variants.ts';
import { freeSlots, newItem, slotLimit, slotsTaken } from './inventory.ts';

const FACE = 0;

describe('Inventory', () => {
  it('a character has three slots, and one more with an Attache Case (R 3.2)', () => {
    expect(slotLimit(scene({}), FACE)).toBe(3);
    expect(slotLimit(scene({ face: { items: ['attache-case'] } }), FACE)).toBe(4);
    expect(freeSlots(scene({ face: { items: ['attache-case'] } }), FACE)).toBe(3);
  });

  it('each objective takes a slot; under carry-free none does, not even a Football (R 12.1)', () => {
    const face = { items: ['plink-gun', 'football'], carries: [0, 2] };
    expect(slotsTaken(scene({ face }), FACE)).toBe(4);
    expect(freeSlots(scene({ face }), FACE)).toBe(0);
    expect(slotsTaken(scene({ face, variants: ['carry-free'] }), FACE)).toBe(1);
  });
});

describe('New items', () => {
  it('a new item is loaded and has all its uses (R 3.7)', () => {
    expect(newItem(DEFAULT, 'rocket')).toEqual({ item: 'rocket', loaded: true, uses: -1, found: false });
    expect(['frag', 'breaching-charge', 'rabbits-foot'].map((id) => newItem(DEFAULT, id).uses)).toEqual([1, 1, 1]);
  });

  it('under thrown-unlimited a thrown item is never used up', () => {
    const rules = { variants: ['thrown-unlimited'] } as const;
    expect(['frag', 'breaching-charge'].map((id) => newItem(rules, id).uses)).toEqual([-1, 1]);
  });
});
