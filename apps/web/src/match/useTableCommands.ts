import type { Table } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { useMemo, useRef } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { hasBook } from '../rulebook/books.ts';
import { closeRules, openRule, useReading } from '../rulebook/reading.ts';
import { useCommands } from '../shell/commands.ts';
import { useKeys } from '../shell/keys.ts';
import { useKeysOfGame } from '../shell/pageKeys.ts';
import { showRefusal } from './showRefusal.ts';

interface TableCommandOptions {
  /** Opens or closes the chat. Must be stable; undefined without other players. */
  readonly chat: (() => void) | undefined;
  /** Opens or closes the log. Must be stable. */
  readonly log: () => void;
  /** The game whose rulebook can be opened. */
  readonly game: string;
}

/** Registers the table commands of the shell for keys and the palette. */
export function useTableCommands(
  table: Table,
  formatter: GameFormatter,
  { chat, log, game }: TableCommandOptions,
): void {
  const { t } = useTexts();
  const latest = useRef(formatter);
  latest.current = formatter;
  const commands = useMemo(() => {
    const group = t('match.group');
    const undo = () => void table.undo().then((answer) => showRefusal(answer, latest.current));
    const redo = () => void table.redo().then((answer) => showRefusal(answer, latest.current));
    return [
      { id: 'undo', label: t('match.undo'), group, keys: 'U', run: undo },
      { id: 'redo', label: t('match.redo'), group, keys: `${t('key.Shift')} U`, run: redo },
      ...(hasBook(game)
        ? [{ id: 'rulebook', label: t('rulebook.title'), group, keys: `${t('key.Shift')} R`, run: toggleRulebook }]
        : []),
      { id: 'log', label: t('log.whole'), group, keys: 'L', run: log },
      ...(chat ? [{ id: 'chat', label: t('match.chat'), group, keys: `${t('key.Shift')} C`, run: chat }] : []),
    ];
  }, [t, table, chat, log, game]);
  useCommands(commands);
  useKeysOfGame(game);
  const run = (id: string) => commands.find((command) => command.id === id)?.run ?? (() => {});
  useKeys({
    u: run('undo'),
    'ctrl+z': run('undo'),
    'shift+u': run('redo'),
    'ctrl+y': run('redo'),
    l: log,
    ...(hasBook(game) && { 'shift+r': toggleRulebook }),
    ...(chat && { 'shift+c': chat }),
  });
}

function toggleRulebook(): void {
  if (useReading.getState().isOpen) closeRules();
  else openRule();
}
