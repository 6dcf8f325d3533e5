import type { SeatInfo } from '@tessera/protocol';
import { replayTable, useTable } from '@tessera/table';
import { Mark, SegmentedControl } from '@tessera/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { matchTitle } from '../games/manifests.ts';
import { seatName, seatNames } from '../games/seatName.ts';
import { useGameFormatter } from '../games/useGameFormatter.ts';
import { useTexts } from '../i18n/texts.ts';
import { GameOnTable } from '../match/GameOnTable.tsx';
import { useTableParts } from '../match/tableParts.tsx';
import { usePlace } from '../match/usePlace.ts';
import { useShownTable } from '../match/useShownTable.ts';
import { hasReviews } from '../review/hasReviews.ts';
import { tableSettings, useSettings } from '../settings/settings.ts';
import { FilmBar } from './film/FilmBar.tsx';
import { positionAt } from './film/filmSteps.ts';
import { useFilm } from './film/useFilm.ts';
import type { OpenedReplay } from './openReplay.ts';
import { ReplayActions } from './ReplayActions.tsx';
import { Transport } from './Transport.tsx';
import { VerifyPanel } from './VerifyPanel.tsx';

interface ReplayScreenProps extends OpenedReplay {
  /** Address of the replay. */
  readonly address: string;
  /** Address of the match. */
  readonly back: string;
  /** Address of the review. */
  readonly review: string;
  /** Creates a match that continues from a position, and returns its address. */
  readonly onFork: (at: number) => Promise<string>;
}

/** Replay screen: the table of the game above, the replay controls below. */
export function ReplayScreen({ replay, game, file, back, review, onFork, address }: ReplayScreenProps) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const table = useMemo(() => replayTable(replay), [replay]);
  const state = useTable(table);
  const gameTable = game.table;
  const formatter = useGameFormatter(game, state);
  const place = usePlace(address);
  const shown = useShownTable(table, gameTable);
  const settings = useSettings();
  const [pace, setPace] = useState(1);
  // A faster replay also animates faster.
  const ownSettings = useMemo(() => {
    const own = tableSettings(settings);
    return { ...own, motion: own.motion * pace };
  }, [settings, pace]);
  const [isVerifying, setVerifying] = useState(search.get('verify') === '1');
  const since = search.get('from') ?? undefined;
  const shownFilm = useFilm(replay, since === undefined ? undefined : Number(since), formatter);
  const wanted = Number(search.get('at') ?? (since === undefined ? 0 : positionAt(replay, Number(since))));
  const { viewer, seq } = state;
  const { info, view, log } = shown.state;

  useEffect(() => {
    if (Number.isFinite(wanted)) table.go(wanted);
  }, [table, wanted]);
  const { catchUp } = shown;
  const keepAddress = useAddress((n) =>
    setSearch(
      { ...(since !== undefined && { from: since }), ...(n > 0 && { at: String(n) }) },
      { replace: true, preventScrollReset: true },
    ),
  );
  /** Goes to a position. A step is animated; a jump is shown at once. */
  const go = (n: number, isJump = false) => {
    table.go(n);
    if (isJump) catchUp();
    keepAddress(table.n);
  };

  const props = { table, state, shown, settings: ownSettings, formatter, place };
  const parts = useTableParts(props, game.table);
  const title = matchTitle(info);
  // A player who joins during an entry has a name only in the view after it. The latest event is the one on screen.
  const named = shown.acting?.after.view ?? view;
  const events = log.at(-1)?.events ?? [];
  const lines = (shown.acting ? events.slice(-1) : events).map(formatter.for({ view: named }).event);
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <title>{t('replay.pageTitle', { title })}</title>
      <header className="flex min-h-14 flex-wrap items-center gap-x-4 border-hairline border-b bg-surface px-2 py-1 sm:px-4">
        <Link to="/" aria-label={t('match.home')} className="grid size-11 place-items-center">
          <Mark size={32} />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="m-0 truncate font-semibold font-title text-body">{t('replay.title', { title })}</h1>
          <p className="m-0 truncate text-muted text-note">{seatNames(info.seats).join(' · ')}</p>
        </div>
        <ReplayActions
          replay={replay}
          file={file}
          at={seq}
          back={back}
          review={hasReviews(game) ? review : undefined}
          onFork={onFork}
          onVerify={() => setVerifying(true)}
        />
      </header>
      {isVerifying && <VerifyPanel replay={replay} onClose={() => setVerifying(false)} />}
      <main
        className="min-h-0 flex-1 overflow-auto"
        data-testid="table-ready"
        data-seq={seq}
        data-shown={shown.state.seq}
        data-events={shown.acting?.events ?? 0}
      >
        <GameOnTable game={game} {...props} parts={parts} />
      </main>
      {shownFilm ? (
        <FilmBar
          {...shownFilm}
          n={seq}
          isActing={shown.acting !== undefined}
          startsRunning={ownSettings.motion > 0}
          formatter={formatter}
          back={back}
          onGo={go}
          onPace={setPace}
        />
      ) : (
        <footer className="border-hairline border-t bg-surface px-2 py-2 sm:px-4">
          <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p aria-live="polite" className="m-0 min-w-0 flex-1 truncate text-note max-sm:basis-full">
              {lines.join(' · ') || t('replay.start')}
            </p>
            {replay.viewers.length > 1 && (
              <SegmentedControl
                label={t('replay.eyes')}
                value={String(viewer)}
                options={replay.viewers.map((eyes) => ({
                  value: String(eyes),
                  label: eyes === 'spectator' ? t('replay.spectator') : eyesName(info.seats, eyes),
                }))}
                onChange={(value) => table.look(value === 'spectator' ? 'spectator' : Number(value))}
              />
            )}
          </div>
          <Transport n={seq} length={replay.length} isActing={shown.acting !== undefined} onGo={go} onPace={setPace} />
        </footer>
      )}
    </div>
  );
}

/**
 * Updates the address after a pause in the navigation: each update re-renders the page, which would slow down a drag.
 */
function useAddress(keep: (n: number) => void): (n: number) => void {
  const latest = useRef(keep);
  latest.current = keep;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((n) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(n), ADDRESS_MS);
  }, []);
}

const ADDRESS_MS = 250;

/** Returns the name of a viewer, with the seat number when another player has the same name. */
function eyesName(seats: readonly SeatInfo[], seat: number): string {
  const name = seatName(seats[seat]);
  const isAlone = seats.filter((other) => seatName(other) === name).length < 2;
  return isAlone ? name : `${name} ${seat + 1}`;
}
