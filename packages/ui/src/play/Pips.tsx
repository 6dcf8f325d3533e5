import { classes } from '../classes.ts';

export interface PipsProps {
  readonly total: number;
  readonly left: number;
  /** The accessible text: "2 of 3 slots left". */
  readonly label: string;
  readonly shape?: 'bar' | 'diamond' | undefined;
  /** `act` for slots that can be spent now, `ally` for available ones, `ink` elsewhere. */
  readonly tone?: 'act' | 'ally' | 'ink' | undefined;
  /** How many of those left the armed action would spend. */
  readonly spends?: number | undefined;
}

/** Slots: filled means left to spend. */
export function Pips({ total, left, label, shape = 'bar', tone = 'ink', spends = 0 }: PipsProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex items-center gap-1">
      {Array.from({ length: total }, (_, place) => place).map((place) => (
        <i
          key={place}
          className={classes(
            'border',
            shape === 'bar' ? 'h-1.5 w-3.5 rounded-full' : 'size-2.5 rotate-45',
            place >= left ? 'border-control' : place >= left - spends ? SPENDING[tone] : FULL[tone],
          )}
        />
      ))}
    </span>
  );
}

const FULL = { act: 'border-act-line bg-act', ally: 'border-ally bg-ally', ink: 'border-ink bg-ink' } as const;
const SPENDING = {
  act: 'border-act-line hatch-act-line',
  ally: 'border-ally hatch-ally',
  ink: 'border-ink hatch-ink',
} as const;
