import { nonEmpty } from '@tessera/testkit';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { atRest } from './support/frames.ts';
import { beginMatch } from './support/newMatch.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

const SIZES = [
  [1440, 900],
  [1366, 657],
  [768, 1024],
  [390, 844],
  [360, 780],
] as const;

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Creates a match of the visitor against bots, with clocks, and opens it. */
function sitDown(visitor: Visitor, game: string, seats: number, options: object = {}): Promise<string> {
  const bot = { kind: 'bot', level: 'easy' };
  return beginMatch(visitor, {
    game,
    options,
    pace: { kind: 'move', seconds: 3 * 24 * 3600 },
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)],
  });
}

/** Returns the visible boxes of these elements. */
async function boxes(page: Page, selector: string): Promise<readonly Box[]> {
  const found = await page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { name: part.textContent ?? '', x, y, width, height };
      }),
    );
  return found.map(({ name, ...box }) => ({ name: `${selector} ${name}`, ...box }));
}

/** Returns the pairs of boxes that overlap by more than a border. */
function overlapping(all: readonly Box[]): readonly string[] {
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => {
      const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      return wide > 2 && high > 2 ? [`${a.name} over ${b.name}`] : [];
    }),
  );
}

test('five seats with clocks are readable in the header at every width', async () => {
  const visitor = await site.visitor('Bartholomäus');
  const { page } = visitor;
  await visitor.isCalled('Bartholomäus');
  await sitDown(visitor, 'liars-dice', 5);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    await visitor.picture(`header-five-${width}`);
    const at = `at ${width}`;
    const names = await boxes(page, 'header [data-part=name]');
    const clocks = await boxes(page, 'header [data-part=clock]');
    expect(names, at).toHaveLength(5);
    expect(clocks, at).toHaveLength(5);
    // A name may shorten, but never to a letter. A clock is whole.
    expect(Math.min(...names.map((box) => box.width)), `names ${at}`).toBeGreaterThanOrEqual(28);
    const cut = await page
      .locator('header [data-part=clock] [role=timer]')
      .evaluateAll((all) => all.filter((clock) => clock.scrollWidth > clock.clientWidth + 1).length);
    expect(cut, `clocks ${at}`).toBe(0);
    expect(
      overlapping([
        ...(await boxes(page, 'header [data-seat]')),
        ...(await boxes(page, 'header [data-tools]')),
        ...(await boxes(page, 'header h1')),
      ]),
      at,
    ).toEqual([]);
    expect(overlapping([...names, ...clocks]), at).toEqual([]);
    for (const { name, x, width: wide } of nonEmpty([...names, ...clocks])) {
      expect(x >= 0 && x + wide <= width, `${name} ${at}`).toBe(true);
    }
  }
  expect(await seriousFindings(page)).toEqual([]);
  // On a phone a press lists every seat in full.
  await page.getByRole('button', { name: en.match.atTable }).click();
  await page.getByRole('dialog', { name: en.match.atTable }).getByText('Bartholomäus').waitFor();
  await visitor.picture('header-five-sheet');
});

test('the connection mark and the clocks never cover the score of a table', async () => {
  const visitor = await site.visitor('Mara');
  const { page } = visitor;
  await sitDown(visitor, 'heist-city', 2);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    await visitor.picture(`header-score-${width}`);
    const parts = [
      ...(await boxes(page, 'header [data-heading] > *')),
      ...(await boxes(page, 'header [role=status]')),
      ...(await boxes(page, 'header [data-seat]')),
    ];
    expect(overlapping(nonEmpty(parts)), `at ${width}`).toEqual([]);
  }
});
