import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { useGate } from '../../parts/gate/useGate.ts';
import { usePerform } from '../../play/usePerform.ts';
import { EntryButtons, EntryField, EntryForm } from './EntryForm.tsx';
import { type HealPlan, healPlan } from './healPlan.ts';
import { SumLine } from './SumLine.tsx';

const MAX_DIGITS = 4;

/** Form for healing in one line, with the hit points gained. The dead are healed only in spite of the rules. */
export function HealForm({ onDone }: { onDone(): void }) {
  const character = useCharacter();
  const { t, sheet } = character;
  const [text, setText] = useState('');
  const [source, setSource] = useState('');
  const gate = useGate({ kind: 'heal' }, t('sheet.hp.heal'));
  const perform = usePerform();
  const plan = healPlan(Number(text), source, character);
  const isFull = sheet.hitPoints.current >= sheet.hitPoints.max.value;
  const apply = async () => plan !== undefined && (await perform(undefined, gate.action(gate.isBarred), plan.action));
  return (
    <EntryForm onApply={apply} onDone={onDone}>
      <div className="flex flex-wrap items-center gap-2">
        <EntryField
          isFirst
          className="min-w-24 flex-[2_1_7rem]"
          inputMode="numeric"
          placeholder={t('sheet.heal.amount')}
          aria-label={t('sheet.hp.heal')}
          value={text}
          onEnter={(typed) => setText(typed.replace(/\D/g, '').slice(0, MAX_DIGITS))}
        />
        <EntryField
          className="min-w-20 flex-[1_1_5rem]"
          maxLength={100}
          placeholder={t('sheet.heal.source')}
          aria-label={t('sheet.heal.source')}
          value={source}
          onEnter={setSource}
        />
        <EntryButtons tone={gate.isBarred ? 'rest' : 'act'} idle={plan === undefined} onDone={onDone}>
          {plan === undefined
            ? t('sheet.hp.heal')
            : t(gate.isBarred ? 'sheet.heal.anyway' : 'sheet.heal.take', { n: plan.action.amount })}
        </EntryButtons>
      </div>
      <div role="status" className="grid gap-1 text-note">
        {isFull ? (
          <p className="m-0">{t('sheet.heal.unhurt')}</p>
        ) : (
          gate.isBarred && <p className="m-0">{gate.sentence}</p>
        )}
        {plan !== undefined && <Sum plan={plan} />}
      </div>
    </EntryForm>
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
