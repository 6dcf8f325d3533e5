import { Button } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { EntryButtons, EntryField, EntryForm } from './EntryForm.tsx';
import { type HarmEntry, type HarmPlan, harmPlan } from './harmPlan.ts';
import { SumLine } from './SumLine.tsx';

const NOTHING: HarmEntry = { text: '', source: '', isCritical: false, isHalf: false };

/** Form for damage in one line, with the damage taken and its consequences. */
export function DamageForm({ onDone }: { onDone(): void }) {
  const character = useCharacter();
  const { act, t } = character;
  const [entry, setEntry] = useState(NOTHING);
  const plan = harmPlan(entry, character);
  const apply = async () => plan !== undefined && (await act(plan.action)).ok;
  const isUnread = plan === undefined && entry.text.trim() !== '';
  return (
    <EntryForm onApply={apply} onDone={onDone}>
      <div className="flex flex-wrap items-center gap-2">
        <EntryField
          isFirst
          className="min-w-24 flex-[3_1_8rem]"
          maxLength={100}
          placeholder={t('sheet.harm.what')}
          aria-label={t('sheet.hp.damage')}
          aria-invalid={isUnread}
          value={entry.text}
          onEnter={(text) => setEntry({ ...entry, text })}
        />
        <EntryField
          className="min-w-20 flex-[1_1_5rem]"
          maxLength={100}
          placeholder={t('sheet.harm.source')}
          aria-label={t('sheet.harm.source')}
          value={entry.source}
          onEnter={(source) => setEntry({ ...entry, source })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button small pressed={entry.isCritical} onClick={() => setEntry({ ...entry, isCritical: !entry.isCritical })}>
          {t('sheet.harm.critical')}
        </Button>
        <Button small pressed={entry.isHalf} onClick={() => setEntry({ ...entry, isHalf: !entry.isHalf })}>
          {t('sheet.harm.half')}
        </Button>
        <EntryButtons tone="act" idle={plan === undefined} onDone={onDone}>
          {plan === undefined || plan.total === 0
            ? t(plan === undefined ? 'sheet.hp.damage' : 'sheet.harm.takeNothing')
            : t('sheet.harm.take', { n: plan.total })}
        </EntryButtons>
      </div>
      <div role="status">
        {isUnread && <p className="m-0 text-note text-enemy">{t('sheet.harm.unread')}</p>}
        {plan !== undefined && <Sum plan={plan} />}
      </div>
    </EntryForm>
  );
}

/** The sum from the entered parts to what reaches the character, and its consequences. */
function Sum({ plan: { rows, total, absorbed, consequences } }: { readonly plan: HarmPlan }) {
  const { t, sheet } = useCharacter();
  const name = sheet.identity.name === '' ? t('desk.nameless') : sheet.identity.name;
  const isLong = rows.length > 1 || absorbed > 0;
  return (
    <div className="fe-harm-sum grid gap-1 text-note">
      <ul aria-label={t('sheet.harm.sum')}>
        {rows.map(({ id, name: part, note, value }) => (
          <SumLine key={id} name={part} note={note} value={String(value)} />
        ))}
        {rows.length > 1 && <SumLine isSum name={t('sheet.harm.together')} value={String(total)} />}
        {absorbed > 0 && <SumLine name={t('sheet.harm.temp', { n: absorbed })} value={`−${absorbed}`} />}
        {isLong && <SumLine isSum name={t('sheet.harm.reaches', { name })} value={String(total - absorbed)} />}
      </ul>
      <p className="m-0">{consequences.join('. ')}.</p>
    </div>
  );
}
