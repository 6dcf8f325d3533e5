import type { Deed } from './action/action.ts';

const deeds = new Map<string, Deed>([
  // Abilities that are performed as another type, by their value.
  ...(['attack', 'move', 'heal'] as const).flatMap((type) =>
    Array.from({ length: 21 }, (_, value): [string, Deed] => [
      `as-${type}-${value}`,
      { actions: [{ type, value, modifiers: [] }], modifiers: [] },
    ]),
  ),
  // R 4.3
  ['basic-top', { actions: [{ type: 'attack', value: 2, modifiers: [] }], modifiers: [] }],
  ['basic-bottom', { actions: [{ type: 'move', value: 2, modifiers: [] }], modifiers: [] }],
  // R 6.3
  [
    'long-rest',
    {
      actions: [
        {
          type: 'heal',
          value: 2,
          modifiers: [
            { type: 'target', side: 'self', count: 1, of: 'self', summoned: false, also: false, together: false },
          ],
        },
      ],
      modifiers: [],
    },
  ],
  // R 11.3
  [
    'summon',
    {
      actions: [
        { type: 'move', value: { own: 0 }, modifiers: [] },
        { type: 'attack', value: { own: 0 }, modifiers: [] },
      ],
      modifiers: [],
    },
  ],
]);

/** Deeds that stand on no card: basic actions, the heal of a long rest, what a summon does. By id, at `rule/<id>`. */
export const BUILT_IN: ReadonlyMap<string, Deed> = deeds;

/** One more of them: what a test or somebody's own card is made of. An id is given once. */
export function addDeed(id: string, deed: Deed): string {
  if (deeds.has(id)) throw new Error(`There is a deed "${id}" already`);
  deeds.set(id, deed);
  return `rule/${id}`;
}
