import type { Report, Spread } from '@tessera/bots';

type Figure = readonly [name: string, spread: Spread];

/** Limit of figures per group; only the largest are shown. */
const MAX = 16;

/**
 * Groups figures by prefix: `damage.katana` and `damage.fist` are drawn in one plot named `damage`. Figures that end in
 * a number (turns) keep their order; others are sorted from the largest down.
 */
export function groupMetrics(metrics: Report['metrics']): {
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
  return figures.toSorted(([, a], [, b]) => b.mean - a.mean).slice(0, MAX);
}
