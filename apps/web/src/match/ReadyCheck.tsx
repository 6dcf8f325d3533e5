import { type MatchInfo, seatsOfPlayer } from '@tessera/protocol';
import type { GameFormatter } from '@tessera/text';
import { Button, classes, Icon, SeatMark } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';

interface ReadyCheckProps {
  readonly info: MatchInfo;
  readonly me: string | undefined;
  readonly formatter: GameFormatter;
  readonly isWorking: boolean;
  onReady(isReady: boolean): void;
}

/** The ready marks of a table, with the count before its start, which any player can stop. */
export function ReadyCheck({ info, me, formatter, isWorking, onReady }: ReadyCheckProps) {
  const { t } = useTexts();
  const { seats, readyCheck } = info;
  const left = useCount(readyCheck?.startsAt);
  const awaited = seats.filter(({ kind, later }) => kind !== 'open' || !later);
  const own = seatsOfPlayer(info, me);
  const isReady = own.some((seat) => seats[seat]?.ready);
  return (
    <section aria-labelledby="ready" className="panel flex flex-col gap-3 p-4">
      <h3 id="ready" className="m-0 font-semibold text-body">
        {t('room.readyCount', { ready: awaited.filter(isMarked).length, of: awaited.length })}
      </h3>
      <p aria-live="polite" className="m-0 text-muted">
        {left !== undefined
          ? t('room.startsIn', { seconds: left })
          : readyCheck?.reset
            ? t(`room.marksReset.${readyCheck.reset}`)
            : t('room.readyHint')}
      </p>
      <ul aria-labelledby="ready" className="m-0 flex list-none flex-wrap gap-2 p-0">
        {seats.map((seat, i) => (
          <li
            key={`${String(i)} ${seat.name}`}
            data-ready={isMarked(seat)}
            className={classes(
              'flex min-w-36 flex-1 items-center gap-2 rounded-control border p-2',
              isMarked(seat) ? 'border-good' : 'border-control',
              seat.kind === 'open' && 'border-dashed',
            )}
          >
            <SeatMark seat={i} size={20} taken={seat.kind !== 'open'} />
            <span className="min-w-0 flex-1">
              <b className="block truncate font-semibold">{formatter.seatName(i)}</b>
              <span className="text-muted text-note">{t(`room.mark.${markOf(seat)}`)}</span>
            </span>
            {isMarked(seat) && <Icon of={check} className="text-good" />}
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <Button
          tone={isReady ? 'rest' : 'act'}
          keyHint={isReady ? undefined : 'Enter'}
          working={isWorking}
          onClick={() => onReady(!isReady)}
        >
          {t(left !== undefined ? 'room.stopStart' : isReady ? 'room.notReady' : 'room.beReady')}
        </Button>
      )}
    </section>
  );
}

function isMarked({ kind, ready }: MatchInfo['seats'][number]): boolean {
  return kind === 'bot' || ready === true;
}

function markOf(seat: MatchInfo['seats'][number]): 'free' | 'ready' | 'choosing' {
  if (seat.kind === 'open') return 'free';
  return isMarked(seat) ? 'ready' : 'choosing';
}

/** Returns the whole seconds until the start, counted from when the page heard of it: clocks of devices differ. */
function useCount(startsAt: number | undefined): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    setLeft(startsAt === undefined ? undefined : SECONDS);
    if (startsAt === undefined) return;
    const timer = setInterval(() => setLeft((before = SECONDS) => Math.max(1, before - 1)), 1000);
    return () => clearInterval(timer);
  }, [startsAt]);
  return startsAt === undefined ? undefined : left;
}

/** The count of the server before a start. */
const SECONDS = 3;
