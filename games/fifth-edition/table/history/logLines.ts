import type { TableEntry } from '@tessera/table';
import { eventSentence, type NameLookup } from './eventSentence.ts';

/** A line of the log. */
export interface LogLine {
  readonly seq: number;
  readonly at: TableEntry['at'];
  readonly kind: TableEntry['kind'];
  readonly text: string;
}

/**
 * Formats the log, newest first. Undo and redo entries name the entry they apply to, which the log itself does not
 * store.
 */
export function logLines(log: readonly TableEntry[], naming: NameLookup): LogLine[] {
  const { t } = naming.translator;
  const done: string[] = [];
  const undone: string[] = [];
  const lines = log.map(({ seq, at, kind, events }): LogLine => {
    const own = events.map((event) => eventSentence(event, naming)).join(' ');
    if (kind === 'undo' || kind === 'redo') {
      const [from, to] = kind === 'undo' ? [done, undone] : [undone, done];
      const what = from.pop() ?? '';
      to.push(what);
      return { seq, at, kind, text: `${t(kind === 'undo' ? 'history.undone' : 'history.redone')} ${what}`.trim() };
    }
    if (kind === 'act') {
      done.push(own);
      undone.length = 0;
    }
    return { seq, at, kind, text: own };
  });
  return lines.filter(({ text }) => text !== '').toReversed();
}
