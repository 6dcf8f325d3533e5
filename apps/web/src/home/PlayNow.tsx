import { Button } from '@tessera/ui';
import { cube } from '@tessera/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { playNow, usePlayNow } from '../games/playNow.ts';
import { SHELF } from '../games/shelf.ts';
import { complain } from '../shell/complain.ts';

const ChangeMenu = lazy(() => import('./ChangeMenu.tsx'));

/** One click, and a match against a bot is on the table. */
export function PlayNow() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choice = usePlayNow();
  const [isStarting, setStarting] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { minutes } = SHELF[choice.game];
  const names = Object.values(choice.options).filter((value) => typeof value === 'string');
  const chosen = [t(`game.${choice.game}.name`), ...names.map((name) => name.replaceAll('-', ' '))].join(', ');

  const start = async () => {
    setStarting(true);
    try {
      await navigate(await playNow(choice));
    } catch (error) {
      complain(error);
    } finally {
      setStarting(false);
    }
  };

  return (
    <div className="relative">
      <Button
        tone="act"
        icon={cube}
        working={isStarting}
        onClick={() => void start()}
        className="h-14 w-full min-w-64 px-6 text-lead shadow-panel sm:w-auto"
      >
        {t('home.playNow')}
      </Button>
      <p className="m-0 mt-0.5 text-muted text-note">
        {t('home.playNowDetail', { game: chosen, minutes })}{' '}
        <button
          type="button"
          aria-expanded={isChanging}
          onClick={() => setChanging(!isChanging)}
          className="text-link inline-flex min-h-6 items-center border-0 bg-transparent p-0"
        >
          {t('home.change')}
        </button>
      </p>
      {isChanging && (
        <Suspense>
          <ChangeMenu onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}
