import { describe, expect, it } from 'vitest';
import { scene } from '../test/scene.ts';
import { freeSlots, newItem, slotLimit, slotsTaken } from './inventory.ts';
import { USUAL } from './variants.ts';

const FACE = 0;

describe('an inventory', () => {
  it('R 3.2: has three slots, and one more with an Attache Case', () => {
    expect(slotLimit(scene({}), FACE)).toBe(3);
    expect(slotLimit(scene({ face: { items: ['attache-case'] } }), FACE)).toBe(4);
    expect(freeSlots(scene({ face: { items: ['attache-case'] } }), FACE)).toBe(3);
  });

  it('R 12.1: gives a slot to each objective; carry-free: none, not even to a Football', () => {
    const face = { items: ['plink-gun', 'football'], carries: [0, 2] };
    expect(slotsTaken(scene({ face }), FACE)).toBe(4);
    expect(freeSlots(scene({ face }), FACE)).toBe(0);
    expect(slotsTaken(scene({ face, variants: ['carry-free'] }), FACE)).toBe(1);
  });
});

describe('a new item', () => {
  it('R 3.7: is loaded and has all its uses', () => {
    expect(newItem(USUAL, 'rocket')).toEqual({ item: 'rocket', loaded: true, uses: -1, found: false });
    expect(['frag', 'breaching-charge', 'rabbits-foot'].map((id) => newItem(USUAL, id).uses)).toEqual([1, 1, 1]);
  });

  it('thrown-unlimited: is never used up if thrown', () => {
    const rules = { variants: ['thrown-unlimited'] } as const;
    expect(['frag', 'breaching-charge'].map((id) => newItem(rules, id).uses)).toEqual([-1, 1]);
  });
});
