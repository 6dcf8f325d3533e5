import type { Message } from '@tessera/kernel';
import { createGameFormatter, type Translator } from '@tessera/text';
import { currentTranslator } from './texts.ts';

/** Returns the text of a refusal from the shared texts, or from those of a game. */
export function refusalText(refusal: Message, translator: Translator = currentTranslator()): string {
  return createGameFormatter({ params: {} }, translator).refusal(refusal);
}

/** Checks whether a refusal has a text. */
export function isKnownRefusal(code: string, translator: Translator = currentTranslator()): boolean {
  return translator.has(`refusal.${code}`);
}
