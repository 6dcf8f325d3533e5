import { useId } from 'react';
import { classes } from '../classes.ts';
import { SMALL_BOX } from './Field.tsx';

export interface SearchFieldProps {
  /** The accessible name, also shown as placeholder. */
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  readonly className?: string | undefined;
}

/** A search field for a list. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={classes(SMALL_BOX, className)}
      />
    </>
  );
}
