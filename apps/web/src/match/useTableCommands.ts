import type { Table } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { useMemo, useRef } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useCommands } from '../shell/commands.ts';
import { useKeys } from '../shell/keys.ts';
import { tellRefusal } from './tellRefusal.ts';

/**
 * Registers the table commands of the shell for keys and the palette. `chat` must be stable, and is undefined without
 * other players.
 */
export function useTableCommands(table: Table, teller: GameFormatter, chat: (() => void) | undefined): void {
  const { t } = useTexts();
  const latest = useRef(teller);
  latest.current = teller;
  const commands = useMemo(() => {
    const group = t('match.group');
    const undo = () => void table.undo().then((answer) => tellRefusal(answer, latest.current));
    const redo = () => void table.redo().then((answer) => tellRefusal(answer, latest.current));
    return [
      { id: 'undo', label: t('match.undo'), group, keys: 'U', run: undo },
      { id: 'redo', label: t('match.redo'), group, keys: `${t('key.Shift')} U`, run: redo },
      ...(chat ? [{ id: 'chat', label: t('match.chat'), group, keys: 'C', run: chat }] : []),
    ] as const;
  }, [t, table, chat]);
  const [undo, redo, talk] = commands;
  useCommands(commands);
  useKeys({
    u: undo.run,
    'ctrl+z': undo.run,
    'shift+u': redo.run,
    'ctrl+y': redo.run,
    ...(talk && { c: talk.run }),
  });
}
