import { Button, SMALL_BOX } from '@tessera/ui';
import { type FormEvent, useId, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { usePerform } from '../usePerform.ts';
import { endedEarly, lostConcentration } from './concentration.ts';
import { EffectAnswers } from './EffectAnswers.tsx';
import type { CatalogueEntry } from './effectCatalogue.ts';
import { effectQuestions } from './effectQuestions.ts';
import { DURATION_UNITS, type NewEffect, newEffectAction, startOf } from './newEffect.ts';
import { nameOfRef, spokenName } from './refs.ts';
import { durationWords } from './remainingTime.ts';

interface AddEffectFormProps {
  readonly entry: CatalogueEntry;
  onBack(): void;
  onDone(): void;
}

const MAX_SLOT = 9;

/** Form for duration, caster and level of a new effect. */
export function AddEffectForm({ entry, onBack, onDone }: AddEffectFormProps) {
  const character = useCharacter();
  const { t, record, rulebook } = character;
  const perform = usePerform();
  const [wanted, setWanted] = useState<NewEffect>(() => startOf(entry));
  const change = (part: Partial<NewEffect>) => setWanted((before) => ({ ...before, ...part }));
  const { action, replaces } = newEffectAction(entry, wanted, record, rulebook);
  const questions = action.type === 'begin' ? effectQuestions(action, character) : [];
  const isAnswered = questions.every(({ id }) => wanted.answers[id] !== undefined);
  const name = spokenName(entry.ref, entry.name, t);
  // A condition that incapacitates the character ends its concentration at once.
  const after = character.attempt(action);
  const lost = lostConcentration(after.record, after.sheet, rulebook);
  const early = endedEarly(after.record, after.sheet, rulebook).filter(
    ({ instanceId }) => !lost.some((each) => each.instanceId === instanceId),
  );
  const ended = record.active.filter(({ instanceId }) => early.some((each) => each.instanceId === instanceId));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAnswered && (await perform(t('play.did.began', { name }), action, ...lost, ...early))) onDone();
  };
  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-3 text-body leading-5" onSubmit={(event) => void submit(event)}>
      <p>
        <b>{name}</b> {entry.summary !== undefined && <span className="text-note text-muted">{entry.summary}</span>}
      </p>
      {entry.levels !== undefined && (
        <NumberInput
          label={t('play.add.level')}
          value={wanted.level}
          min={1}
          max={entry.levels}
          onChange={(level) => change({ level })}
        />
      )}
      {entry.spellLevel !== undefined && entry.spellLevel > 0 && (
        <NumberInput
          label={t('play.add.slot')}
          value={wanted.slot}
          min={entry.spellLevel}
          max={MAX_SLOT}
          onChange={(slot) => change({ slot })}
        />
      )}
      {entry.levels === undefined && <DurationFields entry={entry} wanted={wanted} onChange={change} />}
      {entry.shelf === 'spell' && <CasterField caster={wanted.caster} onChange={(caster) => change({ caster })} />}
      <EffectAnswers questions={questions} answers={wanted.answers} onAnswer={(answers) => change({ answers })} />
      {replaces.length > 0 && (
        <p className="text-note text-enemy">{t('play.spells.replaces', { name: replaces.join(', ') })}</p>
      )}
      {ended.length > 0 && (
        <p className="text-note text-enemy">
          {t('play.add.ends', { names: ended.map(({ ref }) => nameOfRef(ref, rulebook)).join(', ') })}
        </p>
      )}
      {lost.length > 0 && <p className="text-note text-enemy">{t('play.add.breaks')}</p>}
      <p className="flex flex-wrap gap-2 justify-end">
        <Button small onClick={onBack}>
          {t('play.back')}
        </Button>
        <Button type="submit" small tone="act" idle={!isAnswered}>
          {t('play.add.do', { name })}
        </Button>
      </p>
    </form>
  );
}

interface DurationFieldsProps {
  readonly entry: CatalogueEntry;
  readonly wanted: NewEffect;
  onChange(part: Partial<NewEffect>): void;
}

function DurationFields({ entry, wanted, onChange }: DurationFieldsProps) {
  const { t } = useCharacter();
  const id = useId();
  const byBook = entry.duration === undefined ? t('play.add.untilEnded') : durationWords(entry.duration, t);
  return (
    <>
      <p className="fe-play-field">
        <label htmlFor={id}>{t('play.add.lasts')}</label>
        <select
          id={id}
          className={`${SMALL_BOX} flex-[1_1_6rem]`}
          value={wanted.unit}
          onChange={(event) => {
            const unit = DURATION_UNITS.find((each) => each === event.target.value);
            if (unit) onChange({ unit });
          }}
        >
          {DURATION_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {unit === 'book' ? byBook : t(`play.add.unit.${unit}`)}
            </option>
          ))}
        </select>
      </p>
      {wanted.unit !== 'book' && (
        <NumberInput
          label={t('play.add.count')}
          value={wanted.count}
          min={1}
          max={1000}
          onChange={(count) => onChange({ count })}
        />
      )}
    </>
  );
}

function CasterField({ caster, onChange }: { readonly caster: string; onChange(caster: string): void }) {
  const { t } = useCharacter();
  const id = useId();
  return (
    <p className="fe-play-field">
      <label htmlFor={id}>{t('play.add.caster')}</label>
      <input
        id={id}
        className={`${SMALL_BOX} flex-[1_1_6rem]`}
        maxLength={100}
        placeholder={t('play.add.casterHint')}
        value={caster}
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  );
}

interface NumberInputProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
}

function NumberInput({ label, value, min, max, onChange }: NumberInputProps) {
  const id = useId();
  return (
    <p className="fe-play-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        className={`${SMALL_BOX} flex-[1_1_6rem]`}
        min={min}
        max={max}
        value={value}
        onChange={(event) => {
          const number = event.target.valueAsNumber;
          if (Number.isInteger(number)) onChange(Math.min(max, Math.max(min, number)));
        }}
      />
    </p>
  );
}
