import { ownSeats, type TableProps, type TableState } from '@tessera/table';
import { useQuestion } from '@tessera/ui';
import type { OpenGame } from '../games/openGame.ts';
import { GenericTable } from '../genericTable/GenericTable.tsx';

/** Table component of the game, or the generic one. */
export function GameOnTable({ game, ...props }: TableProps & { readonly game: OpenGame }) {
  useQuestion(questionOf(props.state));
  const { Table } = game.table;
  return Table ? <Table {...props} /> : <GenericTable {...props} board={game.board} />;
}

/** Identifies the viewer's question. Entries of other players do not change it, only an own entry or another decision. */
function questionOf(state: TableState): string {
  const seats = ownSeats(state);
  const answered = state.log.findLast(({ by }) => by !== undefined && seats.includes(by))?.seq;
  const asked = state.decisions.filter(({ seat }) => seats.includes(seat)).map(({ kind, seat }) => `${seat} ${kind}`);
  return `${answered ?? ''}:${asked.join()}`;
}
