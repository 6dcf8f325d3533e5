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

/** Returns the serious and critical axe findings of the page, one sentence each. Also reports an unformatted object. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Injected through the debugger, once per page: the content security policy would refuse a script element.
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
