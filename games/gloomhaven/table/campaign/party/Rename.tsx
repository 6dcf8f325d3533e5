import { Button, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { type Desk, refusalOf } from '../desk.ts';

/** Form to rename a character. */
export function Rename({ desk, character }: { readonly desk: Desk; readonly character: number }) {
  const { view, t } = desk;
  const [name, setName] = useState<string>();
  if (name === undefined) {
    return <Button onClick={() => setName(view.characters[character]!.name)}>{t('rename')}</Button>;
  }
  const action = { type: 'rename' as const, character, name: name.trim() };
  const isEmpty = action.name === '';
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || refusalOf(desk, action) !== undefined) return;
    desk.act(action);
    setName(undefined);
  };
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={rename}>
      <TextField label={t('characterName')} value={name} maxLength={40} onChange={setName} />
      <Button type="submit" idle={isEmpty}>
        {t('rename')}
      </Button>
    </form>
  );
}
