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

/** A text, on one line or several. */
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

/** A number, or a formula: what reads as a number is one. */
export function FormulaField({ label, value, onChange }: InputProps) {
  return (
    <input
      className="fe-c-input fe-c-code"
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

/** Any JSON; what is none yet is a plain text. */
export function JsonField({ label, value, onChange }: InputProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  return (
    <input
      className="fe-c-input fe-c-code"
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
    // Nobody writes quotes around a single word.
    return text;
  }
}
