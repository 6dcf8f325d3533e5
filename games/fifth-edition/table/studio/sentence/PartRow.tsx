import type { TranslateFn } from '@tessera/text';
import { PartSlotField } from './PartSlotField.tsx';
import type { PartValues } from './partKind.ts';
import type { Part } from './readSentence.ts';
import type { SentenceNames } from './sentenceNames.ts';

interface PartRowProps {
  readonly t: TranslateFn;
  readonly part: Part;
  readonly names: SentenceNames;
  onChange(values: PartValues): void;
}

/** An understood phrase as fields; a change of a field rewrites the phrase. */
export function PartRow({ t, part: { kind, values }, names, onChange }: PartRowProps) {
  const isRolled = kind.id === 'regains' && values.dice !== 'all';
  return (
    <li className="grid gap-1 border-t border-hairline py-2">
      <b>{t(`sentence.part.${kind.id}`)}</b>
      <span className="flex flex-wrap gap-3 items-end">
        {kind.slots.map((slot) => (
          <PartSlotField
            key={slot.key}
            {...{ t, slot, names }}
            value={values[slot.key] ?? ''}
            onChange={(value) => onChange({ ...values, [slot.key]: value })}
          />
        ))}
      </span>
      {isRolled && <span className="text-note text-muted">{t('sentence.note.regains')}</span>}
    </li>
  );
}
