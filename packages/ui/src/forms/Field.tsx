import { type ReactNode, useId } from 'react';

/** The ids and texts that connect a control to its label. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Renders the control with these attributes. */
  children(ids: FieldIds): ReactNode;
}

/** A control with its label above, and a hint or error below. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note !== undefined && <FieldNote id={`${id}-note`} hint={hint} error={error} />}
    </div>
  );
}

export interface FieldNoteProps {
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** The hint or error of a field. */
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

/** The classes of an input or select box. */
export const BOX = `min-h-target w-full px-3 ${LOOK}`;

/** The classes of a box in a row of a panel, beside other elements. */
export const SMALL_BOX = `min-h-target-small px-2 py-1 ${LOOK}`;
