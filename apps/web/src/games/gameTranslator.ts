import { type GameManifest, translatorFor } from '@tessera/manifest';
import type { Translator } from '@tessera/text';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';

const known = new Map<string, Promise<Translator>>();

/** Returns the texts of a game in a language. The result is cached. */
export function gameTranslator(manifest: GameManifest, language: string): Promise<Translator> {
  const key = `${manifest.id} ${language}`;
  let asked = known.get(key);
  if (!asked) {
    asked = translatorFor(manifest, language);
    // Drop a failed fetch from the cache, so that the next call retries it.
    asked.catch(() => known.delete(key));
    known.set(key, asked);
    void asked.then(
      (translator) => atHand.set(key, translator),
      () => {},
    );
  }
  return asked;
}

const atHand = new Map<string, Translator>();

/** Returns the texts of a game if they are loaded. A page of the game is shown only after that. */
export function loadedTranslator(manifest: GameManifest, language: string): Translator | undefined {
  return atHand.get(`${manifest.id} ${language}`);
}

/** Returns the texts of a game in the current language; `first` until they are loaded. */
export function useGameTranslator<First extends Translator | undefined>(
  manifest: GameManifest,
  first: First,
): Translator | First {
  const { language } = useTexts();
  const [translator, setTranslator] = useState<{ readonly of: GameManifest; readonly translator: Translator }>();
  useEffect(() => {
    let isOver = false;
    gameTranslator(manifest, language).then(
      (found) => !isOver && setTranslator({ of: manifest, translator: found }),
      (error: unknown) => console.info('The texts of the game did not come:', error),
    );
    return () => {
      isOver = true;
    };
  }, [manifest, language]);
  return translator?.of === manifest ? translator.translator : first;
}
