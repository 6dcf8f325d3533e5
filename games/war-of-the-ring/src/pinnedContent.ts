import { loadPack } from './cards/pack.ts';

const { backdrop: _drawn, region, ...kinds } = loadPack().content;

/** Everything outside a state that the rules read, as matches pin it. What is only drawn of the map is no part of it. */
export const pinnedContent: Readonly<Record<string, unknown>> = {
  base: {
    ...Object.fromEntries(Object.entries(kinds).map(([kind, records]) => [kind, [...records.values()]])),
    region: [...region.values()].map(({ at: _at, landscape: _landscape, barred: _barred, ...rule }) => rule),
  },
};
