import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconArt | undefined;
}

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  /** Undefined if the selection is among `children`. */
  readonly value: Value | undefined;
  onChange(value: NoInfer<Value>): void;
  /** Shows the label above; otherwise it is only read aloud. */
  readonly labelled?: boolean | undefined;
  /** Read-only. */
  readonly idle?: boolean | undefined;
  /** Additional content in the same frame, such as a list of the rarer options. */
  readonly children?: ReactNode;
}

/** A choice of a few options, all visible. Implemented as radio buttons, so that arrow keys and forms work natively. */
export function SegmentedControl<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, labelled, idle, children } = props;
  const name = useId();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={labelled ? 'mb-1 p-0 font-semibold' : 'sr-only'}>{label}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-control border border-control bg-surface p-0.5">
        {options.map((option) => (
          <label key={option.value} className={SEGMENT}>
            <input
              type="radio"
              className="peer sr-only"
              name={name}
              checked={option.value === value}
              disabled={idle}
              onChange={() => onChange(option.value)}
            />
            <span
              className={classes(FACE, option.value === value ? 'bg-ink text-surface' : 'text-ink hover:bg-raised')}
            >
              {option.icon && <Icon of={option.icon} />}
              {option.label}
            </span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

const SEGMENT = 'relative flex cursor-pointer';
const FACE =
  'flex min-h-[calc(var(--target-small)-4px)] pointer-coarse:min-h-target items-center gap-2 rounded-[6px] px-3 font-semibold ' +
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-act-line';
