import { classes } from '../classes.ts';

export interface OddsBarsProps {
  /** The frequency of each result, from the lowest. */
  readonly weights: readonly number[];
  /** The lowest result. */
  readonly first: number;
  /** The first result that counts ... */
  readonly from?: number | undefined;
  /** ... and the last. */
  readonly to?: number | undefined;
  /** The accessible text: "8 or more on two dice: 42 %". */
  readonly label: string;
  /** Height of the highest bar in pixels. */
  readonly height?: number | undefined;
}

/** All results of a roll as bars; the winning ones are highlighted. */
export function OddsBars({ weights, first, from = -Infinity, to = Infinity, label, height = 32 }: OddsBarsProps) {
  const most = Math.max(1, ...weights);
  return (
    <div role="img" aria-label={label} className="flex items-end gap-0.5" style={{ height }}>
      {weights.map((weight, place) => {
        const result = first + place;
        const wins = result >= from && result <= to;
        return (
          <i
            key={result}
            title={String(result)}
            className={classes(
              'flex-1 border',
              wins ? 'border-ink bg-ink' : 'border-control bg-transparent opacity-80',
            )}
            style={{ height: `${Math.max(8, (weight / most) * 100)}%` }}
          />
        );
      })}
    </div>
  );
}
