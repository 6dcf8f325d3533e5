import { Skeleton } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { playNow, usePlayNow } from '../games/playNow.ts';
import { complain } from '../shell/complain.ts';

const DrawingBoard = lazy(() => import('./DrawingBoard.tsx'));

const GAME = 'heist-city';
const USUAL_LEVEL = 'normal';

/** Sites of one's own for Heist City: drawn, kept, and played on against a bot. */
export function MapsPage() {
  const { t } = useTranslation();
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
        <DrawingBoard onPlay={(map) => void play(map)} />
      </Suspense>
    </div>
  );
}
