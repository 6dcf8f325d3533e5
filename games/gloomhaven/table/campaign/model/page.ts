/** The screens of the campaign's table. */
const PAGES = [
  'map',
  'chart',
  'history',
  'character',
  'cards',
  'level',
  'quest',
  'shop',
  'sanctuary',
  'bench',
  'retire',
  'create',
  'event',
  'rewards',
] as const;
export type PageName = (typeof PAGES)[number];

/** A screen, and whose it is where it belongs to a character. */
export interface Page {
  readonly name: PageName;
  readonly character?: number | undefined;
}

/** Those that show the scenarios. */
export function isMap({ name }: Page): boolean {
  return name === 'map' || name === 'chart';
}

/** Screens that fit beside the map where there is room for both. */
export function isBeside({ name }: Page): boolean {
  return name === 'shop' || name === 'sanctuary' || name === 'retire' || name === 'create';
}

/** The screen of an address; the map where there is none of that name. */
export function pageOf(path: string): Page {
  const [name, character] = path.split('/');
  const known = PAGES.find((page) => page === name);
  if (known === undefined) return { name: 'map' };
  return character !== undefined && /^\d+$/.test(character)
    ? { name: known, character: Number(character) }
    : { name: known };
}

/** The address of a screen below its match. */
export function pathOf({ name, character }: Page): string {
  if (name === 'map') return '';
  return character === undefined ? name : `${name}/${character}`;
}
