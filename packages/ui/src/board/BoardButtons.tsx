import { IconButton } from '../controls/IconButton.tsx';
import { Tooltip } from '../controls/Tooltip.tsx';
import { fit, minus, plus } from '../icons/glyphs.ts';
import type { BoardView } from './useView.ts';

/** Labels of the buttons in the corner of a board. */
export interface BoardWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
}

/** Buttons for zooming in, zooming out and fitting. */
export function BoardButtons({ words, view }: { readonly words: BoardWords; readonly view: BoardView }) {
  return (
    <div className="absolute right-3 bottom-3 flex flex-col divide-y divide-hairline rounded-control border border-control bg-surface shadow-panel">
      <Tooltip side="left" text={words.zoomIn}>
        <IconButton bare small icon={plus} label={words.zoomIn} onClick={() => view.zoomBy(ZOOM_STEP)} />
      </Tooltip>
      <Tooltip side="left" text={words.zoomOut}>
        <IconButton bare small icon={minus} label={words.zoomOut} onClick={() => view.zoomBy(1 / ZOOM_STEP)} />
      </Tooltip>
      <Tooltip side="left" text={words.fit}>
        <IconButton bare small icon={fit} label={words.fit} onClick={() => view.fit()} />
      </Tooltip>
    </div>
  );
}

const ZOOM_STEP = 1.3;
