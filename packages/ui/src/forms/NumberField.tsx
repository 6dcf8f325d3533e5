import { useState } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { minus, plus } from '../icons/glyphs.ts';
import { BOX, Field, type FieldProps } from './Field.tsx';

export interface NumberFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: number;
  onChange(value: number): void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly words: { readonly less: string; readonly more: string };
}

/**
 * A number with buttons for one less and one more. While typing any text is allowed. A typed number is not clamped to
 * the range; the form validates it.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, value, onChange, min = -Infinity, max = Infinity, step = 1, words } = props;
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== '' && Number.isFinite(number)) onChange(number);
  };
  const nudge = (by: number) => {
    setTyped(undefined);
    onChange(Math.min(max, Math.max(min, value + by)));
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="flex gap-2">
          <IconButton icon={minus} label={words.less} onClick={() => nudge(-step)} />
          <input
            {...ids}
            inputMode={min < 0 ? 'text' : 'numeric'}
            value={typed ?? String(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(undefined)}
            onKeyDown={(event) => {
              const by = { ArrowUp: step, ArrowDown: -step }[event.key];
              if (by === undefined) return;
              event.preventDefault();
              nudge(by);
            }}
            className={`${BOX} text-center font-numeral text-lead font-semibold`}
          />
          <IconButton icon={plus} label={words.more} onClick={() => nudge(step)} />
        </span>
      )}
    </Field>
  );
}
