import type { Report, Spread } from '@tessera/bots';

type Figure = readonly [name: string, spread: Spread];

/** A group of figures longer than this shows only the largest. */
const MOST = 16;

/**
 * Figures named `damage.katana`, `damage.fist` belong together and are drawn in one plot called `damage`; the others
 * stand alone. Figures of a group that end in a number keep their order (turns), others go from the largest down.
 */
export function grouped(metrics: Report['metrics']): {
  readonly single: readonly Figure[];
  readonly groups: readonly (readonly [group: string, figures: readonly Figure[]])[];
} {
  const single: Figure[] = [];
  const groups = new Map<string, Figure[]>();
  for (const [name, spread] of Object.entries(metrics)) {
    const [group = '', ...rest] = name.split('.');
    if (rest.length === 0) single.push([name, spread]);
    else groups.set(group, [...(groups.get(group) ?? []), [rest.join(' '), spread]]);
  }
  return { single, groups: [...groups].map(([group, figures]) => [group, inOrder(figures)]) };
}

function inOrder(figures: readonly Figure[]): readonly Figure[] {
  if (figures.every(([name]) => /\d$/.test(name))) {
    return figures.toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  }
  return figures.toSorted(([, a], [, b]) => b.mean - a.mean).slice(0, MOST);
}
