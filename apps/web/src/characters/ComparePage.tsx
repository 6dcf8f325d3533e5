import { EmptyState, Skeleton } from '@tessera/ui';
import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { messageOf } from '../shell/messageOf.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import { readCharacter } from './myCharacters.ts';

const CompareBuilds = lazy(async () => ({ default: (await import('./characterTable.ts')).CompareBuilds }));

/** Characters side by side: those that the address names, as `here:<id>` and `server:<id>`. */
export function ComparePage() {
  const { t, i18n } = useTranslation();
  const [search] = useSearchParams();
  const ids = search.get('ids') ?? '';
  const load = useCallback(() => Promise.all(wantedOf(ids).map(readCharacter)), [ids]);
  const loaded = useLoaded(load);

  return (
    <div className="pt-4 sm:pt-8">
      <title>{t('compare.pageTitle')}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h1 className="m-0 font-semibold font-title text-title">{t('compare.title')}</h1>
        <ButtonLink small to="/characters">
          {t('compare.back')}
        </ButtonLink>
      </div>
      {loaded.phase === 'loading' && <Skeleton lines={6} />}
      {loaded.phase === 'failed' && (
        <EmptyState drawing="failed" title={t('problem.title')} text={messageOf(loaded.error)} />
      )}
      {loaded.phase === 'ready' && loaded.value.length === 0 && (
        <EmptyState drawing="nothing" title={t('compare.none')} text={t('compare.noneText')} />
      )}
      {loaded.phase === 'ready' && loaded.value.length > 0 && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <CompareBuilds
            language={i18n.language}
            characters={loaded.value.map((record) => ({ name: record.name, record }))}
          />
        </Suspense>
      )}
    </div>
  );
}

function wantedOf(ids: string) {
  return ids.split(',').flatMap((each) => {
    const [where, id] = each.split(':');
    return id !== undefined && (where === 'here' || where === 'server') ? [{ where, id } as const] : [];
  });
}
