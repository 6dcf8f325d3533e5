import { SMALL_BOX } from '@tessera/ui';

interface CountInputProps {
  readonly label: string;
  readonly most: number;
  /** Undefined while the field is empty. */
  readonly value: number | undefined;
  readonly placeholder?: string;
  readonly onChange: (count: number | undefined) => void;
}

/** Small field for a positive integer. */
export function CountInput({ label, most, value, placeholder, onChange }: CountInputProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      className={`${SMALL_BOX} fe-play-amount flex-none w-8 min-h-6 text-center appearance-textfield`}
      aria-label={label}
      title={label}
      min={1}
      max={most}
      placeholder={placeholder}
      value={value ?? ''}
      onChange={({ target }) => {
        const count = target.valueAsNumber;
        onChange(Number.isInteger(count) ? Math.min(most, Math.max(1, count)) : undefined);
      }}
    />
  );
}
