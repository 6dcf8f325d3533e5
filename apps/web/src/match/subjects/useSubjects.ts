import type { SubjectId, TableState, TableSubject } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { goToCell, provideRuleLinks } from '@tessera/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShownGame } from '../../games/openGame.ts';
import { useTexts } from '../../i18n/texts.ts';
import { hasBook } from '../../rulebook/books.ts';
import { openRule } from '../../rulebook/reading.ts';
import { type PageFinds, useFinds } from '../../shell/commands.ts';

/** The named things of a table, and the card that is open. */
export interface Subjects {
  /** Returns the subjects with these ids that the viewer can see now. */
  find(ids: readonly SubjectId[]): readonly TableSubject[];
  /** Moves the cursor and the camera to a subject, or opens its card. */
  show(subject: TableSubject): void;
  /** The card that was opened by name. */
  readonly card: TableSubject | undefined;
  closeCard(): void;
}

/** Lists the subjects of the displayed view when they are asked for, and lets the palette and rule links find them. */
export function useSubjects(
  { view, info }: Pick<TableState, 'view' | 'info'>,
  gameTable: ShownGame,
  formatter: GameFormatter,
): Subjects {
  const { t } = useTexts();
  const { game } = info;
  const [card, setCard] = useState<TableSubject>();
  const list = useMemo(
    () => lister(() => (view && gameTable.subjects?.(view, formatter)) ?? []),
    [view, gameTable, formatter],
  );
  const latest = useRef(list);
  latest.current = list;
  const show = useCallback((subject: TableSubject) => {
    const [cell] = subject.cells ?? [];
    if (subject.text) setCard(subject);
    else if (cell !== undefined) goToCell(cell);
  }, []);
  const finds = useMemo(
    (): PageFinds => ({
      game,
      openRule,
      list: () =>
        [...latest.current().values()].filter(isShowable).map((subject) => ({
          id: `subject ${subject.id}`,
          label: subject.name,
          group: t(`subject.kind.${kindOf(subject.id)}`),
          isFoundOnly: true,
          // The palette is a modal dialog, which keeps the focus until it has closed.
          run: () => setTimeout(() => show(subject)),
        })),
    }),
    [game, show, t],
  );
  useFinds(finds);
  useEffect(() => {
    if (!hasBook(game)) return;
    provideRuleLinks({ label: (number) => t('rulebook.rule', { number }), open: openRule });
    return () => provideRuleLinks(undefined);
  }, [game, t]);
  const find = useCallback((ids: readonly SubjectId[]) => ids.flatMap((id) => latest.current().get(id) ?? []), []);
  return useMemo(() => ({ find, show, card, closeCard: () => setCard(undefined) }), [find, show, card]);
}

/** Whether a press on its name has an effect: it is on the board, or it has a text. */
function isShowable({ cells = [], text = [] }: TableSubject): boolean {
  return cells.length > 0 || text.length > 0;
}

function kindOf(id: SubjectId): 'card' | 'figure' | 'place' {
  return id.startsWith('card ') ? 'card' : id.startsWith('figure ') ? 'figure' : 'place';
}

/** Lists on first use: a list has the texts of all cards, and most views are never searched. */
function lister(make: () => readonly TableSubject[]): () => ReadonlyMap<SubjectId, TableSubject> {
  let known: ReadonlyMap<SubjectId, TableSubject> | undefined;
  return () => {
    known ??= new Map(make().map((subject) => [subject.id, subject]));
    return known;
  };
}
