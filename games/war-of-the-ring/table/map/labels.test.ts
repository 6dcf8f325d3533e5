import { begin, fastChance, silent } from '@tessera/kernel';
import { nonEmpty } from '@tessera/testkit';
import type { View } from '@tessera/war-of-the-ring';
import { SITE, tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from '../../src/game.ts';
import { names as de } from '../../texts/de/names.ts';
import { names as en } from '../../texts/en/names.ts';
import { LAND, regionUnder } from './geometry.ts';
import { type Box, labelScale, labelsAt, type Name, regionOfLabel, spotBeside } from './labels.ts';
import { layoutsOf } from './lettering.ts';
import { rowOf, spotsOf } from './pieceRows.ts';

const NAMES = {
  en: (region: number) => en.region[tables.regions[region] as keyof typeof en.region],
  de: (region: number) => de.region[tables.regions[region] as keyof typeof de.region],
};
/** Zoom of the whole map on a screen of 1440 × 900: beside the question, between the victory strip and the hand. */
const FULL = Math.min((1440 - 384 - 64) / LAND.width, (900 - 56 - 49 - 65 - 18) / LAND.height);

/** Views of a played match, from the start to its crowded end. */
const VIEWS = played();

function played(): View[] {
  const ctx = { chance: fastChance('labels'), log: silent };
  const state = begin(warOfTheRing, warOfTheRing.options.parse({}), 2, ctx);
  const views = [warOfTheRing.view(state, 'spectator')];
  for (let n = 1; n <= 400; n++) {
    const [decision] = warOfTheRing.decisions(state);
    if (!decision) break;
    warOfTheRing.play(state, decision.seat, ctx.chance.pick(warOfTheRing.legal(state, decision.seat)), ctx);
    if (n % 100 === 0) views.push(warOfTheRing.view(state, 'spectator'));
  }
  return views;
}

function labelsOf(view: View, scale: number, language: 'en' | 'de' = 'en') {
  const sizes = spotsOf(view).map((spot) => rowOf(spot, true));
  return labelsAt(labelScale(scale), NAMES[language], (region) => sizes[region]!);
}

const start = VIEWS[0]!;

describe('Labels of the map', () => {
  test.each(['en', 'de'] as const)('labelsAt names every region at the full view of 1440 × 900 (%s)', (language) => {
    for (const [n, view] of nonEmpty(VIEWS.entries())) {
      const named = new Set(labelsOf(view, FULL, language).names.map(({ region }) => region));
      expect(
        tables.regions.filter((_, region) => !named.has(region)),
        `view ${n}`,
      ).toEqual([]);
    }
  });

  test('labelsAt writes no name smaller than 12 pixels at any zoom', () => {
    for (const scale of [0.34, 0.5, 0.72, 0.9, FULL, 1.4, 2.6]) {
      for (const { size, region } of nonEmpty(labelsOf(start, scale).names)) {
        expect(size * scale, tables.regions[region]).toBeGreaterThanOrEqual(12);
      }
    }
  });

  test('labelsAt lets no name cover another or a piece', () => {
    for (const scale of [0.34, 0.6, FULL, 1.5]) {
      const { boxes, names } = labelsOf(start, scale);
      const first = boxes.length - names.length;
      const covered = boxes.flatMap(({ region, box }, i) =>
        boxes
          .slice(Math.max(first, i + 1))
          .filter((other) => other.region !== region && sharedPixels(box, other.box, scale) > 8)
          .map((other) => `${tables.regions[region]} ${tables.regions[other.region]}`),
      );
      expect(covered, `zoom ${scale}`).toEqual([]);
    }
  });

  test('labelsAt keeps the names of all Strongholds when zoomed out', () => {
    const named = new Set(labelsOf(start, 0.6).names.map(({ region }) => region));
    const strongholds = [...tables.siteOf.entries()].filter(([, site]) => site === SITE.stronghold);
    for (const [region] of nonEmpty(strongholds)) expect(named, tables.regions[region]).toContain(region);
  });

  test.each([0.34, 0.72, FULL, 1.6])('a press on a name or a piece selects its region at zoom %f', (scale) => {
    for (const view of nonEmpty(VIEWS)) {
      const labels = labelsOf(view, scale);
      const sizes = spotsOf(view).map((spot) => rowOf(spot, true));
      for (const name of nonEmpty(labels.names)) {
        expect(regionOfLabel(labels, middleOf(name)), `name of ${tables.regions[name.region]}`).toBe(name.region);
      }
      for (const [region, at] of nonEmpty(labels.rows.entries())) {
        if (sizes[region]!.width === 0) continue;
        const { x, y } = middleOfRow(labels.boxes, region) ?? at;
        expect(regionOfLabel(labels, { x, y }), `pieces of ${tables.regions[region]}`).toBe(region);
      }
    }
  });

  test('labelsAt puts the pieces of a region into that region at the full view', () => {
    const spots = spotsOf(start);
    nonEmpty(labelsOf(start, FULL).rows).forEach((at, region) => {
      if (rowOf(spots[region]!, true).width > 0) expect(regionUnder(at), tables.regions[region]).toBe(region);
    });
  });

  test('spotBeside keeps the Ring-bearers near their region', () => {
    const region = tables.regionIndex.get('rivendell')!;
    const labels = labelsOf(start, FULL);
    const { left, top } = spotBeside(region, labels);
    const { x, y } = labels.rows[region]!;
    expect(Math.hypot(left - x, top - y)).toBeLessThan(75 * labels.unit);
  });

  test('layoutsOf breaks a name into at most three lines and drops no word', () => {
    for (const { lines } of nonEmpty(layoutsOf('a name of five words', 12))) {
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.join(' ')).toBe('a name of five words');
    }
  });
});

/** Returns the middle of a region's row, whose box comes before that of the name. */
function middleOfRow(boxes: readonly { readonly region: number; readonly box: Box }[], region: number) {
  const box = boxes.find((label) => label.region === region)?.box;
  return box && { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function middleOf({ x, y, lines, size }: Name) {
  return { x, y: y + ((lines.length - 1) * size) / 2 };
}

function sharedPixels(a: Box, b: Box, scale: number): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width <= 0 || height <= 0 ? 0 : width * height * scale ** 2;
}
