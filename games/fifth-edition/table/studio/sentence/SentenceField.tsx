import type { TranslateFn } from '@tessera/text';
import { Button } from '@tessera/ui';
import { useId } from 'react';
import type { StudioKind } from '../pack/draft.ts';
import { PartRow } from './PartRow.tsx';
import { PHRASES } from './phrases.ts';
import { LONGEST_SENTENCE, readSentence, withPart } from './readSentence.ts';
import type { SentenceNames } from './sentenceNames.ts';

interface SentenceFieldProps {
  readonly t: TranslateFn;
  readonly kind: StudioKind;
  readonly text: string;
  readonly names: SentenceNames;
  onChange(text: string): void;
}

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
        {(PHRASES[kind] ?? []).filter(isFree).map((example) => (
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
