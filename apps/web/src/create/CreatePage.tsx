import { EmptyState, Skeleton } from '@tessera/ui';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { gameForm } from '../games/gameForm.ts';
import { gameName, matchGames } from '../games/manifests.ts';
import { Cover } from '../home/Cover.tsx';
import { useTexts } from '../i18n/texts.ts';
import { LearnGame } from '../lessons/LearnGame.tsx';
import { usePresence } from '../live/me.ts';
import { messageOf } from '../shell/messageOf.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import { CreateForm } from './CreateForm.tsx';

/** Page that creates a table: game, options, seats, and server or this device. */
export function CreatePage() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const wanted = search.get('game') ?? '';
  // The list of open tables links here to create a public table.
  const visibility = search.get('visibility') === 'public' ? 'public' : 'private';
  const manifest = matchGames.find(({ id }) => id === wanted) ?? matchGames[0];
  const load = useCallback(async () => manifest && gameForm(manifest), [manifest]);
  const loaded = useLoaded(load);
  const isOffline = usePresence(({ reach }) => reach === 'offline');

  return (
    <div className="mx-auto max-w-4xl pt-4 sm:pt-8">
      <title>{t('create.pageTitle')}</title>
      <h1 className="m-0 mb-4 font-semibold font-title text-title">{t('create.title')}</h1>
      <nav aria-label={t('create.game')} className="mb-6 grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-4">
        {matchGames.map(({ id }) => (
          <Link
            key={id}
            to={`?game=${id}&visibility=${visibility}`}
            replace
            aria-current={id === manifest?.id ? 'true' : undefined}
            className="panel flex items-center gap-3 overflow-hidden pr-2 font-semibold text-ink no-underline aria-[current]:border-act-line aria-[current]:bg-raised"
          >
            <span className="block h-14 w-14 shrink-0 overflow-hidden">
              <Cover game={id} />
            </span>
            <span className="py-1">{gameName(id)}</span>
          </Link>
        ))}
      </nav>
      {manifest && (
        <p className="m-0 mb-4 empty:hidden">
          <LearnGame game={manifest.id} />
        </p>
      )}
      {loaded.phase === 'loading' && <Skeleton lines={6} />}
      {loaded.phase === 'failed' && (
        <EmptyState drawing="failed" title={t('create.failed')} text={messageOf(loaded.error)} />
      )}
      {loaded.phase === 'ready' && loaded.value && loaded.value.manifest === manifest && (
        <CreateForm
          key={`${manifest.id} ${isOffline}`}
          form={loaded.value}
          isOffline={isOffline}
          visibility={visibility}
        />
      )}
    </div>
  );
}
