import { Link } from 'react-router';
import { gameName } from '../games/manifests.ts';
import { seatName } from '../games/seatName.ts';
import { ago } from '../i18n/ago.ts';
import { type Translate, useTexts } from '../i18n/texts.ts';
import { MatchMarks } from '../match/MatchMarks.tsx';
import { Cover } from './Cover.tsx';
import type { MyMatch } from './matchOrder.ts';
import { useThumbnail } from './thumbnails.ts';

/** A match as a card; the whole card is one link. */
export function MatchCard({ match }: { readonly match: MyMatch }) {
  const { t } = useTexts();
  const { info, isMyTurn, to, where } = match;
  const name = gameName(info.game);
  const who = info.seats
    .filter(({ kind }) => kind !== 'open')
    .map((seat) => seatName(seat))
    .join(', ');
  const moved = t('match.movedAgo', { ago: ago(info.movedAt) });

  return (
    <Link
      to={to}
      className={`panel grid grid-cols-[4.5rem_1fr] items-center gap-3 p-2 text-ink no-underline transition-transform time-feedback hover:-translate-y-0.5 sm:grid-cols-[5.5rem_1fr] sm:p-3 ${isMyTurn ? 'border-act-line' : ''}`}
    >
      <Thumbnail match={match} />
      <span className="flex min-w-0 flex-col">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-semibold">
            <bdi>{info.title || name}</bdi>
          </span>
          <MatchMarks info={info} />
        </span>
        <span className="truncate text-muted text-note">
          {info.title && info.title !== name ? `${name} · ${who}` : who}
        </span>
        <span className="truncate text-muted text-note">{where === 'here' ? t('local.here') : moved}</span>
        <Turn match={match} />
      </span>
    </Link>
  );
}

function Thumbnail({ match: { info } }: { readonly match: MyMatch }) {
  const picture = useThumbnail(info.id);
  return (
    <span className="block size-18 overflow-hidden rounded-control bg-table sm:size-22">
      {picture ? <img src={picture} alt="" className="block size-full object-cover" /> : <Cover game={info.game} />}
    </span>
  );
}

function Turn({ match }: { readonly match: MyMatch }) {
  const { t } = useTexts();
  const text = turnText(match, t);
  if (match.isMyTurn) {
    return (
      <span className="mt-1 self-start rounded-full border border-act-line bg-act px-2.5 font-semibold text-act-ink text-note leading-6 sm:mt-2">
        {text}
      </span>
    );
  }
  return (
    <span className="mt-1 inline-flex items-center gap-1.5 truncate text-muted text-note leading-6 sm:mt-2">
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full border-2 ${match.info.status === 'over' ? 'border-muted bg-muted' : 'border-enemy border-dashed'}`}
      />
      {text}
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

/** Who won, where anybody did. */
function endText({ seats, ending }: MyMatch['info'], t: Translate): string {
  const winners = seats.filter((_, seat) => ending?.results[seat] === 'win').map((seat) => seatName(seat));
  return winners.length === 0 ? t('match.over') : `${winners.join(', ')}: ${t('ending.result.win')}`;
}
