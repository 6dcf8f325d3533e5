import { blankRecord, type Edition } from '@tessera/fifth-edition';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import type { Start } from './start.ts';
import { EditionField, NameField } from './startFields.tsx';

/** Start with a blank character: the builder asks one question at a time, or all on one page. */
export function BlankStart({ t, isBusy, create, isExpert = false }: Start & { readonly isExpert?: boolean }) {
  const [edition, setEdition] = useState<Edition>('2024');
  const [name, setName] = useState('');
  const make = () =>
    create(blankRecord({ id: 'character', name, edition }), 'blank', isExpert ? 'build/~all' : 'build');
  return (
    <>
      <div className="flex flex-wrap gap-3 items-end">
        <EditionField t={t} edition={edition} onChange={setEdition} />
        <NameField t={t} name={name} onChange={setName} />
      </div>
      <Button tone="act" working={isBusy} onClick={() => void make()}>
        {t(isExpert ? 'start.blank.expert' : 'start.blank.guided')}
      </Button>
    </>
  );
}
