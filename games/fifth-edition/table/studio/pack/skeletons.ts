import type { Fields, StudioKind } from './draft.ts';

/** Returns a valid initial record of a kind. */
export function skeletonOf(kind: StudioKind, id: string, name: string): Fields {
  return { id, name, ...starts[kind](id, name) };
}

/** Returns an id that is not taken. */
export function freshId(kind: StudioKind, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? `new-${kind}` : `new-${kind}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

const starts: Readonly<Record<StudioKind, (id: string, name: string) => Fields>> = {
  class: (id) => ({
    hitDie: 8,
    subclassAt: 3,
    subclassName: 'Path',
    multiclass: { type: 'abilityAtLeast', ability: 'WIS', value: 13 },
    features: [
      {
        id: `${id}-training`,
        name: 'Training',
        at: 1,
        effects: [
          { kind: 'grantProficiency', profType: 'savingThrow', values: ['CON', 'WIS'] },
          { kind: 'grantProficiency', profType: 'weapon', values: ['simple'] },
        ],
      },
    ],
  }),
  subclass: (id, name) => ({ class: 'fighter', features: [{ id: `${id}-gift`, name, at: 3, effects: [] }] }),
  species: (id) => ({
    features: [
      {
        id: `${id}-body`,
        name: 'Body',
        effects: [
          { kind: 'size', size: 'Medium' },
          { kind: 'speed', movementType: 'walk', priority: 'base', value: 30 },
        ],
      },
    ],
  }),
  lineage: (id, name) => ({ species: 'elf', features: [{ id: `${id}-gift`, name, effects: [] }] }),
  background: (id) => ({
    features: [
      {
        id: `${id}-training`,
        name: 'Training',
        effects: [{ kind: 'grantProficiency', profType: 'skill', values: ['Insight', 'Religion'] }],
      },
    ],
  }),
  feat: (id, name) => ({
    category: 'general',
    features: [{ id: `${id}-gift`, name, effects: [{ kind: 'initiativeBonus', value: 1 }] }],
  }),
  item: (id, name) => ({
    category: 'magic',
    magical: true,
    attunement: true,
    features: [{ id: `${id}-power`, name, effects: [{ kind: 'armorClass', priority: 'additive', value: 1 }] }],
  }),
  spell: () => ({
    level: 1,
    school: 'abjuration',
    lists: ['wizard'],
    castingTime: 'action',
    range: 'Self',
    components: ['V', 'S'],
    lasts: '1 minute',
    features: [],
  }),
  condition: (id, name) => ({
    features: [{ id: `${id}-burden`, name, effects: [{ kind: 'rollMode', target: 'checks', mode: 'disadvantage' }] }],
  }),
};
