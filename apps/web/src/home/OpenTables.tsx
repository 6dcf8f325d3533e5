import type { MatchInfo } from '@tessera/protocol';
import { EmptyState, Pill, PressRow, SeatDots, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { gameName, matchTitle } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import { useLobby } from '../live/lobby.ts';
import { usePresence } from '../live/me.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { GameIcon } from './GameIcon.tsx';
import { countsOf, isIn, LOBBY_FILTERS, type LobbyFilter } from './lobbyFilter.ts';
import { lobbyOffer } from './lobbyOffer.ts';
import { paceName } from './paceName.ts';

/** Live list of the tables that anyone may join or watch. */
export function OpenTables() {
  const { t } = useTexts();
  const isOffline = usePresence(({ reach }) => reach === 'offline');
  const lobby = useLobby();
  const [filter, setFilter] = useState<LobbyFilter>('all');

  return (
    <section
      aria-labelledby="open-tables"
      className="panel -mx-4 flex flex-col lg:self-start rounded-none border-x-0 pt-3 sm:mx-0 sm:rounded-panel sm:border-x"
    >
      <div className="flex items-baseline justify-between px-4">
        <h2 id="open-tables" className="m-0 font-semibold text-body">
          {t('lobby.title')}
        </h2>
        <Link to="/new?visibility=public" className="text-link inline-flex min-h-6 items-center text-muted text-note">
          {t('lobby.new')}
        </Link>
      </div>
      {isOffline ? (
        <div className="p-4">
          <EmptyState drawing="offline" title={t('lobby.offline')} text={t('lobby.offlineText')} />
        </div>
      ) : lobby === undefined ? (
        <div className="p-4">
          <Skeleton lines={4} />
        </div>
      ) : (
        <>
          <Filters matches={lobby.matches} filter={filter} onFilter={setFilter} />
          <Tables matches={lobby.matches.filter((match) => isIn(filter, match))} />
          {lobby.hasMore && (
            <PressRow onClick={lobby.more} className="min-h-11 border-hairline border-t px-4 text-muted text-note">
              {t('lobby.more')}
            </PressRow>
          )}
        </>
      )}
    </section>
  );
}

interface FiltersProps {
  readonly matches: readonly MatchInfo[];
  readonly filter: LobbyFilter;
  readonly onFilter: (filter: LobbyFilter) => void;
}

function Filters({ matches, filter, onFilter }: FiltersProps) {
  const { t } = useTexts();
  const counts = countsOf(matches);
  // Hide the filter for running tables while there are none: public matches are rare.
  const isOffered = (name: LobbyFilter) => name !== 'running' || counts.running > 0 || filter === name;
  return (
    <fieldset className="m-0 flex flex-wrap gap-1 border-0 px-4 pt-2 pb-2">
      <legend className="sr-only">{t('lobby.filter')}</legend>
      {LOBBY_FILTERS.filter(isOffered).map((name) => (
        <Pill key={name} pressed={filter === name} onClick={() => onFilter(name)}>
          {t(`lobby.filters.${name}`, { count: counts[name] })}
        </Pill>
      ))}
    </fieldset>
  );
}

function Tables({ matches }: { readonly matches: readonly MatchInfo[] }) {
  const { t } = useTexts();
  if (matches.length === 0) {
    return (
      <div className="p-4 pt-2">
        <EmptyState
          drawing="nothing"
          title={t('lobby.empty')}
          text={t('lobby.emptyText')}
          action={<ButtonLink to="/new?visibility=public">{t('lobby.openOne')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <ul className="m-0 list-none p-0">
      {matches.map((match) => (
        <li
          key={match.id}
          className="appears grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-3 border-hairline border-t px-4 py-2.5"
        >
          <TableRow match={match} />
        </li>
      ))}
    </ul>
  );
}

function TableRow({ match }: { readonly match: MatchInfo }) {
  const { t } = useTexts();
  const me = usePresence((presence) => presence.me?.id);
  const { id, game, seats } = match;
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const offer = lobbyOffer(match, me);
  const name = matchTitle(match);
  const dots = seats.map((seat, index) => ({ seat: index, name: seat.name, taken: seat.kind !== 'open' }));
  return (
    <>
      <span className="grid size-9 place-items-center rounded-control bg-raised text-muted">
        <GameIcon game={game} />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold">{name}</span>
        <span className="flex items-center gap-2 text-muted text-note">
          <SeatDots label={t('lobby.seats', { taken, all: seats.length })} seats={dots} />
          <span className="truncate">
            {name === gameName(game) ? paceName(match.pace) : `${gameName(game)}, ${paceName(match.pace)}`}
          </span>
        </span>
      </span>
      <ButtonLink small to={`/match/${id}`} label={t(`lobby.${offer}Table`, { name })}>
        {t(`lobby.${offer}`)}
      </ButtonLink>
    </>
  );
}
