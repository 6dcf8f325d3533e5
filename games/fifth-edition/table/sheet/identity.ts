import type { DerivedState, Rulebook } from '@tessera/fifth-edition';

/** Identity of a character with names from content; undecided parts are omitted. */
export interface Identity {
  readonly kin: string | undefined;
  readonly background: string | undefined;
  readonly level: number;
  /** For example "Bard 10 Lore". */
  readonly classes: readonly { readonly name: string; readonly level: number; readonly subclass: string | undefined }[];
}

export function identityOf({ identity }: Pick<DerivedState, 'identity'>, rulebook: Rulebook): Identity {
  const { species, lineage, background, classes, level } = identity;
  const kind = rulebook.species.get(species)?.facts.name;
  const branch = lineage === undefined ? undefined : rulebook.lineages.get(lineage)?.facts.name;
  return {
    // "High Elf" names the species; "Abyssal Legacy" does not.
    kin: kind === undefined || branch === undefined || branch.includes(kind) ? (branch ?? kind) : `${kind}, ${branch}`,
    background: rulebook.backgrounds.get(background)?.facts.name,
    level,
    classes: classes
      .filter((each) => each.class !== '')
      .map(({ name, level: own, subclass }) => ({
        name,
        level: own,
        subclass: subclass === undefined ? undefined : rulebook.subclasses.get(subclass)?.facts.name,
      })),
  };
}
