import type { OwnRoll, Table, TableState } from '@tessera/table';
import type { Teller } from '@tessera/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ShownGame } from '../games/openGame.ts';
import { useSettings } from '../settings/settings.ts';
import { type Rolling, withOwnDice } from './ownDice.ts';

/** The table to act at, which in companion mode asks for the dice of the real one; and what it asks for now. */
export function useOwnDice(
  table: Table,
  { info }: TableState,
  { results }: ShownGame,
  teller: Teller,
): { readonly hand: Table; readonly rolling?: Rolling } {
  const [rolling, setRolling] = useState<Rolling>();
  const isWanted = useSettings(({ ownDice }) => ownDice);
  const asks = info.mode === 'companion' && isWanted;
  // A match is put into other words with every entry; what waits for dice stays the same.
  const words = useRef(teller);
  useEffect(() => {
    words.current = teller;
  }, [teller]);
  const hand = useMemo(() => {
    const namesOf = (roll: OwnRoll) => results?.(roll, words.current);
    return asks ? withOwnDice(table, setRolling, namesOf) : table;
  }, [table, asks, results]);
  return rolling ? { hand, rolling } : { hand };
}
