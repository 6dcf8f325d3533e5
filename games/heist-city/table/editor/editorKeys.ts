import type { GameFormatter } from '@tessera/text';
import type { KeyGroup } from '@tessera/ui';
import { TOOL_GROUPS, TOOL_KEYS } from './model/tools.ts';

/** Returns every key of the map editor with its function, for the page's list of keys. */
export function editorKeys({ t }: Pick<GameFormatter, 't'>): readonly KeyGroup[] {
  const board: KeyGroup = {
    title: t('editor.keyMap.title'),
    keys: [
      { keys: ['U'], does: t('editor.keyMap.undo') },
      { keys: ['Shift', 'U'], does: t('editor.keyMap.redo') },
      { keys: ['L'], does: t('editor.keyMap.mirror') },
      { keys: ['←', '↑', '→', '↓'], does: t('editor.keyMap.cursor') },
      { keys: ['Enter'], does: t('editor.keyMap.draw') },
      { keys: ['+', '−', '0'], does: t('editor.keyMap.zoom') },
    ],
  };
  const tools = TOOL_GROUPS.map(({ group, tools }) => ({
    title: t('editor.keyMap.tools', { group: t(`editor.group.${group}`) }),
    keys: tools.map((tool) => ({ keys: [TOOL_KEYS[tool].toUpperCase()], does: t(`editor.tool.${tool}`) })),
  }));
  return [board, ...tools];
}
