import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { FieldNote } from './Field.tsx';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/**
 * An on/off switch with immediate effect. The position of the knob and its tick show the state, not only the colour.
 */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-target items-center justify-between gap-4">
      <span className="min-w-0">
        <label id={id} htmlFor={`${id}-switch`} className="font-semibold">
          {label}
        </label>
        {hint !== undefined && (
          <span className="block">
            <FieldNote id={`${id}-hint`} hint={hint} />
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        id={`${id}-switch`}
        aria-checked={on}
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onClick={() => onChange(!on)}
        className="grid min-h-target flex-none cursor-pointer place-items-center border-0 bg-transparent p-0"
      >
        <span
          className={classes(
            'flex h-7 w-12 items-center rounded-full border-2 p-0.5 transition-colors time-feedback',
            on ? 'border-ink bg-ink' : 'border-control bg-raised',
          )}
        >
          <i
            className={classes(
              'block size-5 rounded-full transition-[translate] time-feedback',
              on ? 'translate-x-5 bg-surface' : 'bg-control',
            )}
          />
        </span>
      </button>
    </div>
  );
}
