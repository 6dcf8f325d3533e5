import type { CharacterHeading } from '@tessera/fifth-edition/api';

/** "Bard 10 / Fighter 2": names as their ids have them, because no rulebook is open in a list. */
export function classLine({ classes }: Pick<CharacterHeading, 'classes'>): string {
  return classes
    .filter((one) => one.class !== '')
    .map((one) => `${nameOf(one.class)} ${one.level}`)
    .join(' / ');
}

/** The level of a character. */
export function levelOf({ classes }: Pick<CharacterHeading, 'classes'>): number {
  return classes.reduce((sum, { level }) => sum + level, 0);
}

/** An id in words: `half-elf` is Half Elf. */
export function nameOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
