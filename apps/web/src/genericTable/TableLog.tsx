import type { GameTable, SubjectId, TableEntry, TableProps } from '@tessera/table';
import { Log, type LogLine, type LogSubject, markCells } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { seatName } from '../games/seatName.ts';
import { type Translate, useTexts } from '../i18n/texts.ts';
import { SubjectCard } from '../match/subjects/SubjectCard.tsx';
import type { Subjects } from '../match/subjects/useSubjects.ts';

/** Returns the lines of an entry that is no game event: an undo, an edit, a seat change or a new seed. */
function entryTexts({ kind, practice, change }: TableEntry, t: Translate): string[] {
  if (kind === 'seat' && change) {
    const { seat, holder, why } = change;
    return [t(`log.seat.${why}`, { number: seat + 1, name: seatName({ ...holder, online: true }) })];
  }
  if (kind === 'undo') return [t(practice ? 'log.undoPractice' : 'log.undo')];
  return kind === 'redo' || kind === 'edit' || kind === 'reseed' || kind === 'dropped' ? [t(`log.${kind}`)] : [];
}

interface TableLogProps extends Pick<TableProps, 'state' | 'formatter'> {
  readonly gameTable?: Pick<GameTable, 'dice' | 'about' | 'actor'> | undefined;
  /** The named things of the table, to which the lines lead. */
  readonly subjects?: Subjects | undefined;
  /** Whether new lines are not read aloud, because another log of the page does. */
  readonly isStill?: boolean;
  readonly className?: string;
}

/** Lines rendered at first and added per "more": a long match has thousands. */
const LINES_AT_ONCE = 120;

/** Log of a match, latest line first. */
export function TableLog({ state, formatter, gameTable, subjects, isStill, className }: TableLogProps) {
  const { t, language } = useTexts();
  const { log } = state;
  const [most, setMost] = useState(LINES_AT_ONCE);
  const linesOf = useMemo(
    () => lineMaker({ t, language, formatter, gameTable, subjects }),
    [language, t, formatter, gameTable, subjects],
  );
  const { lines, hasMore } = useMemo(() => latest(log, linesOf, most), [log, linesOf, most]);
  return (
    <Log
      label={t('log.title')}
      entries={lines}
      words={{ why: t('log.why'), empty: t('log.empty') }}
      earlier={hasMore ? { label: t('log.earlier'), onShow: () => setMost(most + LINES_AT_ONCE) } : undefined}
      onHover={(id) => markCells(cellsAbout(log, id, gameTable, subjects))}
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
    // One line for all dropped entries.
    if (log[i]?.kind === 'dropped' && log[i + 1]?.kind === 'dropped') continue;
    lines.push(...linesOf(log[i]!).toReversed());
  }
  return { lines, hasMore: false };
}

/** Returns the cells of the subjects of a line; none without a line. */
function cellsAbout(
  log: readonly TableEntry[],
  line: LogLine['id'] | undefined,
  gameTable: TableLogProps['gameTable'],
  subjects: Subjects | undefined,
): readonly (number | string)[] {
  const [seq, place = 0] = String(line ?? '')
    .split('.')
    .map(Number);
  const entry = log.find((each) => each.seq === seq);
  const event = entry?.kind === 'act' ? entry.events[place] : undefined;
  const ids = (event && gameTable?.about?.(event)) ?? [];
  return subjects?.find(ids).flatMap(({ cells = [] }) => cells) ?? [];
}

interface LineContext extends Pick<TableLogProps, 'formatter' | 'gameTable' | 'subjects'> {
  readonly t: Translate;
  readonly language: string;
}

function lineMaker({
  t,
  language,
  formatter,
  gameTable,
  subjects,
}: LineContext): (entry: TableEntry) => readonly LogLine[] {
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (entry) => {
    const texts = entry.events.map(formatter.event);
    if (entry.note) texts.push(t(`log.${entry.note}`));
    texts.unshift(...entryTexts(entry, t));
    const isAct = entry.kind === 'act';
    // The seat may have a different holder since then, so the line is not marked as theirs.
    const by = entry.kind === 'seat' ? undefined : entry.by;
    return texts.map((text, i) => {
      const event = isAct ? entry.events[i] : undefined;
      const actor = (event && formatter.view && gameTable?.actor?.(event, formatter.view)) ?? by;
      return {
        dice: event && gameTable?.dice?.(event)?.map((value) => ({ value })),
        subject: event && subjectOf(gameTable?.about?.(event), subjects, t),
        id: `${entry.seq}.${i}`,
        time: entry.at > 0 ? time.format(entry.at) : undefined,
        mark: actor === undefined ? 'table' : actor === 'rules' ? 'neutral' : { seat: actor },
        text,
      };
    });
  };
}

/** Returns the action of a press on a line: opens the card of the line, or moves to its place. */
function subjectOf(
  ids: readonly SubjectId[] = [],
  subjects: Subjects | undefined,
  t: Translate,
): LogSubject | undefined {
  const [first] = ids;
  if (first === undefined || !subjects) return undefined;
  const cards = ids.filter((id) => id.startsWith('card '));
  return {
    hint: t(cards.length > 0 ? 'subject.showCard' : 'subject.showPlace'),
    card: cards.length > 0 ? <SubjectCard ids={cards} subjects={subjects} /> : undefined,
    open: () => {
      const [subject] = subjects.find(ids);
      if (subject) subjects.show(subject);
    },
  };
}
