import { type MatchInfo, undoPolicyOf } from '@tessera/protocol';
import { useTexts } from '../../i18n/texts.ts';

const MARKS = ['practice', 'noUndo', 'imported', 'fork', 'fileTaken'] as const;

/** Badges that tell how a match differs from a regular one: practice, no undo, imported, forked, or file downloaded. */
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
  // A player alone at the table made these choices themselves.
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
