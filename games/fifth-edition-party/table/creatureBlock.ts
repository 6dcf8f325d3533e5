import { ABILITIES, type Bestiary } from '@tessera/fifth-edition';
import type { Block } from '@tessera/fifth-edition-party';

type CreatureRecord = Bestiary['creatures'] extends ReadonlyMap<string, infer Creature> ? Creature : never;

/** Returns the numbers of a stat block that a fight needs. Creatures that grow with a spell have no such numbers. */
export function blockOf(creature: CreatureRecord): Block | undefined {
  const { ac, hitPoints, abilities, saves, xp = 0, initiative, resistances, immunities, vulnerabilities } = creature;
  if (typeof ac !== 'number' || typeof hitPoints !== 'number') return undefined;
  const modifier = (score: number) => Math.floor((score - 10) / 2);
  return {
    current: hitPoints,
    max: hitPoints,
    ac,
    xp,
    initiative: initiative ?? modifier(abilities.DEX),
    saves: Object.fromEntries(ABILITIES.map((ability) => [ability, saves?.[ability] ?? modifier(abilities[ability])])),
    defenses: {
      resistance: [...(resistances ?? [])],
      immunity: [...(immunities ?? [])],
      vulnerability: [...(vulnerabilities ?? [])],
    },
  };
}

/** A creature that can be added to a fight. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly challenge: number;
  readonly block: Block;
}

/** Returns the creatures whose name contains a text, those that begin with it first. */
export function candidatesOf({ creatures }: Bestiary, query: string, most: number): readonly Candidate[] {
  const wanted = query.trim().toLowerCase();
  const rank = (name: string) => (name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return [...creatures.values()]
    .flatMap((creature): Candidate[] => {
      const block = creature.name.toLowerCase().includes(wanted) ? blockOf(creature) : undefined;
      return block === undefined
        ? []
        : [{ id: creature.id, name: creature.name, challenge: creature.challenge ?? 0, block }];
    })
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name))
    .slice(0, most);
}
