import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';

/** One half of a card. */
export interface CardHalf {
  readonly heading: ReactNode;
  readonly icon?: IconArt | undefined;
  readonly text?: ReactNode;
  /** Used, or not to be used now: shaded. */
  readonly spent?: boolean | undefined;
}

export interface CardProps {
  readonly title: string;
  /** The largest numeral, in the middle. */
  readonly initiative?: ReactNode;
  readonly top: CardHalf;
  readonly bottom?: CardHalf | undefined;
  readonly selected?: boolean | undefined;
  /** Out of the game: pale and askew. */
  readonly lost?: boolean | undefined;
  /** Goes away for good when played: the mark at the lower right. Its name for screen readers. */
  readonly lossMark?: string | undefined;
  /** Makes the card a button that can be held down. */
  onPick?(): void;
  readonly className?: string | undefined;
}

/** A card of 63 to 88 on paper, in one or two halves. */
export function Card(props: CardProps) {
  const { title, initiative, top, bottom, selected, lost, lossMark, onPick, className } = props;
  const look = classes(CARD, selected && 'outline-3 outline-offset-2 outline-act-line', lost && LOST, className);
  const face = (
    <>
      <span className="flex min-h-8 items-center justify-center border-b border-paper-line px-2 font-title text-body font-semibold">
        {title}
      </span>
      <Half half={top} place={bottom ? 'top' : 'whole'} />
      {bottom && <Half half={bottom} place="bottom" marked={lossMark !== undefined} />}
      {initiative !== undefined && <span className={INITIATIVE}>{initiative}</span>}
      {lossMark !== undefined && <LossMark label={lossMark} />}
    </>
  );
  if (!onPick) return <div className={look}>{face}</div>;
  return (
    <button type="button" aria-pressed={selected ?? false} onClick={onPick} className={classes(look, 'cursor-pointer')}>
      {face}
    </button>
  );
}

function Half({ half, place, marked }: HalfProps) {
  return (
    <span
      className={classes(
        'flex flex-col justify-center gap-0.5 px-3 text-left text-note',
        place === 'top' && 'pb-5',
        place === 'bottom' && 'border-t-2 border-paper-ink pt-5',
        marked && 'pr-9',
        half.spent && 'text-paper-muted',
      )}
      style={half.spent ? SHADED : undefined}
    >
      <b className="flex items-center gap-1.5 text-body font-semibold">
        {half.icon && <Icon of={half.icon} size="1.15em" />}
        {half.heading}
      </b>
      {half.text}
    </span>
  );
}

interface HalfProps {
  readonly half: CardHalf;
  readonly place: 'top' | 'bottom' | 'whole';
  /** Leaves room for the mark of loss. */
  readonly marked?: boolean;
}

function LossMark({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 20 20" role="img" aria-label={label} className="absolute right-2 bottom-2 size-5 text-paper-harm">
      <path
        d="M10 2L18 17H2ZM7.2 9.8L12.8 15M12.8 9.8L7.2 15"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const CARD =
  'relative grid aspect-[63/88] w-42 flex-none grid-rows-[auto_1fr_1fr] overflow-hidden rounded-panel border ' +
  'border-paper-line bg-paper p-0 text-paper-ink shadow-panel';
const LOST = '-rotate-3 opacity-75 saturate-50';
const INITIATIVE =
  'absolute top-[calc(50%+1rem)] left-1/2 grid h-8 w-12 -translate-1/2 place-items-center rounded-full bg-paper-ink ' +
  'font-numeral text-title font-semibold text-paper';

const SHADED = {
  backgroundImage: 'repeating-linear-gradient(135deg, var(--paper-shade) 0 4px, transparent 4px 8px)',
};

export interface PileProps {
  readonly count: number;
  readonly label: string;
}

/** How many cards lie somewhere. */
export function Pile({ count, label }: PileProps) {
  return (
    <span className="flex items-center gap-2 text-note text-muted">
      <b className="grid h-9 w-7 place-items-center rounded-chip border border-control bg-raised font-numeral text-lead font-semibold text-ink">
        {count}
      </b>
      {label}
    </span>
  );
}
