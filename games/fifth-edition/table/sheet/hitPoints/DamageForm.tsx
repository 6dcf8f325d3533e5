import { Button } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useCharacter } from '../../character/desk.ts';
import { type HarmEntry, type HarmPlan, harmPlan } from './harmPlan.ts';
import { SumLine } from './SumLine.tsx';

const NOTHING: HarmEntry = { text: '', source: '', isCritical: false, isHalf: false };

/** Damage in one line, with the sum of what is taken and what follows. Enter applies it, Escape cancels. */
export function DamageForm({ onDone }: { onDone(): void }) {
  const desk = useCharacter();
  const { act, t } = desk;
  const [entry, setEntry] = useState(NOTHING);
  const plan = harmPlan(entry, desk);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (plan !== undefined && (await act(plan.action)).ok) onDone();
  };
  const isUnread = plan === undefined && entry.text.trim() !== '';
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
          className="fe-harm-field min-w-24 flex-[3_1_8rem]"
          autoComplete="off"
          maxLength={100}
          placeholder={t('sheet.harm.what')}
          aria-label={t('sheet.hp.damage')}
          aria-invalid={isUnread}
          value={entry.text}
          onChange={({ target }) => setEntry({ ...entry, text: target.value })}
        />
        <input
          className="fe-harm-field min-w-20 flex-[1_1_5rem]"
          autoComplete="off"
          maxLength={100}
          placeholder={t('sheet.harm.source')}
          aria-label={t('sheet.harm.source')}
          value={entry.source}
          onChange={({ target }) => setEntry({ ...entry, source: target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button small pressed={entry.isCritical} onClick={() => setEntry({ ...entry, isCritical: !entry.isCritical })}>
          {t('sheet.harm.critical')}
        </Button>
        <Button small pressed={entry.isHalf} onClick={() => setEntry({ ...entry, isHalf: !entry.isHalf })}>
          {t('sheet.harm.half')}
        </Button>
        <span className="ml-auto flex gap-2">
          <Button type="submit" small tone="act" idle={plan === undefined}>
            {plan === undefined || plan.total === 0
              ? t(plan === undefined ? 'sheet.hp.damage' : 'sheet.harm.takeNothing')
              : t('sheet.harm.take', { n: plan.total })}
          </Button>
          <Button small aria-label={t('sheet.hp.cancel')} onClick={onDone}>
            ×
          </Button>
        </span>
      </div>
      <div role="status">
        {isUnread && <p className="m-0 text-note text-enemy">{t('sheet.harm.unread')}</p>}
        {plan !== undefined && <Sum plan={plan} />}
      </div>
    </form>
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
