import type { GameManifest } from '@tessera/manifest';
import { seatOf, type TableState } from '@tessera/table';
import { createGameFormatter, type GameFormatter, type GameMessageFormat, type Translator } from '@tessera/text';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useGameTranslator } from './gameTranslator.ts';
import type { OpenGame } from './openGame.ts';
import { seatNames } from './seatName.ts';

/** Returns a formatter of a match for the viewer in the current language, with the names of the players. */
export function useGameFormatter(
  { manifest, words, translator }: OpenGame,
  { view, viewer, info }: Pick<TableState, 'view' | 'viewer' | 'info'>,
): GameFormatter {
  const spoken = useGameTranslator(manifest, translator);
  // Bot names contain their level in the current language.
  const { t } = useTexts();
  const { seats, teams } = info;
  return useMemo(
    () => createGameFormatter(words, spoken, { view, seat: seatOf(viewer), names: seatNames(seats, t), teams }),
    [words, spoken, view, viewer, seats, teams, t],
  );
}

/** Returns the texts of a game without a match; undefined until they are loaded. */
export function useGameTexts(
  manifest: GameManifest,
): { readonly translator: Translator; readonly formatter: GameFormatter } | undefined {
  const translator = useGameTranslator(manifest, undefined);
  const [words, setWords] = useState<GameMessageFormat>();
  useEffect(() => {
    let isOver = false;
    manifest.rules().then(
      (rules) => !isOver && setWords(rules.words),
      (error: unknown) => console.info('The rules of the game did not come:', error),
    );
    return () => {
      isOver = true;
    };
  }, [manifest]);
  return useMemo(
    () => translator && words && { translator, formatter: createGameFormatter(words, translator) },
    [translator, words],
  );
}
