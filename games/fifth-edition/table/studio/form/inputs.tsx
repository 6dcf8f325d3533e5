import { useId, useState } from 'react';

interface InputProps {
  readonly label: string;
  readonly value: unknown;
  onChange(value: unknown): void;
}

interface TextInputProps extends InputProps {
  readonly suggestions: readonly string[];
  readonly long: boolean;
}

/** Text field with one or several lines. */
export function TextInput({ label, value, onChange, suggestions, long }: TextInputProps) {
  const list = useId();
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  if (long)
    return (
      <textarea
        className="fe-c-input fe-c-area"
        aria-label={label}
        rows={2}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <>
      <input
        className="fe-c-input"
        aria-label={label}
        value={text}
        list={suggestions.length > 0 ? list : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

interface NumberFieldProps extends InputProps {
  readonly whole: boolean;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

export function NumberField({ label, value, onChange, whole, min, max }: NumberFieldProps) {
  return (
    <input
      type="number"
      className="fe-c-input fe-c-narrow"
      aria-label={label}
      step={whole ? 1 : 'any'}
      min={min}
      max={max}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}

/** Field for a number or a formula; numeric text becomes a number. */
export function FormulaField({ label, value, onChange }: InputProps) {
  return (
    <input
      className="fe-c-input font-mono text-note"
      aria-label={label}
      value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
      onChange={({ target }) => onChange(numberOr(target.value))}
    />
  );
}

function numberOr(text: string): number | string {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) && !/[.+]$/.test(text) ? number : text;
}

/** Field for any JSON; invalid JSON is kept as a plain text. */
export function JsonField({ label, value, onChange }: InputProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  return (
    <input
      className="fe-c-input font-mono text-note"
      aria-label={label}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(jsonOr(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Accept a single word without quotes as a text.
    return text;
  }
}

interface ChoiceFieldProps extends InputProps {
  readonly options: readonly string[];
  /** Returns the name of an option. */
  nameOf(option: string): string;
}

/** Select; a value outside of the options stays in the list until it is changed. */
export function ChoiceField({ label, value, options, nameOf, onChange }: ChoiceFieldProps) {
  const text = typeof value === 'string' ? value : '';
  return (
    <select className="fe-c-select" aria-label={label} value={text} onChange={(event) => onChange(event.target.value)}>
      {!options.includes(text) && <option value={text}>{text}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </select>
  );
}

interface AdderProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onAdd(option: string): void;
}

/** Select that adds the chosen option at once. */
export function Adder({ label, options, onAdd }: AdderProps) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select id={id} className="fe-c-select fe-c-adder" value="" onChange={(event) => onAdd(event.target.value)}>
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
