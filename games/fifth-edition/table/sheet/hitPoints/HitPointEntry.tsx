import { Button } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useCharacter } from '../../character/desk.ts';
import { asksForCritical, type HitPointChange, hitPointAction } from './hitPoints.ts';

interface HitPointEntryProps {
  readonly change: HitPointChange;
  onDone(): void;
}

const MAX_DIGITS = 4;

/** Field for an amount; Enter applies it, Escape cancels. */
export function HitPointEntry({ change, onDone }: HitPointEntryProps) {
  const desk = useCharacter();
  const { sheet, act, t } = desk;
  const [text, setText] = useState('');
  const [isCritical, setCritical] = useState(false);
  const action = hitPointAction(change, Number(text), desk, isCritical);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (action === undefined) return;
    const result = await act(action);
    if (result.ok) onDone();
  };
  return (
    <form className="fe-hp-entry flex gap-2 ml-auto" onSubmit={(event) => void submit(event)}>
      <input
        // Focus the field, because the player just opened it.
        ref={(field) => field?.focus()}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t(`sheet.hp.${change}`)}
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      {asksForCritical(change, sheet) && (
        <Button small pressed={isCritical} onClick={() => setCritical(!isCritical)}>
          {t('sheet.death.critical')}
        </Button>
      )}
      <Button type="submit" small tone="act" idle={action === undefined}>
        {t(`sheet.hp.${change}`)}
      </Button>
      <Button small aria-label={t('sheet.hp.cancel')} onClick={onDone}>
        ×
      </Button>
    </form>
  );
}
