import { house, type Speech, speechOf } from '@tessera/text';
import type { GameTexts } from './law.ts';

const known = new WeakMap<GameTexts, readonly Speech[]>();

/** Returns the texts of a game in each of its languages, with the common texts as fallback. */
export function speeches(texts: GameTexts): readonly Speech[] {
  let made = known.get(texts);
  if (made === undefined) {
    const houses: Readonly<Record<string, object>> = house;
    made = Object.entries(texts.bundles).map(([language, bundle]) =>
      speechOf(language, bundle, houses[language] ?? house.en),
    );
    known.set(texts, made);
  }
  return made;
}
