interface CountInputProps {
  readonly label: string;
  readonly most: number;
  /** Nothing while the field is empty. */
  readonly value: number | undefined;
  readonly placeholder?: string;
  readonly onChange: (count: number | undefined) => void;
}

/** A small field for a whole number from one on. */
export function CountInput({ label, most, value, placeholder, onChange }: CountInputProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      className="fe-play-input fe-play-amount"
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
