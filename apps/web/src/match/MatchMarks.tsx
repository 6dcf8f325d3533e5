import { type MatchInfo, undoPolicyOf } from '@tessera/protocol';
import { useTexts } from '../i18n/texts.ts';

const MARKS = ['practice', 'noUndo', 'imported', 'fork', 'fileTaken'] as const;

/** What everybody should know of a match before they trust it: that it is practice, or where it comes from. */
export function MatchMarks({
  info,
}: {
  readonly info: Pick<MatchInfo, 'practice' | 'imported' | 'forkOf' | 'fileTaken' | 'seats' | 'undo'>;
}) {
  const { t } = useTexts();
  const has = {
    practice: info.practice,
    noUndo: undoPolicyOf(info) === 'none',
    imported: info.imported,
    fork: info.forkOf !== undefined,
    fileTaken: info.fileTaken,
  };
  // Whoever sits alone brought it themselves.
  const marks = info.seats.length === 1 ? [] : MARKS.filter((mark) => has[mark]);
  return marks.map((mark) => (
    <span
      key={mark}
      title={t(`match.marks.${mark}Hint`)}
      className="shrink-0 rounded-full border border-control px-2 text-muted text-note leading-5"
    >
      {t(`match.marks.${mark}`)}
      <span className="sr-only">: {t(`match.marks.${mark}Hint`)}</span>
    </span>
  ));
}
