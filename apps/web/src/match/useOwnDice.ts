import type { Table, TableState } from '@tessera/table';
import { useMemo, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { type Rolling, withOwnDice } from './ownDice.ts';

/** The table to act at, which in companion mode asks for the dice of the real one; and what it asks for now. */
export function useOwnDice(table: Table, { info }: TableState): { readonly hand: Table; readonly rolling?: Rolling } {
  const [rolling, setRolling] = useState<Rolling>();
  const isWanted = useSettings(({ ownDice }) => ownDice);
  const asks = info.mode === 'companion' && isWanted;
  const hand = useMemo(() => (asks ? withOwnDice(table, setRolling) : table), [table, asks]);
  return rolling ? { hand, rolling } : { hand };
}
