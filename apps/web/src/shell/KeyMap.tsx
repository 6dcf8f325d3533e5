import type { GameManifest } from '@tessera/manifest';
import { type KeyGroup, KeyMapSheet } from '@tessera/ui';
import { useCallback } from 'react';
import { gameTranslator } from '../games/gameTranslator.ts';
import { manifests } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import { KEY_PLACES, shownKeys } from './keyGroups.ts';
import { usePageKeys } from './pageKeys.ts';
import { useLoaded } from './useLoaded.ts';

/** Keys with a label that depends on the language. */
const WORDS = ['Ctrl', 'Shift', 'Space', 'Home', 'End', 'PageUp', 'PageDown', 'Esc', 'Tab', 'Enter'] as const;

/** Dialog with all key bindings. */
export default function KeyMap({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const ofPage = usePageKeys(({ groups }) => groups);
  const game = usePageKeys((page) => page.game);
  const own = manifests.find(({ id }) => id === game)?.keys;
  const ofShell = KEY_PLACES.map((place) => ({
    title: t(`keys.${place}`),
    keys: shownKeys(place, own).map(([keys, does]) => ({ keys, does: t(`keys.does.${does}`) })),
  }));
  const ofGames = useGameKeys(game);
  const groups = [...ofPage, ...ofShell, ...ofGames].map(({ title, keys }) => ({
    title,
    keys: keys.map((line) => ({
      ...line,
      keys: line.keys.map((key) => {
        const word = WORDS.find((known) => known === key);
        return word === undefined ? key : t(`key.${word}`);
      }),
    })),
  }));
  return <KeyMapSheet open onClose={onClose} title={t('keys.title')} closeLabel={t('close')} groups={groups} />;
}

/** Returns the key bindings of a game's table, or of every one outside of a table, in the texts of the games. */
function useGameKeys(game: string | undefined): readonly KeyGroup[] {
  const { language } = useTexts();
  const load = useCallback(() => {
    const shown = game === undefined ? manifests : manifests.filter(({ id }) => id === game);
    return Promise.all(shown.map((manifest) => keysOf(manifest, language)));
  }, [language, game]);
  const loaded = useLoaded(load);
  return loaded.phase === 'ready' ? loaded.value.flat() : [];
}

async function keysOf(manifest: GameManifest, language: string): Promise<readonly KeyGroup[]> {
  if (!manifest.keys) return [];
  const { t: tGame } = await gameTranslator(manifest, language);
  const keys = manifest.keys.map(({ keys: pressed, does }) => ({ keys: pressed, does: tGame(`keys.${does}`) }));
  return [{ title: tGame('keys.title'), keys }];
}
