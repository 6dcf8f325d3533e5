/** A row that can be pressed: plain until it is pointed at, raised while it is chosen. */
export const ROW =
  'w-full cursor-pointer items-center border-0 bg-transparent text-left -outline-offset-2 hover:bg-raised ' +
  'aria-pressed:bg-raised aria-[current]:bg-raised';

/** A pill that can be pressed, with a border in ink while it is chosen. */
export const PILL =
  'inline-flex min-h-target-small cursor-pointer items-center rounded-full border border-control hover:bg-raised ' +
  'aria-pressed:border-ink aria-pressed:bg-raised aria-[current]:border-ink aria-[current]:bg-raised';
