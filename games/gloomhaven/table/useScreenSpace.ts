import { NARROW, useMedia } from '@tessera/ui';

/** Width that fits a hero, two cards and items side by side below the map. */
const WIDE = '(min-width: 1240px)';
const TABLET = '(min-width: 640px) and (min-height: 900px)';
const LOW = '(max-height: 719px)';

/** The space on the screen, by the layouts of the table. */
export interface ScreenSpace {
  /** Whether the screen has one column. */
  readonly isNarrow: boolean;
  readonly isLow: boolean;
  /** Whether there is room for the confirm button beside the question. */
  readonly isWide: boolean;
  /** Whether the dock has a fixed height, so that the map does not jump when the question changes. */
  readonly hasFixedDock: boolean;
  /** Whether the dock has room for the player's cards while they are not asked for, also in the sheet of a tablet. */
  readonly hasRoomForCards: boolean;
}

export function useScreenSpace(hasBegun: boolean): ScreenSpace {
  const isNarrow = useMedia(NARROW);
  const isLow = useMedia(LOW);
  const isWide = useMedia(WIDE) && !isNarrow && !isLow;
  const isTablet = useMedia(TABLET) && isNarrow && hasBegun;
  const hasFixedDock = !isNarrow && !isLow && hasBegun;
  return { isNarrow, isLow, isWide, hasFixedDock, hasRoomForCards: hasFixedDock || isTablet };
}
