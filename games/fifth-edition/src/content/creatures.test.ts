import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { CONTENT, rulebookOf } from '../../test/content.ts';
import { EDITIONS } from '../vocabulary/vocabulary.ts';
import { editionCreatures } from './editions/creatures.ts';

describe('stat blocks of the SRDs', () => {
  test.each([
    ['2014', 334],
    ['2024', 337],
  ] as const)('editionCreatures has every stat block of %s once', async (edition, count) => {
    const { creatures } = await editionCreatures(edition);
    expect(creatures.size).toBe(count);
    for (const { id, traits = [], actions = [], attacks = [] } of creatures.values())
      for (const list of [traits, actions, attacks])
        expect(new Set(list.map((each) => each.id)).size, id).toBe(list.length);
  });

  test.each([
    ['2014', 'creatures-5.1'],
    ['2024', 'creatures-5.2'],
  ] as const)('editionCreatures imports every file of %s', async (edition, folder) => {
    const files =
      edition === '2014' ? await import('./editions/creatures2014.ts') : await import('./editions/creatures2024.ts');
    expect(Object.keys(files).toSorted()).toEqual(readdirSync(join(CONTENT, folder)).toSorted());
  });

  test.each(EDITIONS)('stat blocks of %s have the numbers of the forms of the same name', async (edition) => {
    const { creatures } = await editionCreatures(edition);
    const differences = [...rulebookOf(edition).forms.values()].flatMap((form) => {
      const creature = creatures.get(form.id);
      if (creature === undefined) return [form.id];
      const facts = [
        'size',
        'challenge',
        'abilities',
        'ac',
        'hitPoints',
        'speed',
        'senses',
        'skills',
        'saves',
      ] as const;
      return facts.filter((fact) => JSON.stringify(sorted(form[fact])) !== JSON.stringify(sorted(creature[fact])));
    });
    expect(differences).toEqual([]);
  });

  test.each(EDITIONS)('calls of %s name spells and stat blocks that exist', async (edition) => {
    const { creatures, calls } = await editionCreatures(edition);
    const { spells, feats } = rulebookOf(edition);
    for (const { id, creatures: named = [], also = [] } of nonEmpty(calls.values())) {
      expect(spells.has(id), id).toBe(true);
      for (const each of [...named, ...also.flatMap((more) => more.creatures)])
        expect(creatures.has(each), each).toBe(true);
      for (const { feature } of also) expect(feats.has(feature), feature).toBe(true);
    }
  });

  test.each(EDITIONS)('compressed stat blocks of %s are below 64 KB', async (edition) => {
    const { creatures } = await editionCreatures(edition);
    expect(gzipSync(JSON.stringify([...creatures.values()])).length).toBeLessThan(64 * 1024);
  });
});

function sorted(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).toSorted() : value;
}
