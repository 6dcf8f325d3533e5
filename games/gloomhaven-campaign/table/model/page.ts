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

/** A screen, with its character if it belongs to one. */
export interface Page {
  readonly name: PageName;
  readonly character?: number | undefined;
}

/** Checks whether a page shows the scenarios. */
export function isMap({ name }: Page): boolean {
  return name === 'map' || name === 'chart';
}

/** Checks whether a screen fits beside the map when there is room for both. */
export function isBeside({ name }: Page): boolean {
  return name === 'shop' || name === 'sanctuary' || name === 'retire' || name === 'create';
}

/** Returns the page of a path, or the map for an unknown one. */
export function pageOf(path: string): Page {
  const [name, character] = path.split('/');
  const known = PAGES.find((page) => page === name);
  if (known === undefined) return { name: 'map' };
  return character !== undefined && /^\d+$/.test(character)
    ? { name: known, character: Number(character) }
    : { name: known };
}

/** Returns the path of a page below its match. */
export function pathOf({ name, character }: Page): string {
  if (name === 'map') return '';
  return character === undefined ? name : `${name}/${character}`;
}
