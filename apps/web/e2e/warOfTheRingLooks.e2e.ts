import { nonEmpty } from '@tessera/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { seriousFindings } from './support/accessibility.ts';
import { isLong, looksAt, SIZES, showAt } from './support/looks.ts';
import { AT_THE_END, type Stop, type WarMatch, warMatch } from './support/players/warMatch.ts';
import { Site } from './support/site.ts';
import type { Visitor } from './support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const kindOf: (view: Parameters<Stop>[0]) => string = (view) => view.flow.at(-1)?.at ?? '';

/** Stop condition per decision. */
const MOMENTS: Readonly<Record<string, Stop>> = {
  setup: (view) => view.turn === 1 && kindOf(view) === 'allocate',
  action: (view, seat) => view.turn === 1 && kindOf(view) === 'slot' && seat === 1,
  march: (view, seat) => kindOf(view) === 'march' && seat === 1,
  card: (view) => kindOf(view) === 'combat.card',
  losses: (view) => kindOf(view) === 'casualties' && view.battle !== null,
  hunt: (view) => kindOf(view).startsWith('hunt.') || kindOf(view) === 'walk',
  end: AT_THE_END,
  siege: (view) => view.battle?.kind === 'siege' && kindOf(view) === 'combat.card',
};
/** With LONG_TESTS=1 all decisions are checked, otherwise the two most important. */
const LOOKED_AT = isLong ? Object.keys(MOMENTS) : ['action', 'losses'];

/** Opens the match as the deciding player. */
async function seatOf(match: WarMatch, locale: string): Promise<Visitor> {
  const visitor = await site.visitor('asked', { locale });
  await visitor.becomes(match.guests[match.seat]?.cookie ?? '', site.url);
  await visitor.page.goto(`/match/${match.id}`);
  await visitor.page.getByTestId('table-ready').waitFor();
  return visitor;
}

describe('War of the Ring table', () => {
  test.each(LOOKED_AT)('the decision %s fits every screen and passes axe, in both themes', async (name) => {
    const match = await warMatch(site.url, MOMENTS[name]!);
    const visitor = await seatOf(match, name === 'march' ? 'de-DE' : 'en-GB');
    const { page } = visitor;
    // With a selected die, and with a selected casualty.
    if (name === 'action' || name === 'losses') await page.keyboard.press('1');
    for (const { width, height, theme } of nonEmpty(looksAt(SIZES, LOOKED_AT.indexOf(name)))) {
      await showAt(page, { width, height, theme });
      await expect.poll(async () => (await page.getByRole('tab').count()) > 0).toBe(width <= 900);
      await visitor.picture(`war-${name}-${width}-${theme}`);
      expect.soft(await seriousFindings(page), `${name} at ${width}, ${theme}`).toEqual([]);
      const scrolled: unknown = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect.soft(scrolled, `${name} at ${width} sideways`).toBeLessThanOrEqual(0);
    }
  });
});
