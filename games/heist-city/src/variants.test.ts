import { describe, expect, it } from 'vitest';
import { hasVariant, RULINGS, USUAL, VARIANTS } from './variants.ts';

describe('a variant', () => {
  it('turns one ruling, named by section and number, and says in a sentence what then holds', () => {
    for (const variant of VARIANTS) {
      expect(RULINGS[variant].ruling).toMatch(/^[A-E]\d+$/);
      expect(RULINGS[variant].meaning).toMatch(/^[A-Z].+\.$|^[a-z]+2d6 .+\.$|^expected.+\.$/);
    }
    expect(VARIANTS).toHaveLength(74);
  });

  it('holds where it was chosen and nowhere else', () => {
    expect(hasVariant({ variants: ['hit-gte', 'cover-off'] }, 'cover-off')).toBe(true);
    expect(hasVariant({ variants: ['hit-gte'] }, 'cover-off')).toBe(false);
    expect(VARIANTS.some((variant) => hasVariant(USUAL, variant))).toBe(false);
  });
});
