import type { CommandResult, Table } from '@tessera/table';
import { expect, test, vi } from 'vitest';
import { watchingHistory } from './fullHistory.ts';

/** Returns a table that answers every command alike. */
function answering(answer: CommandResult): Table {
  const command = async () => answer;
  return { act: command, undo: command, redo: command, edit: command } as Partial<Table> as Table;
}

const FULL = { ok: false, refusal: { code: 'match-log-full', params: { most: 16 } } } as const;

test.each(['act', 'undo', 'redo', 'edit'] as const)(
  'watchingHistory reports a full history when %s is refused',
  async (command) => {
    const onFull = vi.fn();
    const table = watchingHistory(answering(FULL), onFull);
    const answers = { act: () => table.act({}), undo: table.undo, redo: table.redo, edit: () => table.edit([]) };
    expect(await answers[command]()).toEqual(FULL);
    expect(onFull).toHaveBeenCalledOnce();
  },
);

test('watchingHistory reports nothing for another refusal', async () => {
  const onFull = vi.fn();
  const refused = { ok: false, refusal: { code: 'stale', params: { seq: 1 } } } as const;
  expect(await watchingHistory(answering(refused), onFull).act({})).toEqual(refused);
  expect(onFull).not.toHaveBeenCalled();
});
