import { editorKeys, MapEditor } from '@tessera/heist-city/table';
import type { PageProps } from '@tessera/manifest';
import { saveFile } from '@tessera/ui';
import { useMemo } from 'react';
import { myMaps } from './myMaps.ts';

/** Page of the map editor: draw, save, and play own maps against a bot. */
export function MapsPage({ shell, formatter }: PageProps) {
  const { t } = formatter;
  shell.useKeys(useMemo(() => editorKeys(formatter), [formatter]));

  const play = async (ownMap: string) => {
    try {
      await shell.go(await shell.playNow({ ownMap }));
    } catch (error) {
      shell.complain(error);
    }
  };

  return (
    <div className="pt-4 sm:pt-8">
      <title>{t('pages.maps.pageTitle')}</title>
      <h1 className="m-0 mb-4 font-semibold font-title text-title">{t('pages.maps.title')}</h1>
      <MapEditor formatter={formatter} shelf={myMaps} onPlay={(map) => void play(map)} onSaveFile={saveFile} />
    </div>
  );
}
