import type { CharacterHeading } from '@tessera/fifth-edition/api';

/** Formats classes: "Bard 10 / Fighter 2". Names come from ids, because a list loads no rulebook. */
export function classLine({ classes }: Pick<CharacterHeading, 'classes'>): string {
  return classes
    .filter((one) => one.class !== '')
    .map((one) => `${nameOf(one.class)} ${one.level}`)
    .join(' / ');
}

/** Returns the level of a character. */
export function levelOf({ classes }: Pick<CharacterHeading, 'classes'>): number {
  return classes.reduce((sum, { level }) => sum + level, 0);
}

/** Converts an id to words: `half-elf` is Half Elf. */
export function nameOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
