import type { GameManifest } from '@tessera/manifest';
import { seatOf, type TableState } from '@tessera/table';
import { type GameWords, type Speech, type Teller, tellerOf } from '@tessera/text';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useGameSpeech } from './gameSpeech.ts';
import type { OpenGame } from './openGame.ts';
import { seatNames } from './seatName.ts';

/** Puts a match into words for whoever is at the table, in the language of the page, with the names of those who play. */
export function useTeller(
  { manifest, words, speech }: OpenGame,
  { view, viewer, info }: Pick<TableState, 'view' | 'viewer' | 'info'>,
): Teller {
  const spoken = useGameSpeech(manifest, speech);
  // Bots are called by their strength, in the language of the page.
  const { t } = useTexts();
  const { seats, teams } = info;
  return useMemo(
    () => tellerOf(words, spoken, { view, seat: seatOf(viewer), names: seatNames(seats, t), teams }),
    [words, spoken, view, viewer, seats, teams, t],
  );
}

/** A game in words where no match is on the table: nothing until its texts are there. */
export function useGameTeller(
  manifest: GameManifest,
): { readonly speech: Speech; readonly teller: Teller } | undefined {
  const speech = useGameSpeech(manifest, undefined);
  const [words, setWords] = useState<GameWords>();
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
  return useMemo(() => speech && words && { speech, teller: tellerOf(words, speech) }, [speech, words]);
}
