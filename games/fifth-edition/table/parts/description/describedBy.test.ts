import { loadDescriptions } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../../test/content.ts';
import { describedBy } from './describedBy.ts';

describe('describedBy', () => {
  it.each([
    ['2024', 'fireball', 'Fireball', ['spell/fireball']],
    ['2024', 'wizard', 'Wizard', ['class/wizard']],
    ['2024', 'evoker', 'Evoker', ['subclass/evoker']],
    ['2014', 'hill-dwarf', 'Hill Dwarf', ['lineage/hill-dwarf']],
    ['2014', 'acolyte', 'Acolyte', ['background/acolyte']],
    ['2024', 'greataxe', 'Greataxe', ['mastery/cleave']],
    ['2014', 'greataxe', 'Greataxe', []],
    ['2024', 'Stealth', 'Stealth', []],
  ] as const)('describedBy (%s) returns the keys of %s', (edition, id, name, keys) => {
    expect(describedBy(rulebookOf(edition), id, name)).toEqual(keys);
  });

  it.each(['2014', '2024'] as const)(
    'describedBy has a text for every spell, feat, class and item of %s',
    async (edition) => {
      const rulebook = rulebookOf(edition);
      const descriptions = await loadDescriptions(edition);
      const { spells, feats, classes, subclasses, species, lineages, backgrounds, items } = rulebook;
      const all = [spells, feats, classes, subclasses, species, lineages, backgrounds, items].flatMap((shelf) =>
        [...shelf].flatMap(([id, { facts }]) => describedBy(rulebook, id, facts.name ?? '')),
      );
      expect(all.length).toBeGreaterThan(500);
      expect(all.filter((key) => !descriptions.has(key))).toEqual([]);
    },
  );
});
