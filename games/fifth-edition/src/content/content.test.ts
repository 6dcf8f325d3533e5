import { join } from 'node:path';
import { formatProblem } from '@tessera/rules';
import { packFaults } from '@tessera/testkit/files';
import { describe, expect, test } from 'vitest';
import { CONTENT, srdFiles } from '../../test/content.ts';
import { EFFECT_KINDS } from '../effects/effect.ts';
import { EDITIONS } from '../vocabulary/vocabulary.ts';
import { editionFiles } from './editions/editions.ts';
import { loadRulebook } from './load.ts';
import { allFeatures, effectsOf } from './order.ts';
import { creatureSchemas, editorSchemas } from './records/schemas.ts';

const folderOf = (edition: string) => join(CONTENT, edition === '2014' ? 'srd-5.1' : 'srd-5.2');

describe('SRD packs', () => {
  test.each(EDITIONS)('SRD pack of %s loads without warnings', (edition) => {
    const { problems } = loadRulebook(srdFiles(edition), edition, { strict: true });
    expect(problems.map(formatProblem).slice(0, 25)).toEqual([]);
  });

  test.each(EDITIONS)('SRD pack of %s is bundled completely and its schemas are up to date', async (edition) => {
    const imported = await editionFiles(edition);
    const schemas = { ...editorSchemas(), ...creatureSchemas() };
    expect(packFaults({ folder: folderOf(edition), imported, schemas })).toEqual([]);
  });

  test('SRD packs have the expected number of classes, subclasses, species and spells', () => {
    const counts = EDITIONS.map((edition) => {
      const { rulebook } = loadRulebook(srdFiles(edition), edition);
      const { classes, subclasses, species, lineages, backgrounds, spells, conditions, feats } = rulebook;
      return [classes, subclasses, species, lineages, backgrounds, spells, conditions]
        .map(({ size }) => size)
        .concat(feats.size > 40 ? 1 : 0);
    });
    expect(counts).toEqual([
      [12, 12, 9, 4, 2, 319, 15, 1],
      [12, 12, 9, 8, 5, 339, 15, 1],
    ]);
  });

  test('SRD packs use every effect kind except two', () => {
    const used = new Set<string>();
    for (const edition of EDITIONS)
      for (const feature of allFeatures(loadRulebook(srdFiles(edition), edition).rulebook))
        for (const { effect } of effectsOf(feature)) used.add(effect.kind);
    expect([...used].filter((kind) => !EFFECT_KINDS.some((known) => known === kind))).toEqual([]);
    // The specification has 46 kinds. Kinds that were added later may wait for their content.
    expect(used.size).toBeGreaterThanOrEqual(44);
    expect(used).not.toContain('spellSlots');
    expect(used).not.toContain('spellcastingAbility');
  });
});
