import { Skeleton, saveFile } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { playNow, usePlayNow } from '../games/playNow.ts';
import { complain } from '../shell/complain.ts';
import { myMaps } from './myMaps.ts';

const MapEditor = lazy(async () => ({ default: (await import('@tessera/heist-city/table')).MapEditor }));

const GAME = 'heist-city';
const USUAL_LEVEL = 'normal';

/** Sites of one's own for Heist City: drawn, kept, and played on against a bot. */
export function MapsPage() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { game, level } = usePlayNow();

  const play = async (ownMap: string) => {
    try {
      await navigate(await playNow({ game: GAME, level: game === GAME ? level : USUAL_LEVEL, options: { ownMap } }));
    } catch (error) {
      complain(error);
    }
  };

  return (
    <div className="pt-4 sm:pt-8">
      <title>{t('maps.pageTitle')}</title>
      <h1 className="m-0 mb-4 font-semibold font-title text-title">{t('maps.title')}</h1>
      <Suspense fallback={<Skeleton lines={8} />}>
        <MapEditor language={i18n.language} shelf={myMaps} onPlay={(text) => void play(text)} onSaveFile={saveFile} />
      </Suspense>
    </div>
  );
}
