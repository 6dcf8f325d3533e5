import { useDesk } from '../desk/desk.ts';

/** Takes the last deed back, and does it again. */
export function TakeBack() {
  const { undo, redo, canUndo, canRedo, isReadOnly, say } = useDesk();
  if (isReadOnly) return null;
  return (
    <>
      <button
        type="button"
        className="fe-take-back text-ink disabled:text-muted"
        disabled={!canUndo}
        onClick={() => void undo()}
      >
        {say('sheet.undo')} <kbd>U</kbd>
      </button>
      <button
        type="button"
        className="fe-take-back text-ink disabled:text-muted"
        disabled={!canRedo}
        onClick={() => void redo()}
      >
        {say('sheet.redo')} <kbd>⇧U</kbd>
      </button>
    </>
  );
}
