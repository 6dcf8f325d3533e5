import { Button } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { AmountField } from '../../parts/AmountField.tsx';
import { hitPointAction } from './hitPoints.ts';

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
    <form className="flex gap-2 ml-auto" onSubmit={(event) => void submit(event)}>
      <AmountField label={t('sheet.hp.temp')} text={text} onText={setText} isFocused onEscape={onDone} />
      <Button type="submit" small tone="act" idle={action === undefined}>
        {t('sheet.hp.temp')}
      </Button>
      <Button small aria-label={t('sheet.hp.cancel')} onClick={onDone}>
        ×
      </Button>
    </form>
  );
}
