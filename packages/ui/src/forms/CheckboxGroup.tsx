import { type ReactNode, useId, useState } from 'react';
import { findCommands } from '../overlay/commandSearch.ts';
import { BOX, FieldNote } from './Field.tsx';
import type { SelectOption } from './Select.tsx';

export interface CheckboxGroupProps<Value extends string> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly options: readonly SelectOption<Value>[];
  readonly value: readonly Value[];
  onChange(value: readonly NoInfer<Value>[]): void;
  /** The label of the search field, which appears when the list is long. */
  readonly searchLabel: string;
}

/** From this many options on, the list is searchable. */
const SEARCH_FROM = 8;

/** A choice of any number of options. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, hint, error, options, value, onChange, searchLabel } = props;
  const id = useId();
  const [query, setQuery] = useState('');
  const toggle = (option: Value) =>
    onChange(value.includes(option) ? value.filter((other) => other !== option) : [...value, option]);
  return (
    <fieldset aria-describedby={`${id}-note`} className="m-0 flex min-w-0 flex-col gap-1 border-0 p-0">
      <legend className="p-0 font-semibold">{label}</legend>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
      {options.length >= SEARCH_FROM && (
        <input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className={BOX}
        />
      )}
      <div className="max-h-64 overflow-y-auto rounded-control border border-hairline">
        {findCommands(options, query).map((option) => (
          <label
            key={option.value}
            className="flex min-h-target cursor-pointer items-center gap-3 px-3 py-2 hover:bg-raised"
          >
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
              className="size-5 flex-none accent-ink"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
