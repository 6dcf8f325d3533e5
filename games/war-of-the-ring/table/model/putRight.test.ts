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

describe('what stands on a real table', () => {
  test('is as it is here at the start', () => {
    expect(driftOf(view)).toEqual([]);
  });

  test('has drifted where there are more figures than in the box, or tiles', () => {
    const stacks = view.stacks.with(DALE, view.stacks[DALE]!.with(regular!, 9));
    expect(driftOf({ ...view, stacks }).map(({ code }) => code)).toEqual(['figures']);
    expect(driftOf({ ...view, pool: view.pool.slice(1) }).map(({ code }) => code)).toEqual(['tiles']);
  });

  test('has drifted where both sides stand together, or too many', () => {
    const shadow = SIDE_OF.indexOf(1);
    const mixed = view.stacks.with(DALE, view.stacks[DALE]!.with(shadow, 11));
    const codes = driftOf({ ...view, stacks: mixed }).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['mixed', 'stacked', 'figures']));
  });

  test('is put right figure by figure, and none is made or lost', () => {
    for (const by of [1, -1] as const) {
      const next = after(figurePatches(view, DALE, regular!, by));
      expect(next.stacks[DALE]![regular!]).toBe(view.stacks[DALE]![regular!]! + by);
      expect(driftOf(next)).toEqual([]);
    }
    // The fallen of the Free Peoples do not come back as reinforcements.
    expect(after(figurePatches(view, DALE, regular!, -1)).lost[regular!]).toBe(1);
    const empty = tables.regions.findIndex((_, region) => view.stacks[region] === null && regionAt(region) === region);
    expect(figurePatches(view, empty, regular!, -1)).toBeUndefined();
  });

  test('so are tiles and tracks, within their bounds', () => {
    const tile = view.pool[0]!;
    const drawn = after(tilePatches(view, tile, -1));
    expect([drawn.pool.length, drawn.drawn.length]).toEqual([15, 1]);
    expect(driftOf(drawn)).toEqual([]);
    expect(tilePatches(view, tile, 1)).toBeUndefined();
    expect(numberPatches(['boxes', 0], 4, 1, [1, 4])).toBeUndefined();
    expect(after(numberPatches(['fellowship', 'corruption'], 0, 1, [0, 12])).fellowship.corruption).toBe(1);
  });
});
