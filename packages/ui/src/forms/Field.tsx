import { type ReactNode, useId } from 'react';

/** The ids and texts that tie a control to its label. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Draws the control with these attributes on it. */
  children(ids: FieldIds): ReactNode;
}

/** A control with its label above, and what helps or went wrong below. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const told = error ?? hint;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': told === undefined ? undefined : `${id}-told`,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {told !== undefined && <FieldNote id={`${id}-told`} hint={hint} error={error} />}
    </div>
  );
}

export interface FieldNoteProps {
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** What helps with a field, or what went wrong in it. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error !== undefined) {
    return (
      <span id={id} role="alert" className="flex gap-1.5 text-note text-enemy">
        <i aria-hidden="true" className="mt-1 size-2.5 flex-none rotate-45 border-2 border-enemy" />
        {error}
      </span>
    );
  }
  return (
    <span id={id} className="text-note text-muted">
      {hint}
    </span>
  );
}

const LOOK =
  'min-w-0 rounded-control border border-control bg-raised text-body text-ink ' +
  'placeholder:text-muted aria-invalid:border-2 aria-invalid:border-enemy';

/** How a box to type in or choose from looks. */
export const BOX = `min-h-target w-full px-3 ${LOOK}`;

/** The same in a row of a panel, beside other things. */
export const SMALL_BOX = `min-h-target-small px-2 py-1 ${LOOK}`;
