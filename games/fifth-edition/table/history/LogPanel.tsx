import { useMemo, useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { Panel } from '../parts/Panel.tsx';
import { logLines } from './logLines.ts';

/** Entries in sight before somebody asks for more. */
const FIRST = 30;

/** What happened, newest first, with the way back and forth. */
export function LogPanel() {
  const { log, speech, say, sheet, rulebook, settings, canUndo, canRedo, undo, redo } = useDesk();
  const [shown, setShown] = useState(FIRST);
  const lines = useMemo(() => logLines(log, { speech, sheet, rulebook }), [log, speech, sheet, rulebook]);
  const time = new Intl.DateTimeFormat(settings.language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <Panel
      title={say('history.log')}
      extra={
        <span className="fe-c-row">
          <button type="button" className="fe-button" disabled={!canUndo} onClick={() => void undo()}>
            {say('history.undo')}
          </button>
          <button type="button" className="fe-button" disabled={!canRedo} onClick={() => void redo()}>
            {say('history.redo')}
          </button>
        </span>
      }
    >
      <ol className="fe-c-log">
        {lines.slice(0, shown).map(({ seq, at, kind, text }) => (
          <li key={seq} data-kind={kind}>
            <time className="fe-small" dateTime={new Date(at).toISOString()}>
              {time.format(new Date(at))}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className="fe-small">{say('history.nothingYet')}</p>}
      {lines.length > shown && (
        <button type="button" className="fe-link" onClick={() => setShown(shown + FIRST)}>
          {say('history.older', { n: lines.length - shown })}
        </button>
      )}
    </Panel>
  );
}
