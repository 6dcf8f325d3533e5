import type { ActionOf } from '@tessera/fifth-edition';
import { Button, SMALL_BOX } from '@tessera/ui';
import { useId, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { BarredButton, BarredReason } from '../../parts/gate/Barred.tsx';
import { useGate } from '../../parts/gate/useGate.ts';
import { replacedBy } from '../casting/castPlan.ts';
import { EffectAnswers } from '../effects/EffectAnswers.tsx';
import { effectQuestions } from '../effects/effectQuestions.ts';
import { gainActions } from '../rest/gainActions.ts';
import { usePerform } from '../usePerform.ts';
import { attunementRefusal, type Belonging, equipPlan, putDown, type Slot } from './belongings.ts';
import { baseOffers, givesOf, partTaken } from './itemOffers.ts';

interface ItemButtonsProps {
  readonly line: Belonging;
  readonly all: readonly Belonging[];
}

/** Actions for a carried item. */
export function ItemButtons({ line, all }: ItemButtonsProps) {
  const { t } = useCharacter();
  const perform = usePerform();
  const { entry, name, item } = line;
  const { instanceId } = entry;
  return (
    <div className="flex flex-wrap gap-2">
      {item && <EquipButtons line={line} all={all} />}
      {item?.attunement && <AttuneButton line={line} />}
      {item?.applies === 'used' && <UseButton line={line} />}
      {item && <BaseChoice line={line} />}
      <Button
        small
        className="flex-wrap gap-y-0 py-1"
        onClick={() => void perform(t('play.did.dropped', { name }), { type: 'drop', instanceId })}
      >
        {t('play.gear.drop')}
      </Button>
    </div>
  );
}

/** Buttons to equip an item. Conflicting items are named and unequipped in the same step. */
function EquipButtons({ line, all }: ItemButtonsProps) {
  const { t } = useCharacter();
  const perform = usePerform();
  const { entry, name, place, needsTwoHands, item } = line;
  if (item?.applies === 'used') return null;
  const slots: readonly (Slot | undefined)[] =
    place === 'mainHand' && !needsTwoHands ? ['mainHand', 'offHand'] : [undefined];
  return (
    <>
      {slots
        .filter((slot) => !entry.equipped || (slot !== undefined && slot !== (entry.slot ?? place)))
        .map((slot) => {
          const plan = equipPlan(line, all, slot);
          const instead = plan.instead.map((other) => other.name).join(', ');
          return (
            <Button
              key={plan.slot}
              small
              className="flex-wrap gap-y-0 py-1"
              onClick={() => void perform(t(`play.did.equip.${plan.slot}`, { name }), ...plan.actions)}
            >
              {t(`play.gear.equip.${plan.slot}`)}
              {instead !== '' && <small>{t('play.gear.instead', { names: instead })}</small>}
            </Button>
          );
        })}
      {entry.equipped && (
        <Button
          small
          className="flex-wrap gap-y-0 py-1"
          onClick={() => void perform(t('play.did.unequipped', { name }), putDown(entry))}
        >
          {t(place === 'mainHand' || place === 'shield' ? 'play.gear.layDown' : 'play.gear.takeOff')}
        </Button>
      )}
    </>
  );
}

/** Button to attune, or the reason why attunement is refused. */
function AttuneButton({ line: { entry, name } }: { readonly line: Belonging }) {
  const { t, text, attempt } = useCharacter();
  const perform = usePerform();
  const { instanceId, attuned } = entry;
  const action = { type: 'carry', instanceId, attuned: !attuned } as const;
  const refused = attuned ? undefined : attunementRefusal(instanceId, attempt(action).sheet);
  const said = t(attuned ? 'play.did.unattuned' : 'play.did.attuned', { name });
  return (
    <Button
      small
      className="flex-wrap gap-y-0 py-1"
      idle={refused !== undefined}
      onClick={refused === undefined ? () => void perform(said, action) : undefined}
    >
      {t(attuned ? 'play.gear.unattune' : 'play.gear.attune')}
      {refused !== undefined && <small>{text(refused)}</small>}
    </Button>
  );
}

/** Button to use an item, for example drink a potion: applies its effects, removes it and spends its action. */
function UseButton({ line: { entry, name, item } }: { readonly line: Belonging }) {
  const character = useCharacter();
  const { t, record, sheet, rulebook } = character;
  const perform = usePerform();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const gate = useGate({ kind: 'item', part: item && partTaken(item) }, name);
  const given = useGate({ kind: 'item', isGiven: true }, name);
  if (item === undefined) return null;
  const { id, duration } = item;
  const begins = duration && ({ type: 'begin', ref: `item:${id}`, duration, choices: answers } as const);
  const questions = begins === undefined ? [] : effectQuestions(begins, character);
  const isAnswered = questions.every((question) => answers[question.id] !== undefined);
  const replaces = begins === undefined ? [] : replacedBy(begins, record, rulebook);
  const gives = givesOf(item);
  const use = (deed: ActionOf<'deed'>) =>
    void perform(
      t('play.did.used', { name }),
      deed,
      ...(begins === undefined ? [] : [begins]),
      { type: 'drop', instanceId: entry.instanceId },
      ...(gives === undefined ? [] : gainActions(gives, name, { sheet, record })),
    );
  if (begins === undefined && gives === undefined) return null;
  return (
    <>
      <EffectAnswers questions={questions} answers={answers} onAnswer={setAnswers} />
      {gate.isBarred ? (
        <>
          <BarredButton gate={gate}>{t('play.gear.use')}</BarredButton>
          <p className="m-0 w-full text-note text-muted">{gate.sentence}</p>
          <BarredReason gate={{ ...gate, isOpen: true }} onAnyway={() => use(gate.action(true))}>
            {!given.isBarred && (
              <Button small onClick={() => use(given.action())}>
                {t('sheet.gate.given')}
              </Button>
            )}
          </BarredReason>
        </>
      ) : (
        <Button
          small
          className="flex-wrap gap-y-0 py-1"
          tone="act"
          idle={!isAnswered}
          onClick={isAnswered ? () => use(gate.action()) : undefined}
        >
          {t('play.gear.use')}
          {replaces.length > 0 && <small>{t('play.spells.replaces', { name: replaces.join(', ') })}</small>}
        </Button>
      )}
    </>
  );
}

/** Select for the base of a magic item. */
function BaseChoice({ line: { entry, item, base, name } }: { readonly line: Belonging }) {
  const { t, rulebook } = useCharacter();
  const perform = usePerform();
  const id = useId();
  const offers = item ? baseOffers(item, rulebook) : [];
  if (offers.length === 0) return null;
  const { instanceId } = entry;
  return (
    <span className="fe-play-field">
      <label htmlFor={id}>{t('play.gear.base')}</label>
      <select
        id={id}
        className={`${SMALL_BOX} flex-[1_1_6rem]`}
        value={base?.id ?? ''}
        onChange={(event) =>
          void perform(t('play.did.base', { name }), { type: 'carry', instanceId, base: event.target.value })
        }
      >
        {offers.map((offer) => (
          <option key={offer.id} value={offer.id}>
            {offer.name}
          </option>
        ))}
      </select>
    </span>
  );
}
