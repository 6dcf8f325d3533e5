/** Style of a pressable row: plain, hovered, raised while selected. */
export const ROW =
  'w-full cursor-pointer items-center border-0 bg-transparent text-left -outline-offset-2 hover:bg-raised ' +
  'aria-pressed:bg-raised aria-[current]:bg-raised';

/** Style of a pressable pill, with an ink border while selected. */
export const PILL =
  'inline-flex min-h-target-small cursor-pointer items-center rounded-full border border-control hover:bg-raised ' +
  'aria-pressed:border-ink aria-pressed:bg-raised aria-[current]:border-ink aria-[current]:bg-raised';
