import type { GameFormatter } from '@tessera/text';
import type { KeyGroup } from '@tessera/ui';
import { TOOL_GROUPS, TOOL_KEYS } from './model/tools.ts';

/** Returns every key of the map editor with its function, for the page's list of keys. */
export function editorKeys({ say }: Pick<GameFormatter, 'say'>): readonly KeyGroup[] {
  const board: KeyGroup = {
    title: say('editor.keyMap.title'),
    keys: [
      { keys: ['U'], does: say('editor.keyMap.undo') },
      { keys: ['Shift', 'U'], does: say('editor.keyMap.redo') },
      { keys: ['L'], does: say('editor.keyMap.mirror') },
      { keys: ['←', '↑', '→', '↓'], does: say('editor.keyMap.cursor') },
      { keys: ['Enter'], does: say('editor.keyMap.draw') },
      { keys: ['+', '−', '0'], does: say('editor.keyMap.zoom') },
    ],
  };
  const tools = TOOL_GROUPS.map(({ group, tools }) => ({
    title: say('editor.keyMap.tools', { group: say(`editor.group.${group}`) }),
    keys: tools.map((tool) => ({ keys: [TOOL_KEYS[tool].toUpperCase()], does: say(`editor.tool.${tool}`) })),
  }));
  return [board, ...tools];
}
