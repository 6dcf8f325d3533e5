import type { GameEvent } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';
import { Button } from '@tessera/ui';
import { hourglass } from '@tessera/ui/icons';
import { useEffect, useState } from 'react';
import { regionsOf } from '../model/regionsOf.ts';

interface SinceProps {
  readonly events: readonly GameEvent[];
  readonly formatter: GameFormatter;
  /** Speed of automatic playback; 0 switches it off. */
  readonly motion: number;
  /** Highlights the regions of a line on the map and moves there. */
  onHighlight(regions: readonly number[]): void;
}

const PER_EVENT = 2200;

/** "Since your last turn": the important events one by one. It plays on request, and each line leads to its place. */
export function Since({ events, formatter, motion, onHighlight }: SinceProps) {
  const { t } = formatter;
  const [at, setAt] = useState(-1);
  const [isPlaying, setPlaying] = useState(false);
  const show = (next: number) => {
    const event = events[next];
    setAt(next);
    onHighlight(event ? regionsOf(event) : []);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new event restarts the timer.
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= events.length - 1) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => show(at + 1), at < 0 ? 0 : PER_EVENT / (motion || 1));
    return () => clearTimeout(timer);
  }, [isPlaying, at, events]);
  if (events.length === 0) return <p className="m-0 text-muted text-note">{t('table.nothingSince')}</p>;
  return (
    <section aria-label={t('table.since')}>
      <header className="mb-1 flex items-center justify-between gap-2">
        <h2 className="m-0 font-semibold text-body">{t('table.since')}</h2>
        <Button
          small
          icon={hourglass}
          pressed={isPlaying}
          onClick={() => {
            if (!isPlaying) setAt(-1);
            setPlaying(!isPlaying);
          }}
        >
          {t(isPlaying ? 'table.stop' : 'table.playIt')}
        </Button>
      </header>
      <ol className="m-0 grid list-none gap-0.5 p-0">
        {events.map((event, i) => (
          <li key={`${event.type} ${String(i)}`}>
            <Button
              tone="bare"
              small
              pressed={i === at}
              className="w-full justify-start text-left font-normal text-note"
              onClick={() => show(i)}
            >
              {formatter.event(event)}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
