/** A possible result of a roll or draw, on a scale. */
export interface ScaleCell {
  readonly label: string;
  /** Whether it is sufficient. */
  readonly enough: boolean;
  /** Whether it is the actual result. */
  readonly came: boolean;
}

/** Returns every total between two bounds, with the sufficient ones and the actual one marked. */
export function totals(
  { from, to }: { readonly from: number; readonly to: number },
  need: number | undefined,
  came: number | undefined,
): readonly ScaleCell[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).map((total) => ({
    label: String(total),
    enough: need !== undefined && total >= need,
    came: total === came,
  }));
}
