import { Button } from '@tessera/ui';
import { useState } from 'react';
import type { Start } from './start.ts';

/** Start with an independent copy of an existing character. */
export function CopyStart({ t, isBusy, existing, run, create }: Start) {
  const [id, setId] = useState(existing[0]?.id);
  const make = () =>
    run(async () => {
      const template = existing.find((each) => each.id === id);
      if (template === undefined) return;
      const record = await template.record();
      await create({ ...record, name: t('start.copy.name', { name: record.name }).slice(0, 100) }, 'copy', 'sheet');
    });
  return (
    <>
      <label className="fe-field">
        <span>{t('start.copy.which')}</span>
        <select value={id} onChange={({ target }) => setId(target.value)}>
          {existing.map((each) => (
            <option key={each.id} value={each.id}>
              {[each.name || t('desk.nameless'), each.note].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
      </label>
      <Button tone="act" working={isBusy} onClick={() => void make()}>
        {t('start.copy.make')}
      </Button>
    </>
  );
}
