/** A result that a roll or a draw can have, on a scale. */
export interface ScaleCell {
  readonly label: string;
  /** Whether it would be enough. */
  readonly enough: boolean;
  /** Whether it is what came. */
  readonly came: boolean;
}

/** Every total between two bounds: those that are enough, and the one that came. */
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
