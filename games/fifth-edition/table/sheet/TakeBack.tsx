import { Button } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';

/** Undo and redo buttons. */
export function TakeBack() {
  const { undo, redo, canUndo, canRedo, isReadOnly, t } = useCharacter();
  if (isReadOnly) return null;
  return (
    <>
      <Button small tone="bare" className="min-h-6! px-1!" keyHint="U" idle={!canUndo} onClick={() => void undo()}>
        {t('sheet.undo')}
      </Button>
      <Button small tone="bare" className="min-h-6! px-1!" keyHint="⇧U" idle={!canRedo} onClick={() => void redo()}>
        {t('sheet.redo')}
      </Button>
    </>
  );
}
