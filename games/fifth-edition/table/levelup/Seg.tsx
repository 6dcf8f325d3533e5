import type { ReactNode } from 'react';

interface SegProps<Id extends string> {
  /** What is chosen here; only read aloud. */
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id | undefined;
  readonly isOff?: boolean | undefined;
  onChange(id: NoInfer<Id>): void;
  /** What stands in the same frame, such as a list of the rarer options. */
  readonly children?: ReactNode;
}

/** One of a few, all in sight, in one frame. */
export function Seg<Id extends string>({ label, options, value, isOff, onChange, children }: SegProps<Id>) {
  return (
    <fieldset className="fe-c-seg">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          disabled={isOff}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
      {children}
    </fieldset>
  );
}
