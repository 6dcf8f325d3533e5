import { EmptyState, Skeleton } from '@tessera/ui';
import { MatchCard } from '../home/MatchCard.tsx';
import { isUnfinished, type MyMatch } from '../home/matchOrder.ts';
import { useMyMatches } from '../home/myMatches.ts';
import { useTexts } from '../i18n/texts.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { messageOf } from '../shell/messageOf.ts';

/** Page with all matches of the player. */
export function MatchesPage() {
  const { t } = useTexts();
  const loaded = useMyMatches();
  return (
    <div className="pt-4 sm:pt-8">
      <title>{t('matches.pageTitle')}</title>
      <h1 className="m-0 mb-4 font-semibold font-title text-title">{t('matches.title')}</h1>
      {loaded.phase === 'loading' && <Skeleton lines={6} />}
      {loaded.phase === 'failed' && (
        <EmptyState drawing="failed" title={t('problem.title')} text={messageOf(loaded.error)} />
      )}
      {loaded.phase === 'ready' && loaded.value.length === 0 && (
        <EmptyState
          drawing="nothing"
          title={t('home.noMatches')}
          text={t('home.noMatchesText')}
          action={<ButtonLink to="/">{t('notFound.action')}</ButtonLink>}
        />
      )}
      {loaded.phase === 'ready' && (
        <>
          <Cards title={t('matches.running')} matches={loaded.value.filter(isUnfinished)} />
          <Cards title={t('matches.over')} matches={loaded.value.filter((match) => !isUnfinished(match))} />
        </>
      )}
    </div>
  );
}

function Cards({ title, matches }: { readonly title: string; readonly matches: readonly MyMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <section className="mb-6">
      <h2 className="m-0 mb-2 font-semibold text-body">{title}</h2>
      <ul className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4">
        {matches.map((match) => (
          <li key={match.to} className="min-w-0">
            <MatchCard match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}
