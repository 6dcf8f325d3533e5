import type { Locator } from 'playwright-core';

/** Returns the elements of a part of the page that overflow it or overlap others. */
export function spilling(part: Locator): Promise<string[]> {
  return part.evaluate(spillsOf);
}

/** Runs in the page, so it cannot use anything outside of it. */
function spillsOf(box: Element): string[] {
  const frame = box.getBoundingClientRect();
  const speaks = (one: Element) =>
    one.matches('button, select, input') ||
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  const isSeen = (one: Element) => getComputedStyle(one).clipPath === 'none' && one.getClientRects().length > 0;
  const parts = [...box.querySelectorAll('*')]
    .filter((one) => !one.closest('option') && speaks(one) && isSeen(one))
    .map((one) => ({ one, at: one.getBoundingClientRect(), name: one.textContent?.trim() || one.tagName }));
  const outside = parts.filter(({ at }) => at.bottom > frame.bottom + 1 || at.right > frame.right + 1);
  const covered = parts.filter(({ one, at }, i) =>
    parts.slice(i + 1).some(({ one: other, at: there }) => {
      if (one.contains(other) || other.contains(one)) return false;
      const across = Math.min(at.right, there.right) - Math.max(at.left, there.left);
      const down = Math.min(at.bottom, there.bottom) - Math.max(at.top, there.top);
      return across > 2 && down > 2;
    }),
  );
  return [...outside, ...covered].map(({ name }) => name);
}
