import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface OptionTileProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'title' | 'name'> {
  /** A picture at its left. */
  readonly picture: ReactNode;
  readonly name: ReactNode;
  /** Its cost or benefit, or why it is not available. */
  readonly detail?: ReactNode;
  readonly pressed?: boolean | undefined;
  /** The keyboard shortcut. */
  readonly keyHint?: string | undefined;
  /** Not available: dashed, in its place and focusable so that the reason can be read; a press may show more. */
  readonly shut?: string | undefined;
}

/** One of the options available now: picture, name, cost. */
export function OptionTile({ picture, name, detail, pressed, keyHint, shut, className, ...rest }: OptionTileProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={shut !== undefined || undefined}
      title={shut}
      className={classes(TILE, shut !== undefined ? SHUT : pressed ? TAKEN : OPEN, SMALLER, className)}
      {...rest}
    >
      {picture}
      <b className={classes('col-2', shut === undefined ? 'font-semibold' : 'font-normal')}>{name}</b>
      {detail !== undefined && <small className={classes('col-2', pressed && 'text-ink')}>{detail}</small>}
      {keyHint !== undefined && (
        <span aria-hidden="true" className="col-3 row-[1/3] self-start pl-1 text-muted text-note pointer-coarse:hidden">
          {keyHint}
        </span>
      )}
    </button>
  );
}

const TILE =
  'grid min-h-13 flex-none grid-cols-[auto_1fr_auto] content-center items-center gap-x-2 whitespace-nowrap rounded-control border text-left ' +
  'px-3 py-1 [&_svg]:row-[1/3] hover:border-ink';
const OPEN = 'border-control bg-surface';
const TAKEN = 'border-act-line bg-act-soft shadow-[inset_0_0_0_1px_var(--act-line)]';
const SHUT = 'border-control border-dashed bg-transparent text-muted';
/** With many options in a low dock the picture is dropped first. */
const SMALLER =
  '[@media(min-width:901px)_and_(max-width:1400px)_and_(min-height:720px)]:px-2.5 ' +
  '[@media(min-width:901px)_and_(max-width:1400px)_and_(min-height:720px)]:[&>svg]:hidden';
