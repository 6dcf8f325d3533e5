import * as z from 'zod';
import type { Visitor } from './visitor.ts';

/** Script for the page: measures from the last press or key to the frame after the table shows another entry. */
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

/** Starts to measure. The returned function waits for the result and returns its milliseconds, or undefined. */
export async function visibleResult({ page }: Visitor): Promise<() => Promise<number | undefined>> {
  await page.evaluate(WATCH);
  return async () => {
    const nothing = `new Promise((resolve) => setTimeout(() => resolve(null), ${NOTHING_MS}))`;
    const found: unknown = await page.evaluate(`Promise.race([window.visibleResult, ${nothing}])`);
    return z.number().nullable().parse(found) ?? undefined;
  };
}
