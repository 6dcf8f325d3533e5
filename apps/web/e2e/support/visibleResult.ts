import * as z from 'zod';
import type { Visitor } from './visitor.ts';

/** Runs in the page: from the last press or key until the picture after the table has shown another entry. */
const WATCH = `(() => {
  const table = document.querySelector('[data-testid=table-ready]');
  let pressed = 0;
  const press = (event) => { pressed = event.timeStamp; };
  addEventListener('click', press, true);
  addEventListener('keydown', press, true);
  window.visibleResult = new Promise((resolve) => {
    const observer = new MutationObserver(() => requestAnimationFrame((now) => {
      observer.disconnect();
      removeEventListener('click', press, true);
      removeEventListener('keydown', press, true);
      resolve(pressed === 0 ? null : now - pressed);
    }));
    observer.observe(table, { attributes: true, attributeFilter: ['data-seq'] });
  });
})()`;

const NOTHING_MS = 1500;

/** Begins to watch; the answer waits for the result and tells how many milliseconds it took, or that there was none. */
export async function visibleResult({ page }: Visitor): Promise<() => Promise<number | undefined>> {
  await page.evaluate(WATCH);
  return async () => {
    const nothing = `new Promise((resolve) => setTimeout(() => resolve(null), ${NOTHING_MS}))`;
    const found: unknown = await page.evaluate(`Promise.race([window.visibleResult, ${nothing}])`);
    return z.number().nullable().parse(found) ?? undefined;
  };
}
