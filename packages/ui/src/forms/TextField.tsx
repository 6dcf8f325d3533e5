import type { ComponentProps } from 'react';
import { BOX, Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  onChange(value: string): void;
  readonly placeholder?: string | undefined;
  readonly type?: 'text' | 'password' | 'search' | 'email' | undefined;
  readonly autoComplete?: ComponentProps<'input'>['autoComplete'];
  readonly maxLength?: number | undefined;
}

/** A text input. */
export function TextField({ label, hint, error, value, onChange, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          {...ids}
          {...rest}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={BOX}
        />
      )}
    </Field>
  );
}
