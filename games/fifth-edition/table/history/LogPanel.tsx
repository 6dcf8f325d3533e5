import { Button, Panel, TextButton } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { logLines } from './logLines.ts';

/** Number of entries shown initially. */
const FIRST = 30;

/** Log of the character, newest first, with undo and redo. */
export function LogPanel() {
  const { log, translator, t, sheet, rulebook, settings, canUndo, canRedo, undo, redo } = useCharacter();
  const [shown, setShown] = useState(FIRST);
  const lines = useMemo(() => logLines(log, { translator, sheet, rulebook }), [log, translator, sheet, rulebook]);
  const time = new Intl.DateTimeFormat(settings.language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <Panel
      dense
      title={t('history.log')}
      extra={
        <span className="fe-c-row">
          <Button small idle={!canUndo} onClick={() => void undo()}>
            {t('history.undo')}
          </Button>
          <Button small idle={!canRedo} onClick={() => void redo()}>
            {t('history.redo')}
          </Button>
        </span>
      }
    >
      <ol className={ENTRIES}>
        {lines.slice(0, shown).map(({ seq, at, kind, text }) => (
          <li key={seq} data-kind={kind}>
            <time className="text-note text-muted" dateTime={new Date(at).toISOString()}>
              {time.format(new Date(at))}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className="text-note text-muted">{t('history.nothingYet')}</p>}
      {lines.length > shown && (
        <TextButton onClick={() => setShown(shown + FIRST)}>
          {t('history.older', { n: lines.length - shown })}
        </TextButton>
      )}
    </Panel>
  );
}

const ENTRIES =
  'fe-c-log grid max-h-120 overflow-auto ' +
  '[&>li]:grid [&>li]:grid-cols-[7.5rem_minmax(0,1fr)] [&>li]:gap-2 [&>li]:py-[0.3125rem] [&>li]:px-0 ' +
  '[&>li]:border-t [&>li]:border-t-hairline ' +
  'max-[600px]:[&>li]:grid-cols-[minmax(0,1fr)] max-[600px]:[&>li]:gap-0';
