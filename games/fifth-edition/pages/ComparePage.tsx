import type { PageProps } from '@tessera/manifest';
import type { TranslateFn } from '@tessera/text';
import { EmptyState, Skeleton } from '@tessera/ui';
import { lazy, Suspense, useCallback } from 'react';
import { useCharacters } from './myCharacters.ts';
import type { PageText } from './pageText.ts';

const CompareBuilds = lazy(async () => ({ default: (await import('./tableIn.ts')).CompareBuilds }));

/** Comparison of the characters in the address, as `here:<id>` and `server:<id>`. */
export function ComparePage({ shell, translator }: PageProps) {
  const t: TranslateFn<PageText> = translator.t;
  const { ButtonLink } = shell;
  const mine = useCharacters(shell);
  const ids = shell.useSearch().get('ids') ?? '';
  const load = useCallback(() => Promise.all(wantedOf(ids).map(mine.read)), [ids, mine]);
  const loaded = shell.useLoaded(load);

  return (
    <div className="pt-4 sm:pt-8">
      <title>{t('pages.compare.pageTitle')}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h1 className="m-0 font-semibold font-title text-title">{t('pages.compare.title')}</h1>
        <ButtonLink small to="/characters">
          {t('pages.compare.back')}
        </ButtonLink>
      </div>
      {loaded.phase === 'loading' && <Skeleton lines={6} />}
      {loaded.phase === 'failed' && (
        <EmptyState drawing="failed" title={t('pages.failed')} text={shell.messageOf(loaded.error)} />
      )}
      {loaded.phase === 'ready' && loaded.value.length === 0 && (
        <EmptyState drawing="nothing" title={t('pages.compare.none')} text={t('pages.compare.noneText')} />
      )}
      {loaded.phase === 'ready' && loaded.value.length > 0 && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <CompareBuilds
            translator={translator}
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
