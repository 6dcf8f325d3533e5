import type { ReactNode } from 'react';
import type { RollScene } from '../playback/rollScene.ts';
import type { Playback } from '../playback/usePlayback.ts';
import type { Scene } from '../useTableModel.ts';

export interface BoardProps {
  readonly scene: Scene;
  readonly playback: Playback;
  readonly hover: number | undefined;
  onHover(cell: number | undefined): void;
  /** Units of the hovered log line. */
  readonly pointed: readonly number[];
  /** Hides everything over the map. */
  readonly isBare: boolean;
  readonly isPhone: boolean;
  /** Roll being shown and its card, if the map has room for it. */
  readonly roll: RollScene | undefined;
  readonly rollCard: ReactNode;
  /** Prominent message, such as the start of the player's turn. */
  readonly news: string;
  /** Content of the lower left corner instead of the goal. */
  readonly corner?: ReactNode;
}
