import { ABILITIES, type DerivedState, shapeOf } from '@tessera/fifth-edition';
import { Button, Icon, KeyHint, useKeys } from '@tessera/ui';
import { oakLeaf, wolfHead } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { numberText } from '../parts/numberText.ts';
import { NumberButton } from '../parts/sum/NumberButton.tsx';
import { remainingOf, remainingWords } from '../play/effects/remainingTime.ts';
import { usePerform } from '../play/usePerform.ts';
import { abilityShort } from '../words/pathName.ts';
import { challengeWords } from './companionWords.ts';

type Shape = NonNullable<ReturnType<typeof shapeOf>>;

/** Panel of a character in another form: values of the form, and values of the character. */
export function FormPanel() {
  const { record, rulebook } = useCharacter();
  const shape = shapeOf(record, rulebook);
  return shape === undefined ? null : <Form shape={shape} />;
}

/** Head of a character in another form: its name, how long it lasts, and the way back. */
export function FormHead() {
  const { record, rulebook } = useCharacter();
  const shape = shapeOf(record, rulebook);
  return shape === undefined ? null : <Head shape={shape} />;
}

function Form({ shape }: { readonly shape: Shape }) {
  const { t, attempt, record } = useCharacter();
  const { instanceId } = shape.effect;
  // The own sheet is the one without the form, so that both sides of the comparison are computed by the same rules.
  const own = attempt({ type: 'end', instanceId }).sheet;
  const name = record.name;
  return (
    <section className="panel fe-form min-w-0 p-3" aria-labelledby="fe-form-title">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="fe-form-title" className="m-0 font-semibold text-lead leading-6">
          {name === '' ? t('form.unnamed') : t('form.title', { name })}
        </h2>
        <p className="flex gap-3 m-0 text-note text-muted">
          <span className="inline-flex items-center gap-1">
            <Owner isOfForm /> {t('form.ofForm')}
          </span>
          <span className="inline-flex items-center gap-1">
            <Owner /> {t('form.ofHero')}
          </span>
        </p>
      </div>
      <Abilities shape={shape} own={own} />
      <ul className="m-0 p-0 list-none">
        <Body shape={shape} own={own} />
        <Rolls shape={shape} own={own} />
        <Rest shape={shape} />
      </ul>
    </section>
  );
}

/** Whose number it is; beside it stands the same as text for screen readers. */
function Owner({ isOfForm = false }: { readonly isOfForm?: boolean }) {
  return (
    <span className={isOfForm ? 'text-good' : 'text-ally'}>
      <Icon of={isOfForm ? wolfHead : oakLeaf} size="1rem" />
    </span>
  );
}

/** Name of the form, the time that is left, and the button back. */
function Head({ shape: { form, effect } }: { readonly shape: Shape }) {
  const { t, record, isReadOnly } = useCharacter();
  const perform = usePerform();
  const back = () => void perform(undefined, { type: 'end', instanceId: effect.instanceId });
  useKeys({ b: () => !isReadOnly && back() });
  const remaining = remainingOf(effect, record.time);
  return (
    <section className="panel fe-form-head flex flex-wrap items-center gap-3 p-3" aria-label={form.name}>
      <Icon of={wolfHead} size="2rem" />
      <div className="flex-1 min-w-40">
        <h2 className="m-0 font-title text-title leading-7">
          {record.name === '' ? form.name : t('form.bar', { name: record.name, form: form.name })}
        </h2>
        <p className="m-0 text-note text-muted">
          {t('form.challenge', { challenge: challengeWords(form.challenge) })}
          {remaining.kind === 'endless' ? '' : `, ${t('form.left', { time: remainingWords(remaining, t) })}`}
        </p>
        {remaining.kind === 'time' && (
          <span
            aria-hidden="true"
            className="flex h-2 mt-1 overflow-hidden rounded-[4px] bg-table shadow-[inset_0_0_0_1px_var(--control)]"
          >
            <i className="bg-ink" style={{ width: `${remaining.share * 100}%` }} />
          </span>
        )}
      </div>
      {!isReadOnly && (
        <Button onClick={back}>
          {t('form.return')} <KeyHint>B</KeyHint>
        </Button>
      )}
    </section>
  );
}

interface SideBySide {
  readonly shape: Shape;
  /** The sheet without the form. */
  readonly own: DerivedState;
}

/** The six abilities with a frame around those of the form. */
function Abilities({ shape, own }: SideBySide) {
  const { t, sheet } = useCharacter();
  return (
    <div className="grid grid-cols-6 gap-1 my-2">
      {ABILITIES.map((ability) => {
        const { score, modifier } = sheet.abilities[ability];
        const isOfForm = shape.replaces.has(ability);
        const before = own.abilities[ability].score.value;
        return (
          <NumberButton
            key={ability}
            className={`grid justify-items-center min-w-0 py-1 rounded-control border-2 text-center ${isOfForm ? 'border-good' : 'border-transparent bg-raised'}`}
            path={`abilities.${ability}.score`}
            label={abilityShort(t, ability)}
            value={score.value}
          >
            <span className="inline-flex items-center gap-1 text-note text-muted">
              <Owner isOfForm={isOfForm} />
              <span className="max-[420px]:sr-only">{abilityShort(t, ability)}</span>
            </span>
            <span className="font-numeral font-semibold text-title">{numberText(modifier, true)}</span>
            <span className="font-normal text-note text-muted">
              {score.value}
              {before === score.value ? '' : <s className="ml-1">{before}</s>}
            </span>
            <span className="sr-only">{t(isOfForm ? 'form.ofForm' : 'form.ofHero')}</span>
          </NumberButton>
        );
      })}
    </div>
  );
}

interface RowProps {
  readonly isOfForm: boolean;
  readonly name: string;
  readonly why?: string;
  readonly children: ReactNode;
}

function Row({ isOfForm, name, why, children }: RowProps) {
  const { t } = useCharacter();
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-2 min-h-9 py-1 border-t border-t-hairline">
      <Owner isOfForm={isOfForm} />
      <span>
        {name} <span className="sr-only">, {t(isOfForm ? 'form.ofForm' : 'form.ofHero')}</span>
        {why !== undefined && <span className="text-note text-muted">{why}</span>}
      </span>
      <b className="text-right font-semibold">{children}</b>
    </li>
  );
}

/** Hit points, armor class, speed, senses. */
function Body({ shape: { form, replaces }, own }: SideBySide) {
  const { t, sheet } = useCharacter();
  const ofForm = replaces.has('hitPoints');
  const senses = Object.entries(sheet.senses).map(([sense, range]) => `${t(`words.sense.${sense}`)} ${range.value}`);
  const { current, max } = own.hitPoints;
  return (
    <>
      <Row
        isOfForm={ofForm}
        name={t('form.points')}
        why={
          ofForm
            ? `${t('form.formPoints')}; ${t('form.behind', { current, max: max.value })}`
            : t('form.ownPoints', { value: form.hitPoints })
        }
      >
        <NumberButton path="hitPoints.max" label={t('form.points')} value={sheet.hitPoints.max.value}>
          {sheet.hitPoints.current} / {sheet.hitPoints.max.value}
        </NumberButton>
      </Row>
      <Row isOfForm={replaces.has('ac')} name={t('words.path.ac')} why={t('form.was', { value: own.ac.value })}>
        <NumberButton path="ac" label={t('words.path.ac')} value={sheet.ac.value} />
      </Row>
      <Row
        isOfForm={replaces.has('speed')}
        name={t('sheet.speed')}
        why={t('form.was', { value: own.speed.walk?.value.value ?? 0 })}
      >
        {Object.entries(sheet.speed)
          .filter(([, speed]) => speed.value.value > 0)
          .map(([mode, speed]) =>
            mode === 'walk' ? `${speed.value.value}` : `${t(`words.movement.${mode}`)} ${speed.value.value}`,
          )
          .join(', ')}
      </Row>
      <Row isOfForm={replaces.has('senses')} name={t('form.senses')}>
        {senses.length === 0 ? t('form.noSenses') : senses.join(', ')}
      </Row>
    </>
  );
}

/** Skills and saves in which the form and the character differ: the higher number counts, the lower one is named. */
function Rolls({ shape: { form, replaces }, own }: SideBySide) {
  const { t, sheet } = useCharacter();
  const skills = Object.entries(sheet.skills).flatMap(([id, { name, bonus }]) => {
    const theirs = replaces.has('skills') ? form.skills?.[id] : undefined;
    return theirs === undefined
      ? []
      : [{ path: `skills.${id}.bonus`, name, now: bonus.value, before: own.skills[id]?.bonus.value ?? 0, theirs }];
  });
  const saves = ABILITIES.map((ability) => ({
    path: `saves.${ability}.bonus`,
    name: t('words.path.save', { ability: abilityShort(t, ability) }),
    now: sheet.saves[ability].bonus.value,
    before: own.saves[ability].bonus.value,
    theirs: replaces.has('saves') ? form.saves?.[ability] : undefined,
  })).filter(({ now, before, theirs }) => now !== before || theirs !== undefined);
  return [...saves, ...skills].map(({ path, name, now, before, theirs }) => {
    const isLower = theirs !== undefined && theirs < now;
    const why = isLower
      ? t('form.lower', { value: numberText(theirs, true) })
      : t('form.was', { value: numberText(before, true) });
    return (
      <Row key={path} isOfForm={now !== before} name={name} why={why}>
        <NumberButton path={path} label={name} value={now} signed />
      </Row>
    );
  });
}

/** What stays, and what rests until the return. */
function Rest({ shape: { isGearGone, replaces } }: { readonly shape: Shape }) {
  const { t, sheet } = useCharacter();
  const rests = [
    ...(isGearGone ? [t('form.gear')] : []),
    ...(sheet.spellcasting.entries.some(({ canCast }) => !canCast) ? [t('form.spells')] : []),
  ];
  const stays = !replaces.has('INT') && !replaces.has('proficiencies') ? t('form.staysList') : undefined;
  return (
    <>
      {stays !== undefined && <Note isOfForm={false} name={t('form.stays')} words={stays} />}
      {rests.length > 0 && <Note name={t('form.rests')} words={rests.join('; ')} />}
    </>
  );
}

function Note({
  isOfForm,
  name,
  words,
}: {
  readonly isOfForm?: boolean;
  readonly name: string;
  readonly words: string;
}) {
  return (
    <li className="grid grid-cols-[1rem_auto_minmax(0,1fr)] items-baseline gap-2 py-1 border-t border-t-hairline">
      {isOfForm === undefined ? <span aria-hidden="true">×</span> : <Owner isOfForm={isOfForm} />}
      <span>{name}</span>
      <span className="text-note text-muted text-right">{words}</span>
    </li>
  );
}
