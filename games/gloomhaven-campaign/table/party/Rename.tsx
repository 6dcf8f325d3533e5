import { Button, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { type CampaignTableModel, refusalOf } from '../tableModel.ts';

/** Form to rename a character. */
export function Rename({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t } = table;
  const [name, setName] = useState<string>();
  if (name === undefined) {
    return <Button onClick={() => setName(view.characters[character]!.name)}>{t('rename')}</Button>;
  }
  const action = { type: 'rename' as const, character, name: name.trim() };
  const isEmpty = action.name === '';
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || refusalOf(table, action) !== undefined) return;
    table.act(action);
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
