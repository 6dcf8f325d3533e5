import type { TranslateFn } from '@tessera/text';
import { Button } from '@tessera/ui';
import { useId } from 'react';
import type { StudioKind } from '../pack/draft.ts';
import { PartRow } from './PartRow.tsx';
import { LONGEST_SENTENCE, readSentence, withPart } from './readSentence.ts';
import type { SentenceNames } from './sentenceNames.ts';

interface SentenceFieldProps {
  readonly t: TranslateFn;
  readonly kind: StudioKind;
  readonly text: string;
  readonly names: SentenceNames;
  onChange(text: string): void;
}

/** Beginnings of phrases per kind of record. Sentences are read in English, as content is. */
const EXAMPLES: Readonly<Partial<Record<StudioKind, readonly string[]>>> = {
  item: ['A wand with 7 charges', 'regains 1d6+1 at dawn', 'casts Fireball at DC 15', 'needs attunement', '+1 to AC'],
  feat: ['+2 to initiative', 'proficiency in Stealth', 'advantage on Wisdom saves', 'twice per long rest'],
  spell: [
    'Level 2 evocation for wizards',
    'range 60 feet',
    '3d6 cold damage',
    'Dexterity save for half',
    '+1d6 per higher slot',
  ],
  subclass: ['+10 feet', 'fly speed 30 feet', 'resistance to fire damage', 'once per short rest, as a bonus action'],
  species: ['Small', 'walk speed 30 feet', 'darkvision 60 feet', 'resistance to poison damage', 'casts Light'],
};

/** A sentence, what was understood of it as fields, and the words that stay a description. */
export function SentenceField({ t, kind, text, names, onChange }: SentenceFieldProps) {
  const ids = useId();
  const { parts, rest } = readSentence(text, kind, names);
  const isFree = (example: string) => !text.toLowerCase().includes(example.toLowerCase());
  const goOn = (example: string) =>
    onChange(text.trim() === '' ? example : `${text.replace(/[\s,.]+$/, '')}, ${example}`);
  return (
    <div className="grid gap-2">
      <label htmlFor={ids} className="font-semibold">
        {t('sentence.say')}
      </label>
      <textarea
        id={ids}
        className="w-full rounded-control border border-control bg-surface px-3 py-2 font-title text-body"
        rows={3}
        maxLength={LONGEST_SENTENCE}
        value={text}
        aria-describedby={`${ids}-count`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${ids}-count`} className="text-note text-muted" aria-live="polite">
        {t('sentence.count', { parts: parts.length, rest: rest.length })}
      </p>
      <p className="flex flex-wrap gap-2 items-center">
        <span className="text-note text-muted">{t('sentence.goOn')}</span>
        {(EXAMPLES[kind] ?? []).filter(isFree).map((example) => (
          <Button key={example} small onClick={() => goOn(example)}>
            {example}
          </Button>
        ))}
      </p>
      {parts.length + rest.length > 0 && (
        <ol className="grid">
          {parts.map((part) => (
            <PartRow
              key={`${part.kind.id} ${part.start}`}
              {...{ t, part, names }}
              onChange={(values) => onChange(withPart(text, part, values, names))}
            />
          ))}
          {rest.map((words) => (
            <li key={words} className="flex flex-wrap gap-2 border-t border-dashed border-control py-2">
              <b className="w-32">{t('sentence.rest')}</b>
              <span className="flex-[1_1_12rem]">
                “{words}” <span className="text-note text-muted">{t('sentence.restHint')}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
