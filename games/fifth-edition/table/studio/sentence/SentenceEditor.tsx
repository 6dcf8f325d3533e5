import type { TranslateFn } from '@tessera/text';
import { Button, TextField } from '@tessera/ui';
import type { Fields } from '../pack/draft.ts';
import { FeatureSentences } from './FeatureSentences.tsx';
import { isWritten } from './isWritten.ts';
import { recordFromSentence, type SentenceKind, WITH_FEATURES } from './recordFromSentence.ts';
import { SentenceField } from './SentenceField.tsx';
import type { SentenceNames } from './sentenceNames.ts';

interface SentenceEditorProps {
  readonly t: TranslateFn;
  readonly kind: SentenceKind;
  readonly json: Fields;
  readonly names: SentenceNames;
  onChange(json: Fields): void;
}

/** Editor of a record by sentences: one for all, or one per feature. */
export function SentenceEditor({ t, kind, json, names, onChange }: SentenceEditorProps) {
  const text = typeof json.summary === 'string' ? json.summary : '';
  const hasFeatures = WITH_FEATURES.includes(kind);
  if (!hasFeatures && !isWritten(kind, json, names))
    return (
      <div className="grid gap-2 justify-items-start">
        <p>{t('sentence.byHand')}</p>
        <Button small onClick={() => onChange(recordFromSentence(kind, text, json, names))}>
          {t('sentence.replace')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-4">
      <TextField
        label={t('sentence.called')}
        value={typeof json.name === 'string' ? json.name : ''}
        maxLength={80}
        onChange={(name) => onChange({ ...json, name })}
      />
      {hasFeatures ? (
        <FeatureSentences {...{ t, kind, json, names, onChange }} />
      ) : (
        <SentenceField
          {...{ t, kind, text, names }}
          onChange={(next) => onChange(recordFromSentence(kind, next, json, names))}
        />
      )}
    </div>
  );
}
