import { CODE_LENGTH, readCode } from '@tessera/protocol';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Field } from './Field.tsx';

export interface CodeInputProps {
  readonly label: ReactNode;
  readonly value: string;
  onChange(code: string): void;
  /** Called with the sixth character, so that no button is needed. */
  onComplete?(code: string): void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A code of six characters: one input drawn as six cells, so that pasting and screen readers work natively. */
export function CodeInput({ label, value, onChange, onComplete, hint, error }: CodeInputProps) {
  const type = (text: string) => {
    const code = readCode(text);
    onChange(code);
    if (code.length === CODE_LENGTH && code !== value) onComplete?.(code);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="relative flex">
          <input
            {...ids}
            value={value}
            onChange={(event) => type(event.target.value)}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            className="peer absolute inset-0 z-10 w-full cursor-text opacity-0"
          />
          <span aria-hidden="true" className={CELLS}>
            {Array.from({ length: CODE_LENGTH }, (_, cell) => cell).map((cell) => (
              <i
                key={cell}
                data-cell=""
                className={classes(
                  'grid h-12 flex-1 place-items-center rounded-control border bg-raised font-numeral text-title not-italic',
                  error === undefined ? 'border-control' : 'border-enemy',
                  cell === value.length && 'border-b-4',
                )}
              >
                {value[cell]}
              </i>
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}

const CELLS =
  'flex w-full max-w-80 gap-2 rounded-control peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 ' +
  'peer-focus-visible:outline-act-line';
