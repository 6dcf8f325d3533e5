import { useState } from 'react';
import { Link } from 'react-router';
import { gameName, matchTitle } from '../games/manifests.ts';
import { seatName } from '../games/seatName.ts';
import { ago } from '../i18n/ago.ts';
import { type Translate, useTexts } from '../i18n/texts.ts';
import { MatchMarks } from '../match/header/MatchMarks.tsx';
import { Cover } from './Cover.tsx';
import { keptLastChange } from './lastChange.ts';
import type { MyMatch } from './matchOrder.ts';
import { useThumbnail } from './thumbnails.ts';
import { useProgress } from './useProgress.ts';

/** Card of a match with its last thumbnail. The whole card is one link. */
export function MatchCard({ match }: { readonly match: MyMatch }) {
  const { info, isMyTurn, to } = match;
  const name = gameName(info.game);
  const title = matchTitle(info);
  return (
    <Link
      to={to}
      className={`panel grid h-full grid-rows-[auto_1fr] overflow-hidden text-ink no-underline transition-transform time-feedback hover:-translate-y-0.5 ${isMyTurn ? 'border-2 border-act-line' : ''}`}
    >
      <Picture match={match} />
      <span className="flex min-w-0 flex-col p-3">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-semibold font-title text-lead">
            <bdi>{title}</bdi>
          </span>
          <MatchMarks info={info} />
        </span>
        <span className="truncate text-muted text-note">
          {[title === name ? '' : name, useProgress(match), playersOf(match)].filter((part) => part !== '').join(' · ')}
        </span>
        <Change match={match} />
        <Turn match={match} />
      </span>
    </Link>
  );
}

function playersOf({ info: { seats } }: MyMatch): string {
  const taken = seats.filter(({ kind }) => kind !== 'open');
  return taken.map((seat) => seatName(seat)).join(', ');
}

function Picture({ match: { info } }: { readonly match: MyMatch }) {
  const picture = useThumbnail(info.id);
  return (
    <span className="block h-24 overflow-hidden bg-table sm:h-28">
      {picture ? <img src={picture} alt="" className="block size-full object-cover" /> : <Cover game={info.game} />}
    </span>
  );
}

/** Line with the last change: as this device has shown it, and how many followed. */
function Change({ match: { info } }: { readonly match: MyMatch }) {
  const { t } = useTexts();
  const [change] = useState(() => keptLastChange(info.id));
  if (!change) return null;
  const since = info.seq - change.seq;
  return (
    <span data-part="change" className="mt-1 line-clamp-2 text-note">
      {change.text}
      {since > 0 && <b className="font-semibold"> {t('home.changesSince', { count: since })}</b>}
    </span>
  );
}

/** Line that says whose turn it is, and since when. */
function Turn({ match }: { readonly match: MyMatch }) {
  const { t } = useTexts();
  const text = turnText(match, t);
  const { info, isMyTurn, where } = match;
  const since = where === 'here' ? t('local.here') : t('match.movedAgo', { ago: ago(info.movedAt) });
  return (
    <span className="mt-auto flex min-w-0 items-center gap-2 pt-2 text-note leading-6">
      {isMyTurn ? (
        <span className="shrink-0 rounded-full border border-act-line bg-act px-2.5 font-semibold text-act-ink">
          {text}
        </span>
      ) : (
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`size-2.5 shrink-0 rounded-full border-2 ${info.status === 'over' ? 'border-muted bg-muted' : 'border-enemy border-dashed'}`}
          />
          <span className="truncate">{text}</span>
        </span>
      )}
      <span className="min-w-0 truncate text-muted">{[waitText(match, t), since].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

function turnText({ info, isMyTurn }: MyMatch, t: Translate): string {
  if (info.status === 'open') return t('match.waitsForPlayers');
  if (info.status === 'over') return endText(info, t);
  if (info.status === 'quarantined') return t('match.quarantined');
  if (info.status === 'needs-rules') return t('match.needsRules');
  if (isMyTurn) return t('match.yourTurn');
  const names = info.deciding.map((seat) => seatName(info.seats[seat]));
  return t('match.theirTurn', { name: names.join(', ') });
}

/** Returns the text that names the human players who wait for the player's move; bots are not mentioned. */
function waitText({ info, isMyTurn }: MyMatch, t: Translate): string {
  if (!isMyTurn || info.status !== 'playing') return '';
  const waiting = info.seats.filter(({ kind }, seat) => kind === 'human' && !info.deciding.includes(seat));
  if (waiting.length === 0) return '';
  return t('match.waitsForYou', { names: waiting.map((seat) => seatName(seat)).join(', '), count: waiting.length });
}

/** Returns the text that names the winners, if there are any. */
function endText({ seats, ending }: MyMatch['info'], t: Translate): string {
  const winners = seats.filter((_, seat) => ending?.results[seat] === 'win').map((seat) => seatName(seat));
  return winners.length === 0 ? t('match.over') : t('match.wonBy', { names: winners.join(', ') });
}
