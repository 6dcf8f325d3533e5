import type { TranslateFn } from '@tessera/text';
import { Button, TextButton } from '@tessera/ui';
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

const LEVELS = Array.from({ length: 20 }, (_, index) => index + 1);

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
        <label className="fe-c-fields">
          <span>{t('sentence.ofClass')}</span>
          <select
            className="fe-c-select"
            value={String(json.class)}
            onChange={({ target }) => onChange({ ...json, class: target.value })}
          >
            {names.classes.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
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
        <label className="fe-field flex-[1_1_10rem]">
          <span>{t('sentence.feature', { n: number })}</span>
          <input
            className="fe-c-input"
            value={String(feature.name ?? '')}
            maxLength={80}
            onChange={({ target }) => onChange({ ...feature, name: target.value })}
          />
        </label>
        {kind === 'subclass' && (
          <label className="fe-field">
            <span>{t('sentence.level')}</span>
            <select
              className="fe-c-select"
              value={String(feature.at ?? 3)}
              onChange={({ target }) => onChange({ ...feature, at: Number(target.value) })}
            >
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {level}
                </option>
              ))}
            </select>
          </label>
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
