import { CHARACTERS, DECKS, FACES, FIGURES, NATIONS, regionOf, SIDES } from '../src/content/index.ts';
import { cardNumber } from '../src/deck/deck.ts';
import { insideOf } from '../src/pieces/figures.ts';
import { tileNumber } from '../src/pieces/huntPool.ts';
import { NATION_OF, NAZGUL, noTroops, troopOf } from '../src/pieces/troops.ts';
import { ASIDE, FELLOWSHIP, GONE, TROOP_COUNT } from '../src/state/numbers.ts';

// Cases use words, states use numbers.

function found(index: number, what: string, name: string): number {
  if (index < 0) throw new Error(`There is no ${what} "${name}"`);
  return index;
}

const among = (list: readonly string[], what: string) => (name: string) => found(list.indexOf(name), what, name);

export const sideNamed = among(SIDES, 'side');
export const nationNamed = among(NATIONS, 'nation');
export const characterNamed = among(CHARACTERS, 'character');
export const faceNamed = among(FACES, 'face');
export const deckNamed = among(DECKS, 'deck');
export const cardNamed = cardNumber;
export const regionNamed = regionOf;
export const tileNamed = (name: string): number => found(tileNumber(name), 'tile', name);

/** Returns a place: `minas-tirith`, or `minas-tirith/inside` for the besieged garrison. */
export function placeNamed(name: string): number {
  const [region, inside] = name.split('/') as [string, string?];
  return inside === undefined ? regionOf(region) : found(insideOf(regionOf(region)), 'inside', name);
}

/** Returns a sort of figure: `gondor-elite`, `nazgul`. */
export function troopNamed(name: string): number {
  if (name === 'nazgul') return NAZGUL;
  const [nation = '', figure = ''] = name.split('-');
  return troopOf(nationNamed(nation), FIGURES[among(FIGURES, 'figure')(figure)]!);
}

const AWAY: Readonly<Record<string, number>> = { fellowship: FELLOWSHIP, aside: ASIDE, gone: GONE };

/** Returns the position of a character: a place, or `fellowship`, `aside`, `gone`. */
export function whereNamed(name: string): number {
  return AWAY[name] ?? placeNamed(name);
}

/** Parses `gondor 3/1/1, nazgul 2`: Regulars, Elites and Leaders; null for no figures. */
export function troopsNamed(text: string): number[] | null {
  if (text === '') return null;
  const troops = noTroops();
  for (const lot of text.split(', ')) {
    const [nation = '', counts = ''] = lot.split(' ');
    if (nation === 'nazgul') troops[NAZGUL] = Number(counts);
    else {
      for (const [i, count] of counts.split('/').entries()) {
        if (Number(count) > 0) troops[troopOf(nationNamed(nation), FIGURES[i]!)] = Number(count);
      }
    }
  }
  return troops;
}

/** Formats figures as `troopsNamed` parses them. */
export function troopsText(troops: readonly number[] | null): string {
  if (troops === null) return '';
  const lots = NATIONS.flatMap((nation, number) => {
    const counts = Array.from({ length: TROOP_COUNT }, (_, troop) => troop)
      .filter((troop) => troop !== NAZGUL && NATION_OF[troop] === number)
      .map((troop) => troops[troop]!);
    return counts.every((count) => count === 0) ? [] : [`${nation} ${counts.join('/')}`];
  });
  return [...lots, ...(troops[NAZGUL]! > 0 ? [`nazgul ${troops[NAZGUL]}`] : [])].join(', ');
}
