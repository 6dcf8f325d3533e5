import type { Instructions } from '../modifiers/action.ts';

const instructionsById = new Map<string, Instructions>([
  // Abilities performed as another type, by value.
  ...(['attack', 'move', 'heal'] as const).flatMap((type) =>
    Array.from({ length: 21 }, (_, value): [string, Instructions] => [
      `as-${type}-${value}`,
      { actions: [{ type, value, modifiers: [] }], modifiers: [] },
    ]),
  ),
  // A heal keeps the range of the attack that it replaces.
  ...Array.from({ length: 8 }, (_, n) => n + 2).flatMap((distance) =>
    Array.from({ length: 21 }, (_, value): [string, Instructions] => [
      `as-heal-${value}-range-${distance}`,
      { actions: [{ type: 'heal', value, modifiers: [{ type: 'range', distance }] }], modifiers: [] },
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

/** Instructions not printed on a card: basic actions, the heal of a long rest, summon turns. By id, at `rule/<id>`. */
export const BUILT_IN: ReadonlyMap<string, Instructions> = instructionsById;

/** Adds instructions for tests and custom cards. Each id may be added once. */
export function addInstructions(id: string, instructions: Instructions): string {
  if (instructionsById.has(id)) throw new Error(`There are instructions "${id}" already`);
  instructionsById.set(id, instructions);
  return `rule/${id}`;
}

/** Removes added instructions by their pointer. */
export function removeInstructions(pointer: string): void {
  instructionsById.delete(pointer.replace(/^rule\//, ''));
}
