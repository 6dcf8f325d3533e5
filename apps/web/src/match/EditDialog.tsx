import type { Table } from '@tessera/table';
import { Button, Dialog, TextField } from '@tessera/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../i18n/refusalText.ts';
import { jsonOf } from './jsonOf.ts';
import { pathOf } from './pathOf.ts';

/** Companion mode: sets one value of the state by hand, because the real table says so. The rules check the result. */
export function EditDialog({ table, onClose }: { readonly table: Table; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [path, setPath] = useState('');
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();

  const set = async () => {
    const json = jsonOf(value);
    if (json === undefined) {
      setProblem(t('edit.notJson'));
      return;
    }
    const told = await table.edit([[pathOf(path), json]]);
    if (told.ok) onClose();
    else setProblem(refusalText(told.refusal, table.game.id));
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title')}
      closeLabel={t('close')}
      actions={
        <Button tone="act" onClick={() => void set()}>
          {t('edit.set')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="m-0 text-muted">{t('edit.text')}</p>
        <TextField label={t('edit.path')} hint={t('edit.pathHint')} value={path} onChange={setPath} />
        <TextField
          label={t('edit.value')}
          hint={t('edit.valueHint')}
          value={value}
          onChange={setValue}
          error={problem}
        />
      </div>
    </Dialog>
  );
}
