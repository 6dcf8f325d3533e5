import type { Say } from '@tessera/text';
import { Icon, KeyHint, scrollable } from '@tessera/ui';
import { TOOL_ICONS } from './art.ts';
import { TOOL_GROUPS, TOOL_KEYS, type Tool } from './model/tools.ts';

export interface ToolboxProps {
  readonly say: Say;
  readonly tool: Tool;
  onTool(tool: Tool): void;
}

/** All tools with their keys; the one in hand stays down. */
export function Toolbox({ say, tool, onTool }: ToolboxProps) {
  return (
    <section ref={scrollable} className="hc-toolbox" aria-label={say('editor.tools')}>
      {TOOL_GROUPS.map(({ group, tools }) => (
        <fieldset key={group}>
          <legend>{say(`editor.group.${group}`)}</legend>
          {tools.map((each) => (
            <button
              key={each}
              type="button"
              className="hc-tool"
              data-tool={each}
              aria-pressed={each === tool}
              aria-keyshortcuts={TOOL_KEYS[each]}
              onClick={() => onTool(each)}
            >
              <Icon of={TOOL_ICONS[each]} />
              <span>{say(`editor.tool.${each}`)}</span>
              <KeyHint>{TOOL_KEYS[each].toUpperCase()}</KeyHint>
            </button>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
