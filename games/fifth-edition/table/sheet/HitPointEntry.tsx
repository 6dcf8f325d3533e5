import { Button } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { type HitPointChange, hitPointAction } from './hitPoints.ts';

interface HitPointEntryProps {
  readonly change: HitPointChange;
  onDone(): void;
}

const MOST_DIGITS = 4;

/** A field for how much; Enter does it, Esc leaves it. */
export function HitPointEntry({ change, onDone }: HitPointEntryProps) {
  const { sheet, act, say } = useDesk();
  const [text, setText] = useState('');
  const action = hitPointAction(change, Number(text), sheet.hitPoints);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (action === undefined) return;
    const told = await act(action);
    if (told.ok) onDone();
  };
  return (
    <form className="fe-hp-entry flex gap-2 ml-auto" onSubmit={(event) => void submit(event)}>
      <input
        // The field is there because somebody asked for it.
        ref={(field) => field?.focus()}
        inputMode="numeric"
        autoComplete="off"
        aria-label={say(`sheet.hp.${change}`)}
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\D/g, '').slice(0, MOST_DIGITS))}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <Button type="submit" small tone="act" idle={action === undefined}>
        {say(`sheet.hp.${change}`)}
      </Button>
      <Button small aria-label={say('sheet.hp.cancel')} onClick={onDone}>
        ×
      </Button>
    </form>
  );
}
