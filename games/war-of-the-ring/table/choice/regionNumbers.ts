import { regionAt } from '@tessera/war-of-the-ring/facts';
import { anchorsOf } from './answers.ts';
import type { Option } from './offer.ts';

/** Options with a number key. */
export const MAX_NUMBERED = 9;

/** Returns the region that an option chooses next, if it chooses one. */
export function regionOfOption(option: Option, chosenPlaces: number): number | undefined {
  const place = option.kind === 'place' ? option.place : anchorsOf(option.action)[chosenPlaces];
  return place === undefined ? undefined : regionAt(place);
}

/** Returns the number of each region on the map: that of the key and of the entry in the list. */
export function regionNumbers(options: readonly Option[], chosenPlaces: number): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  for (const [i, option] of options.slice(0, MAX_NUMBERED).entries()) {
    const region = regionOfOption(option, chosenPlaces);
    if (region !== undefined && !numbers.has(region)) numbers.set(region, i + 1);
  }
  return numbers;
}
