import { Button, focusOnMount } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { hitPointAction } from './hitPoints.ts';

const MAX_DIGITS = 4;

/** Field for temporary hit points; Enter applies them, Escape cancels. */
export function TempEntry({ onDone }: { onDone(): void }) {
  const character = useCharacter();
  const { act, t } = character;
  const [text, setText] = useState('');
  const action = hitPointAction('temp', Number(text), character);
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
        ref={focusOnMount}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('sheet.hp.temp')}
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <Button type="submit" small tone="act" idle={action === undefined}>
        {t('sheet.hp.temp')}
      </Button>
      <Button small aria-label={t('sheet.hp.cancel')} onClick={onDone}>
        ×
      </Button>
    </form>
  );
}
