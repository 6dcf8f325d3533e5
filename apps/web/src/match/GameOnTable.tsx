import type { TableProps } from '@tessera/table';
import type { OpenGame } from '../games/openGame.ts';
import { GenericTable } from '../genericTable/GenericTable.tsx';

/** Table component of the game, or the generic one. */
export function GameOnTable({ game, ...props }: TableProps & { readonly game: OpenGame }) {
  const { Table } = game.table;
  return Table ? <Table {...props} /> : <GenericTable {...props} board={game.board} />;
}
