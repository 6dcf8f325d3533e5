import { mapOf } from '@tessera/heist-city';
import { useStoredPreference } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Button, type HexBoardHandle, IconButton, useKeys } from '@tessera/ui';
import { play, redo, undo } from '@tessera/ui/icons';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { GearChoice } from './GearChoice.tsx';
import { MapDetails } from './MapDetails.tsx';
import { MyMaps } from './MyMaps.tsx';
import type { MapShelf } from './mapShelf.ts';
import { applyEdit, editingOf } from './model/editHistory.ts';
import { type Mirror, mirrorsOf } from './model/mirror.ts';
import { reviewOf } from './model/review.ts';
import { around, placeOf, resizeSketch, Sketch, type SketchSpot, siteSketch } from './model/sketch.ts';
import { TOOL_KEYS, TOOLS, type Tool } from './model/tools.ts';
import { Remarks } from './Remarks.tsx';
import { SketchBoard } from './SketchBoard.tsx';
import { Toolbox } from './Toolbox.tsx';

export interface MapEditorProps {
  /** Formatter with the texts of the game. */
  readonly formatter: GameFormatter;
  /** Storage of own maps. */
  readonly shelf: MapShelf;
  /** Starts a match on a map, given as JSON of the option `ownMap`. */
  onPlay(mapText: string): void;
  /** Downloads a text as a file. */
  onSaveFile(name: string, text: string): void;
}

/** Map editor: draws walls, guards and objectives on a floor, and checks them while drawing. */
export function MapEditor({ formatter: { t }, shelf, onPlay, onSaveFile }: MapEditorProps) {
  const board = useRef<HexBoardHandle>(null);
  const [first] = useState(() => siteSketch(mapOf('ballroom'), t));
  const [draft, keepDraft] = useStoredPreference('tessera.heist-city.sketch', Sketch, first);
  const [editing, edit] = useReducer(applyEdit, draft, (kept) => editingOf(resizeSketch(kept, kept.shape)));
  const [tool, setTool] = useState<Tool>('wall');
  const [wished, setMirror] = useState<Mirror>('none');
  const [item, setItem] = useState<string>();
  const [marked, setMarked] = useState<readonly SketchSpot[]>([]);
  const { now: sketch, past, future } = editing;
  const mirrors = mirrorsOf(sketch.shape);
  const mirror = mirrors.includes(wished) ? wished : 'none';
  // During a stroke neither the review nor saving is worth the time.
  const drawn = editing.stroke?.before ?? sketch;
  const review = useMemo(() => reviewOf(drawn), [drawn]);
  useEffect(() => keepDraft(drawn), [drawn, keepDraft]);

  useKeys({
    ...Object.fromEntries(TOOLS.map((each) => [TOOL_KEYS[each], () => setTool(each)])),
    u: () => edit({ type: 'undo' }),
    'shift+u': () => edit({ type: 'redo' }),
    l: () => setMirror(mirrors[(mirrors.indexOf(mirror) + 1) % mirrors.length] ?? 'none'),
  });

  return (
    <div className={EDITOR}>
      <div className="flex col-span-full flex-wrap gap-2 items-center [&>:last-child]:ml-auto">
        <IconButton
          icon={undo}
          label={t('editor.undo')}
          aria-keyshortcuts="U"
          locked={past.length === 0 ? t('editor.nothingBack') : undefined}
          onClick={() => edit({ type: 'undo' })}
        />
        <IconButton
          icon={redo}
          label={t('editor.redo')}
          aria-keyshortcuts="Shift+U"
          locked={future.length === 0 ? t('editor.nothingForth') : undefined}
          onClick={() => edit({ type: 'redo' })}
        />
        <span className="text-muted text-note max-[701px]:order-1 max-[701px]:w-full">{t('editor.drawing')}</span>
        <Button
          tone="act"
          icon={play}
          locked={review.text === undefined ? t('editor.toMend', { n: review.problems.length }) : undefined}
          onClick={() => review.text !== undefined && onPlay(review.text)}
        >
          {t('editor.play')}
        </Button>
      </div>
      <Toolbox t={t} tool={tool} onTool={setTool} />
      <div className={CANVAS}>
        <SketchBoard
          ref={board}
          sketch={sketch}
          t={t}
          marked={marked}
          isMoving={tool === 'move'}
          onDraw={(spot) => {
            setMarked(NOTHING);
            edit({ type: 'over', brush: { tool, mirror, item }, place: placeOf(spot) });
          }}
          onLift={() => edit({ type: 'lift' })}
        />
      </div>
      <div className="flex flex-col gap-3 min-w-0 max-[1181px]:order-3">
        {tool === 'gear' && <GearChoice t={t} item={item} onItem={setItem} />}
        <MapDetails
          t={t}
          sketch={sketch}
          onSet={(field, next) => edit({ type: 'set', field, sketch: next })}
          onOpen={(next) => edit({ type: 'open', sketch: next })}
          mirror={mirror}
          onMirror={setMirror}
        />
        <Remarks
          t={t}
          review={review}
          onShow={(spots) => {
            setMarked(spots);
            board.current?.focusOn(around(spots));
          }}
        />
        <MyMaps
          t={t}
          shelf={shelf}
          name={sketch.name}
          text={review.text}
          onOpen={(next) => edit({ type: 'open', sketch: next })}
          onSaveFile={onSaveFile}
        />
      </div>
    </div>
  );
}

const NOTHING: readonly SketchSpot[] = [];

const EDITOR =
  'grid grid-cols-[13.5rem_minmax(0,1fr)_20rem] grid-rows-[auto_minmax(0,1fr)] gap-3 text-ink ' +
  'max-[1181px]:grid-cols-[minmax(0,1fr)] max-[1181px]:grid-rows-none';

const CANVAS =
  'sticky top-3 h-[calc(100dvh_-_13.5rem)] min-h-96 overflow-hidden border border-hairline rounded-[12px] ' +
  'bg-table ' +
  'max-[1181px]:relative max-[1181px]:top-0 max-[1181px]:order-1 max-[1181px]:h-[min(38rem,62dvh)] ' +
  'max-[1181px]:min-h-0 max-[701px]:h-[min(62dvh,108vw)]';
