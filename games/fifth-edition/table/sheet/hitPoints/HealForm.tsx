import { Button } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useCharacter } from '../../character/desk.ts';
import { useGate } from '../../parts/gate/useGate.ts';
import { usePerform } from '../../play/usePerform.ts';
import { type HealPlan, healPlan } from './healPlan.ts';
import { SumLine } from './SumLine.tsx';

const MAX_DIGITS = 4;

/** Healing in one line, with the sum of what is gained. The dead are healed only in spite of the rules. */
export function HealForm({ onDone }: { onDone(): void }) {
  const desk = useCharacter();
  const { t, sheet } = desk;
  const [text, setText] = useState('');
  const [source, setSource] = useState('');
  const gate = useGate({ kind: 'heal' }, t('sheet.hp.heal'));
  const perform = usePerform();
  const plan = healPlan(Number(text), source, desk);
  const isFull = sheet.hitPoints.current >= sheet.hitPoints.max.value;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (plan !== undefined && (await perform(undefined, gate.action(gate.isBarred), plan.action))) onDone();
  };
  return (
    <form
      className="fe-harm grid w-full gap-2"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      <div className="flex flex-wrap items-center gap-2">
        <input
          // Focus the field, because the player just opened it.
          ref={(field) => {
            if (field?.value === '') field.focus();
          }}
          className="fe-harm-field min-w-24 flex-[2_1_7rem]"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('sheet.heal.amount')}
          aria-label={t('sheet.hp.heal')}
          value={text}
          onChange={({ target }) => setText(target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
        />
        <input
          className="fe-harm-field min-w-20 flex-[1_1_5rem]"
          autoComplete="off"
          maxLength={100}
          placeholder={t('sheet.heal.source')}
          aria-label={t('sheet.heal.source')}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        <span className="ml-auto flex gap-2">
          <Button type="submit" small tone={gate.isBarred ? 'rest' : 'act'} idle={plan === undefined}>
            {plan === undefined
              ? t('sheet.hp.heal')
              : t(gate.isBarred ? 'sheet.heal.anyway' : 'sheet.heal.take', { n: plan.action.amount })}
          </Button>
          <Button small aria-label={t('sheet.hp.cancel')} onClick={onDone}>
            ×
          </Button>
        </span>
      </div>
      <div role="status" className="grid gap-1 text-note">
        {isFull ? (
          <p className="m-0">{t('sheet.heal.unhurt')}</p>
        ) : (
          gate.isBarred && <p className="m-0">{gate.sentence}</p>
        )}
        {plan !== undefined && <Sum plan={plan} />}
      </div>
    </form>
  );
}

/** The sum from the entered healing to the hit points afterwards. */
function Sum({ plan: { action, entered, over, before, after } }: { readonly plan: HealPlan }) {
  const { t, sheet } = useCharacter();
  const name = sheet.identity.name === '' ? t('desk.nameless') : sheet.identity.name;
  return (
    <div className="fe-harm-sum grid gap-1">
      {over > 0 && (
        <ul aria-label={t('sheet.heal.sum')}>
          <SumLine name={t('sheet.heal.entered')} value={String(entered)} />
          <SumLine name={t('sheet.heal.over', { max: sheet.hitPoints.max.value })} value={`−${over}`} />
          <SumLine isSum name={t('sheet.heal.reaches', { name })} value={String(action.amount)} />
        </ul>
      )}
      <p className="m-0">
        {t('sheet.heal.left', { before, after })}.{before === 0 && ` ${t('sheet.heal.wakes')}.`}
      </p>
    </div>
  );
}
