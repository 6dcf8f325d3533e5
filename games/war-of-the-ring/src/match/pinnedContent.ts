import { loadPack } from '../cards/pack.ts';

const { backdrop: _drawn, region, character, ...kinds } = loadPack().content;

/** Content that the rules read outside the state, pinned by each match. Drawing data of the map is excluded. */
export const pinnedContent: Readonly<Record<string, unknown>> = {
  base: {
    ...Object.fromEntries(Object.entries(kinds).map(([kind, records]) => [kind, [...records.values()]])),
    character: [...character.values()].map(({ alias: _alias, ...rule }) => rule),
    region: [...region.values()].map(
      ({ at: _at, number: _number, landscape: _landscape, barred: _barred, ...rule }) => rule,
    ),
  },
};
