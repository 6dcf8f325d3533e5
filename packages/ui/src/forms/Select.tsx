import { BOX, Field, type FieldProps } from './Field.tsx';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string> extends Omit<FieldProps, 'children'> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  onChange(value: NoInfer<Value>): void;
}

/** A choice of one of many. Uses the native list, so that it works on every device. */
export function Select<Value extends string>({ label, hint, error, options, value, onChange }: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <select
          {...ids}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={BOX}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
