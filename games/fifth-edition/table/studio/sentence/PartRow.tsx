import type { TranslateFn } from '@tessera/text';
import type { PartValues, Slot } from './partKind.ts';
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
  const title = t(`sentence.part.${kind.id}`);
  const note = NOTED.find((id) => id === kind.id);
  const isNoted = note !== undefined && !(note === 'regains' && values.dice === 'all');
  return (
    <li className="flex flex-wrap gap-2 items-center border-t border-hairline py-2">
      <b className="w-32">{title}</b>
      <span className="flex flex-wrap gap-2 items-center flex-[1_1_12rem]">
        {kind.slots.map((slot, index) => (
          <SlotField
            key={slot.key}
            slot={slot}
            label={kind.slots.length > 1 ? `${title}, ${t('sentence.slot', { n: index + 1 })}` : title}
            value={values[slot.key] ?? ''}
            names={names}
            onChange={(value) => onChange({ ...values, [slot.key]: value })}
          />
        ))}
      </span>
      {isNoted && <span className="text-note text-muted basis-full">{t(`sentence.note.${note}`)}</span>}
    </li>
  );
}

/** Phrases of which the sheet does a part only. */
const NOTED = ['regains'] as const;

interface SlotFieldProps {
  readonly slot: Slot;
  readonly label: string;
  readonly value: string;
  readonly names: SentenceNames;
  onChange(value: string): void;
}

function SlotField({ slot, label, value, names, onChange }: SlotFieldProps) {
  const options = slot.options?.(names);
  if (options !== undefined) {
    const isKnown = options.some((option) => option.value === value);
    return (
      <select
        className="fe-c-select max-w-full"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label === '' ? '–' : option.label}
          </option>
        ))}
      </select>
    );
  }
  if (slot.dice === true)
    return (
      <input
        className="fe-c-input fe-c-narrow"
        aria-label={label}
        defaultValue={value}
        key={value}
        onBlur={({ target }) => target.value !== value && DICE.test(target.value) && onChange(target.value)}
      />
    );
  const [least, most] = slot.range ?? [0, 99];
  return (
    <input
      type="number"
      className="fe-c-input fe-c-narrow"
      aria-label={label}
      min={least}
      max={most}
      value={Number(value)}
      onChange={({ target }) => {
        const number = Math.round(Number(target.value));
        if (target.value !== '' && number >= least && number <= most) onChange(String(number));
      }}
    />
  );
}

/** Dice with a number, a number, or all. */
const DICE = /^(?:\d{0,2}d\d{1,3}(?:\+\d{1,2})?|\d{1,2}|all)$/;
