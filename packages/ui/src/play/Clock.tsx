import { useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import { clock as clockGlyph } from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';
import { clockText } from './clockText.ts';

export interface ClockProps {
  /** The name of the clock's player. */
  readonly label: string;
  /** Milliseconds left at the reading. */
  readonly left: number;
  /** The time of the reading, on this machine's clock. */
  readonly at: number;
  readonly running: boolean;
  /** Milliseconds below which it warns. */
  readonly low?: number | undefined;
  /** The time alone, without frame and icon, for a seat that has its own frame. */
  readonly plain?: boolean | undefined;
}

const HALF_A_MINUTE = 30_000;

/** The remaining time of a seat. It counts down from the last reading. */
export function Clock({ label, left, at, running, low = HALF_A_MINUTE, plain }: ClockProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, [running]);
  const rest = Math.max(0, running ? left - Math.max(0, now - at) : left);
  const short = rest < low;
  return (
    <span
      role="timer"
      aria-label={label}
      className={classes(
        'inline-flex items-center whitespace-nowrap font-numeral text-lead font-semibold',
        !plain && 'gap-1.5 rounded-control border px-2',
        running ? 'border-act-line' : 'border-hairline text-muted',
        short && running && 'border-enemy text-enemy',
      )}
    >
      {!plain && <Icon of={clockGlyph} size="1rem" />}
      {clockText(rest)}
    </span>
  );
}
