import type { TranslateFn } from '@tessera/text';
import { Button, Select, TextButton, TextField } from '@tessera/ui';
import { type Fields, isFields } from '../pack/draft.ts';
import { featureFromSentence, type SentenceKind } from './recordFromSentence.ts';
import { SentenceField } from './SentenceField.tsx';
import type { SentenceNames } from './sentenceNames.ts';

interface FeatureSentencesProps {
  readonly t: TranslateFn;
  readonly kind: SentenceKind;
  readonly json: Fields;
  readonly names: SentenceNames;
  onChange(json: Fields): void;
}

const LEVELS = Array.from({ length: 20 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

/** Features of a subclass or species, each with a name, a sentence, and a level for a subclass. */
export function FeatureSentences({ t, kind, json, names, onChange }: FeatureSentencesProps) {
  const features = Array.isArray(json.features) ? json.features.filter(isFields) : [];
  const withFeatures = (next: readonly Fields[]) => onChange({ ...json, features: next });
  const change = (at: number, next: Fields) =>
    withFeatures(features.map((each, index) => (index === at ? next : each)));
  const add = () =>
    withFeatures([
      ...features,
      {
        id: freshId(String(json.id), features),
        name: t('sentence.newFeature'),
        ...(kind === 'subclass' && { at: 3 }),
        effects: [],
      },
    ]);
  return (
    <>
      {kind === 'subclass' && (
        <Select
          label={t('sentence.ofClass')}
          options={names.classes.options}
          value={String(json.class)}
          onChange={(id) => onChange({ ...json, class: id })}
        />
      )}
      {features.map((feature, index) => (
        <FeatureSentence
          key={String(feature.id)}
          {...{ t, kind, feature, names }}
          number={index + 1}
          onChange={(next) => change(index, next)}
          onRemove={() => withFeatures(features.filter((_, at) => at !== index))}
        />
      ))}
      <Button small onClick={add}>
        {t('sentence.addFeature')}
      </Button>
    </>
  );
}

interface FeatureSentenceProps extends Pick<FeatureSentencesProps, 't' | 'kind' | 'names'> {
  readonly feature: Fields;
  readonly number: number;
  onChange(feature: Fields): void;
  onRemove(): void;
}

function FeatureSentence({ t, kind, feature, number, names, onChange, onRemove }: FeatureSentenceProps) {
  const text = typeof feature.summary === 'string' ? feature.summary : '';
  const said = featureFromSentence(kind, text, feature, names);
  // Effects that no sentence says were made in the form; those of a new record have no sentence yet.
  const isByHand = text !== '' && !isSame(feature, said);
  return (
    <section
      className="grid gap-2 p-3 border border-hairline rounded-panel"
      aria-label={t('sentence.feature', { n: number })}
    >
      <div className="flex flex-wrap gap-2 items-end">
        <TextField
          label={t('sentence.feature', { n: number })}
          value={String(feature.name ?? '')}
          maxLength={80}
          onChange={(name) => onChange({ ...feature, name })}
        />
        {kind === 'subclass' && (
          <Select
            label={t('sentence.level')}
            options={LEVELS}
            value={String(feature.at ?? 3)}
            onChange={(level) => onChange({ ...feature, at: Number(level) })}
          />
        )}
        <TextButton onClick={onRemove}>{t('sentence.removeFeature')}</TextButton>
      </div>
      {isByHand && <p className="text-note text-muted">{t('sentence.byHand')}</p>}
      <SentenceField
        {...{ t, kind, text, names }}
        onChange={(next) => onChange(featureFromSentence(kind, next, feature, names))}
      />
    </section>
  );
}

function isSame(feature: Fields, said: Fields): boolean {
  return JSON.stringify(feature.effects) === JSON.stringify(said.effects);
}

function freshId(record: string, features: readonly Fields[]): string {
  const taken = features.map(({ id }) => id);
  let number = features.length + 1;
  while (taken.includes(`${record}-${number}`)) number++;
  return `${record}-${number}`;
}
