import type { Patch } from '@tessera/kernel';
import type { TableProps } from '@tessera/table';
import { useCallback, useState } from 'react';

/** Edits of a match in companion mode, and the reason why the last one was refused. */
export interface Corrections {
  readonly refusal: string | undefined;
  edit(patches: readonly Patch[]): void;
}

export function useCorrections({ table, formatter }: Pick<TableProps, 'table' | 'formatter'>): Corrections {
  const [refusal, setRefusal] = useState<string>();
  const edit = useCallback(
    (patches: readonly Patch[]) => {
      setRefusal(undefined);
      void table.edit(patches).then((result) => {
        if (!result.ok) setRefusal(formatter.refusal(result.refusal));
      });
    },
    [table, formatter],
  );
  return { refusal, edit };
}
