import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface RadioCardProps {
  /** The question; cards of one question share it. */
  readonly name: string;
  readonly title: ReactNode;
  /** An explanation below the title. */
  readonly text?: ReactNode;
  readonly chosen: boolean;
  readonly disabled?: boolean | undefined;
  onChoose(): void;
}

/** One of a few answers to a question, with an explanation. The chosen one is framed. */
export function RadioCard({ name, title, text, chosen, disabled, onChoose }: RadioCardProps) {
  return (
    <label
      className={classes(
        CARD,
        text === undefined ? 'content-center' : 'content-start',
        chosen && 'outline-2 outline-ink -outline-offset-1',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
        className="m-0 size-4.5 accent-ink"
      />
      <span className="font-semibold">{title}</span>
      {text !== undefined && <span className="col-start-2 text-muted text-note">{text}</span>}
    </label>
  );
}

const CARD =
  'grid min-h-11 grid-cols-[1.125rem_minmax(0,1fr)] items-center gap-x-2 rounded-panel border ' +
  'border-hairline bg-raised px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-act-line ' +
  'has-focus-visible:outline-offset-2';
