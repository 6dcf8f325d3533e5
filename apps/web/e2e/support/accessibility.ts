import axe from 'axe-core';
import type { Page } from 'playwright-core';
import * as z from 'zod';

const Findings = z.array(
  z.object({
    id: z.string(),
    impact: z.enum(['minor', 'moderate', 'serious', 'critical']).nullable(),
    help: z.string(),
    nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string().optional() })),
  }),
);

const SHOWN_NODES = 3;

/** What axe finds serious or critical on the page as it is now, and what nobody put into words; a sentence each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // As a text to be run by the debugger: a script element would be refused by the site's own security policy. Once a page.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then((r) => r.violations)',
  );
  const text = (await page.locator('body').textContent()) ?? '';
  const unsaid = text.includes('[object ') ? ['serious: something is written out that has no words: [object'] : [];
  const serious = Findings.parse(found)
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, help, nodes }) => {
      const where = nodes.slice(0, SHOWN_NODES).map(({ target }) => JSON.stringify(target));
      return `${impact} ${id}: ${help} (${nodes.length}: ${where.join(' ')})`;
    });
  return [...unsaid, ...serious];
}
