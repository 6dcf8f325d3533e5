import type { SubjectId } from '@tessera/table';
import { Dialog, sentence } from '@tessera/ui';
import { useTexts } from '../../i18n/texts.ts';
import type { Subjects } from './useSubjects.ts';

/** The text of a card beside a line of the log. Rendered, and so looked up, only while the line is hovered or focused. */
export function SubjectCard({ ids, subjects }: { readonly ids: readonly SubjectId[]; readonly subjects: Subjects }) {
  return subjects.find(ids).map(({ id, name, text = [] }) => (
    <span key={id} data-card={id} className="block">
      <b className="block font-semibold font-title">{name}</b>
      {text.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  ));
}

/** The card that was opened by its name, from the palette or a line of the log. */
export function CardDialog({ subjects }: { readonly subjects: Subjects }) {
  const { t } = useTexts();
  const { card, closeCard } = subjects;
  return (
    <Dialog open={card !== undefined} onClose={closeCard} title={card?.name ?? ''} closeLabel={t('close')}>
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {card?.text?.map((line) => (
          <li key={line}>{sentence(line)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
