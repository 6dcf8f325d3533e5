import type { Table } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Button, Dialog, TextField } from '@tessera/ui';
import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { jsonOf } from './jsonOf.ts';
import { pathOf } from './pathOf.ts';

interface EditDialogProps {
  readonly table: Table;
  readonly formatter: GameFormatter;
  readonly onClose: () => void;
}

/**
 * Dialog of companion mode that sets one value of the state to match the physical table. The rules validate the result.
 */
export function EditDialog({ table, formatter, onClose }: EditDialogProps) {
  const { t } = useTexts();
  const [path, setPath] = useState('');
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();

  const set = async () => {
    const json = jsonOf(value);
    if (json === undefined) {
      setProblem(t('edit.notJson'));
      return;
    }
    const answer = await table.edit([[pathOf(path), json]]);
    if (answer.ok) onClose();
    else setProblem(formatter.refusal(answer.refusal));
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
