import { Skeleton } from '@tessera/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { useWaiting } from '../live/waiting.ts';
import { messageOf } from '../shell/messageOf.ts';
import { MatchCard } from './MatchCard.tsx';
import { isUnfinished } from './matchOrder.ts';
import { useMyMatches } from './myMatches.ts';

/** Limit of matches on the home page. The matches page lists all. */
const SHOWN = 3;

/** List of the player's unfinished matches. */
export function Continue() {
  const { t } = useTexts();
  const loaded = useMyMatches();
  const matches = loaded.phase === 'ready' ? loaded.value : [];
  const unfinished = matches.filter(isUnfinished);
  const waiting = unfinished.filter(({ isMyTurn }) => isMyTurn).length;
  const news = useWaiting(({ at }) => at);
  const { again } = loaded;
  // Reload when the reminders find new matches.
  useEffect(() => (news.length > 0 ? again() : undefined), [news, again]);

  return (
    <section aria-labelledby="continue">
      <div className="mb-2 flex items-baseline justify-between">
        <h2 id="continue" className="m-0 font-semibold text-body">
          {t('home.continue')}
          {waiting > 0 && <span className="ml-2 font-normal text-note">{t('home.waiting', { count: waiting })}</span>}
        </h2>
        {matches.length > 0 && (
          <Link to="/matches" className="text-link inline-flex min-h-6 items-center text-muted text-note">
            {t('home.allMatches', { count: matches.length })}
          </Link>
        )}
      </div>
      {loaded.phase === 'loading' && (
        <div className="panel p-4">
          <Skeleton lines={2} />
        </div>
      )}
      {loaded.phase === 'failed' && <p className="m-0 text-muted">{messageOf(loaded.error)}</p>}
      {loaded.phase === 'ready' && unfinished.length === 0 && (
        <p className="panel m-0 p-4 text-muted">
          {matches.length > 0 ? (
            t('home.nothingWaits')
          ) : (
            <>
              <b className="text-ink">{t('home.noMatches')}.</b> {t('home.noMatchesText')}
            </>
          )}
        </p>
      )}
      {unfinished.length > 0 && (
        <ul className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
          {unfinished.slice(0, SHOWN).map((match) => (
            // In the two-column layout a third card would leave a gap.
            <li key={match.to} className="min-w-0 sm:max-xl:nth-3:hidden">
              <MatchCard match={match} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
