import { applyPatches, type Patch } from '@tessera/kernel';
import type { View } from '@tessera/war-of-the-ring';
import { regionAt, SIDE_OF, tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { matchWith } from '../../test/position.ts';
import { driftOf, figurePatches, numberPatches, sortsIn, tilePatches } from './putRight.ts';

const view = matchWith({}).view(0);
const DALE = tables.regionIndex.get('dale')!;
const after = (patches: readonly Patch[] | undefined): View => applyPatches<View>(view, patches ?? []);
const [regular] = sortsIn(view, DALE, tables.nationOf[DALE]!);

describe('Corrections for a physical table', () => {
  test('driftOf is empty at the start', () => {
    expect(driftOf(view)).toEqual([]);
  });

  test('driftOf reports more figures or tiles than in the box', () => {
    const stacks = view.stacks.with(DALE, view.stacks[DALE]!.with(regular!, 9));
    expect(driftOf({ ...view, stacks }).map(({ code }) => code)).toEqual(['figures']);
    expect(driftOf({ ...view, pool: view.pool.slice(1) }).map(({ code }) => code)).toEqual(['tiles']);
  });

  test('driftOf reports both sides in one place and too many units', () => {
    const shadow = SIDE_OF.indexOf(1);
    const mixed = view.stacks.with(DALE, view.stacks[DALE]!.with(shadow, 11));
    const codes = driftOf({ ...view, stacks: mixed }).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['mixed', 'stacked', 'figures']));
  });

  test('figurePatches corrects single figures without creating or losing any', () => {
    for (const by of [1, -1] as const) {
      const next = after(figurePatches(view, DALE, regular!, by));
      expect(next.stacks[DALE]![regular!]).toBe(view.stacks[DALE]![regular!]! + by);
      expect(driftOf(next)).toEqual([]);
    }
    // Casualties of the Free Peoples do not return as reinforcements.
    expect(after(figurePatches(view, DALE, regular!, -1)).lost[regular!]).toBe(1);
    const empty = tables.regions.findIndex((_, region) => view.stacks[region] === null && regionAt(region) === region);
    expect(figurePatches(view, empty, regular!, -1)).toBeUndefined();
  });

  test('tilePatches and numberPatches correct tiles and tracks within their bounds', () => {
    const tile = view.pool[0]!;
    const drawn = after(tilePatches(view, tile, -1));
    expect([drawn.pool.length, drawn.drawn.length]).toEqual([15, 1]);
    expect(driftOf(drawn)).toEqual([]);
    expect(tilePatches(view, tile, 1)).toBeUndefined();
    expect(numberPatches(['boxes', 0], 4, 1, [1, 4])).toBeUndefined();
    expect(after(numberPatches(['fellowship', 'corruption'], 0, 1, [0, 12])).fellowship.corruption).toBe(1);
  });
});
