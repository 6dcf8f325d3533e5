import { type GameTable, seatOf, type TableEntry, type TableProps } from '@tessera/table';
import { Log, type LogLine } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { seatName } from '../games/seatName.ts';
import { type Translate, useTexts } from '../i18n/texts.ts';

/** Returns the lines of an entry that is no game event: an undo, an edit, a seat change or a new seed. */
function entryTexts({ kind, practice, change }: TableEntry, t: Translate): string[] {
  if (kind === 'seat' && change) {
    const { seat, holder, why } = change;
    return [t(`log.seat.${why}`, { number: seat + 1, name: seatName({ ...holder, online: true }) })];
  }
  if (kind === 'undo') return [t(practice ? 'log.undoPractice' : 'log.undo')];
  return kind === 'redo' || kind === 'edit' || kind === 'reseed' ? [t(`log.${kind}`)] : [];
}

interface TableLogProps extends Pick<TableProps, 'state' | 'teller'> {
  readonly diceOf?: GameTable['dice'] | undefined;
  /** Whether new lines are not read aloud, because another log of the page does. */
  readonly isStill?: boolean;
  readonly className?: string;
}

/** Lines rendered at first and added per "more": a long match has thousands. */
const LINES_AT_ONCE = 120;

/** Log of a match, latest line first. */
export function TableLog({ state, teller, diceOf, isStill, className }: TableLogProps) {
  const { t, language } = useTexts();
  const { log, viewer } = state;
  const [most, setMost] = useState(LINES_AT_ONCE);
  const own = seatOf(viewer) ?? 0;
  const linesOf = useMemo(() => lineMaker({ t, language, teller, own, diceOf }), [own, language, t, teller, diceOf]);
  const { lines, hasMore } = useMemo(() => latest(log, linesOf, most), [log, linesOf, most]);
  return (
    <Log
      label={t('log.title')}
      entries={lines}
      words={{ why: t('log.why'), empty: t('log.empty') }}
      earlier={hasMore ? { label: t('log.earlier'), onShow: () => setMost(most + LINES_AT_ONCE) } : undefined}
      still={isStill}
      className={className}
    />
  );
}

/** Returns the last lines of a log, latest first, and whether there are more. */
export function latest(
  log: readonly TableEntry[],
  linesOf: (entry: TableEntry) => readonly LogLine[],
  most: number,
): { readonly lines: readonly LogLine[]; readonly hasMore: boolean } {
  const lines: LogLine[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    if (lines.length >= most) return { lines, hasMore: true };
    lines.push(...linesOf(log[i]!).toReversed());
  }
  return { lines, hasMore: false };
}

interface Telling extends Pick<TableLogProps, 'teller' | 'diceOf'> {
  readonly t: Translate;
  readonly language: string;
  readonly own: number;
}

function lineMaker({ t, language, teller, own, diceOf }: Telling): (entry: TableEntry) => readonly LogLine[] {
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (entry) => {
    const texts = entry.events.map(teller.event);
    if (entry.note) texts.push(t(`log.${entry.note}`));
    texts.unshift(...entryTexts(entry, t));
    const isAct = entry.kind === 'act';
    // The seat may have a different holder since then, so the line is not marked as theirs.
    const by = entry.kind === 'seat' ? undefined : entry.by;
    const mark = by === undefined ? 'table' : by === own ? 'own' : 'rival';
    return texts.map((text, i) => ({
      dice: isAct && entry.events[i] ? diceOf?.(entry.events[i])?.map((value) => ({ value })) : undefined,
      id: `${entry.seq}.${i}`,
      time: entry.at > 0 ? time.format(entry.at) : undefined,
      mark,
      text,
    }));
  };
}
