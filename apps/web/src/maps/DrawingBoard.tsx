import { editorKeys, MapEditor } from '@tessera/heist-city/table';
import { saveFile } from '@tessera/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnKeys } from '../shell/pageKeys.ts';
import { myMaps } from './myMaps.ts';

/** The editor of Heist City's sites, with the maps of this device; fetched with the game's table. */
export default function DrawingBoard({ onPlay }: { readonly onPlay: (map: string) => void }) {
  const { language } = useTranslation().i18n;
  useOwnKeys(useMemo(() => editorKeys(language), [language]));
  return <MapEditor language={language} shelf={myMaps} onPlay={onPlay} onSaveFile={saveFile} />;
}
