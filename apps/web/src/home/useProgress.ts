import { useCallback } from 'react';
import { gameTranslator } from '../games/gameTranslator.ts';
import { manifestOf } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import type { MyMatch } from './matchOrder.ts';

/** Returns the progress of a match in the texts of its game; empty until they are loaded, and without a progress. */
export function useProgress({ info: { game, progress, status } }: MyMatch): string {
  const { language } = useTexts();
  const isTold = progress !== undefined && status !== 'over';
  const load = useCallback(async () => {
    const manifest = manifestOf(game);
    return manifest && isTold ? gameTranslator(manifest, language) : undefined;
  }, [game, isTold, language]);
  const loaded = useLoaded(load);
  if (loaded.phase !== 'ready' || !progress) return '';
  const key = `progress.${progress.code}`;
  return loaded.value?.has(key) ? loaded.value.t(key, progress.params ?? {}) : '';
}
