import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { redo as redoGlyph, undo } from '../icons/glyphs.ts';

export interface UndoBarProps {
  readonly label: string;
  readonly keyHint?: string | undefined;
  /** Its price: "free: nothing hidden was seen". */
  readonly price?: ReactNode;
  onUndo(): void;
  /** Why nothing can be undone now. */
  readonly locked?: string | undefined;
  readonly working?: boolean | undefined;
  readonly redo?: { readonly label: string; onRedo(): void } | undefined;
}

/** The undo button with its price. */
export function UndoBar({ label, keyHint, price, onUndo, locked, working, redo }: UndoBarProps) {
  return (
    <div data-undo="" className="flex flex-col items-start gap-1">
      <div className="flex flex-none gap-2">
        <Button
          icon={undo}
          keyHint={keyHint}
          className="@max-[36rem]:px-3 @max-[36rem]:[&>kbd]:hidden"
          locked={locked}
          working={working}
          onClick={onUndo}
        >
          {/* Without room, the arrow is enough. */}
          <span className="@max-[36rem]:sr-only">{label}</span>
        </Button>
        {redo && <IconButton icon={redoGlyph} label={redo.label} onClick={() => redo.onRedo()} />}
      </div>
      {(locked ?? price) !== undefined && (
        // Here too a press on a locked button shows the reason.
        <span className="text-muted text-note @max-[36rem]:sr-only">{locked ?? price}</span>
      )}
    </div>
  );
}
