import { commonTexts, createTranslator, type Translator } from '@tessera/text';
import type { GameTexts } from './law.ts';

const known = new WeakMap<GameTexts, readonly Translator[]>();

/** Returns the texts of a game in each of its languages, with the common texts as fallback. */
export function translatorsOf(texts: GameTexts): readonly Translator[] {
  let made = known.get(texts);
  if (made === undefined) {
    made = Object.entries(texts.bundles).map(([language, bundle]) =>
      createTranslator(language, bundle, commonTexts.in(language)),
    );
    known.set(texts, made);
  }
  return made;
}
