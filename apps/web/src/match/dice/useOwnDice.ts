import type { OwnRoll, Table, TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ShownGame } from '../../games/openGame.ts';
import { useSettings } from '../../settings/settings.ts';
import { type PendingRoll, withOwnDice } from './ownDice.ts';

/** Returns the table to act at, which asks for physical dice in companion mode, and its current request. */
export function useOwnDice(
  table: Table,
  { info }: TableState,
  { results }: ShownGame,
  formatter: GameFormatter,
): { readonly hand: Table; readonly rolling?: PendingRoll } {
  const [rolling, setRolling] = useState<PendingRoll>();
  const isWanted = useSettings(({ ownDice }) => ownDice);
  const asks = info.mode === 'companion' && isWanted;
  // The formatter changes with every entry; a pending roll must survive that.
  const words = useRef(formatter);
  useEffect(() => {
    words.current = formatter;
  }, [formatter]);
  const hand = useMemo(() => {
    const namesOf = (roll: OwnRoll) => results?.(roll, words.current);
    return asks ? withOwnDice(table, setRolling, namesOf) : table;
  }, [table, asks, results]);
  return rolling ? { hand, rolling } : { hand };
}
