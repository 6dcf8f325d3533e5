interface SumLineProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly value: string;
  readonly isSum?: boolean;
}

/** Line of a written sum; a result has a stronger rule above it. */
export function SumLine({ name, note, value, isSum = false }: SumLineProps) {
  return (
    <li
      className={`flex justify-between gap-4 py-0.5 ${isSum ? 'border-t border-t-control font-semibold' : 'border-t border-t-hairline first:border-t-0'}`}
    >
      <span>
        {name} {note !== undefined && <span className="text-muted">{note}</span>}
      </span>
      <b className="font-numeral text-title leading-6">{value}</b>
    </li>
  );
}
