import type { PartyView } from '@tessera/fifth-edition-party';

/** Possible target of damage. */
export interface Target {
  readonly who: string;
  readonly name: string;
}

/** Returns all possible targets: creatures that stand, then heroes. */
export function targetsOf({ creatures, members }: PartyView): readonly Target[] {
  return [
    ...creatures.flatMap(({ id, name, health }) => (health === 'down' ? [] : [{ who: `c${id}`, name }])),
    ...members.flatMap(({ name }, seat) => (name === '' ? [] : [{ who: `h${seat}`, name }])),
  ];
}
