import { describe, expect, it } from 'vitest';
import { variants as meanings } from '../../texts/en/variants.ts';
import { DEFAULT, hasVariant, RULINGS, VARIANTS } from './variants.ts';

describe('Variants', () => {
  it('every variant names one ruling by section and number, and its meaning in a sentence', () => {
    for (const variant of VARIANTS) {
      expect(RULINGS[variant]).toMatch(/^[A-E]\d+$/);
      expect(meanings[variant]).toMatch(/^[A-Z].+\.$|^[a-z]+2d6 .+\.$|^expected.+\.$/);
    }
    expect(VARIANTS).toHaveLength(74);
  });

  it('hasVariant is true only for chosen variants', () => {
    expect(hasVariant({ variants: ['hit-gte', 'cover-off'] }, 'cover-off')).toBe(true);
    expect(hasVariant({ variants: ['hit-gte'] }, 'cover-off')).toBe(false);
    expect(VARIANTS.some((variant) => hasVariant(DEFAULT, variant))).toBe(false);
  });
});
