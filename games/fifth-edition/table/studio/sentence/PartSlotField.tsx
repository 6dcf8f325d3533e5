import type { TranslateFn } from '@tessera/text';
import { NumberField, Select, TextField } from '@tessera/ui';
import { useState } from 'react';
import type { PartSlot } from './partKind.ts';
import type { SentenceNames } from './sentenceNames.ts';

interface PartSlotFieldProps {
  readonly t: TranslateFn;
  readonly slot: PartSlot;
  readonly value: string;
  readonly names: SentenceNames;
  onChange(value: string): void;
}

/** Dice with a number, a number, or all. */
const DICE = /^(?:\d{0,2}d\d{1,3}(?:\+\d{1,2})?|\d{1,2}|all)$/;

/** Field of a phrase: a list of terms or names, dice, or a number. */
export function PartSlotField({ t, slot, value, names, onChange }: PartSlotFieldProps) {
  const [typed, setTyped] = useState<string>();
  const label = t(`sentence.slots.${slot.key}`);
  const options = slot.options?.(names);
  if (options !== undefined) {
    const known = options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options];
    const shown = known.map((option) => ({ ...option, label: option.label === '' ? '–' : option.label }));
    return <Select label={label} options={shown} value={value} onChange={onChange} />;
  }
  if (slot.dice === true)
    return (
      <TextField
        label={label}
        value={typed ?? value}
        maxLength={12}
        onChange={(next) => {
          setTyped(DICE.test(next) ? undefined : next);
          if (DICE.test(next)) onChange(next);
        }}
      />
    );
  const [min, max] = slot.range ?? [0, 99];
  return (
    <NumberField
      label={label}
      value={Number(value)}
      min={min}
      max={max}
      words={{ less: t('sentence.less', { what: label }), more: t('sentence.more', { what: label }) }}
      onChange={(next) => Number.isInteger(next) && next >= min && next <= max && onChange(String(next))}
    />
  );
}
