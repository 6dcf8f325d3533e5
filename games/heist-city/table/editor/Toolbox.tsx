import type { TranslateFn } from '@tessera/text';
import { Icon, KeyHint, PressRow, scrollable } from '@tessera/ui';
import { TOOL_ICONS } from './art.ts';
import { TOOL_GROUPS, TOOL_KEYS, type Tool } from './model/tools.ts';

export interface ToolboxProps {
  readonly t: TranslateFn;
  readonly tool: Tool;
  onTool(tool: Tool): void;
}

/** All tools with their keys; the selected one is pressed. */
export function Toolbox({ t, tool, onTool }: ToolboxProps) {
  return (
    <section ref={scrollable} className={TOOLBOX} aria-label={t('editor.tools')}>
      {TOOL_GROUPS.map(({ group, tools }) => (
        <fieldset key={group}>
          <legend>{t(`editor.group.${group}`)}</legend>
          {tools.map((each) => (
            <PressRow
              key={each}
              className={TOOL}
              data-tool={each}
              aria-pressed={each === tool}
              aria-keyshortcuts={TOOL_KEYS[each]}
              onClick={() => onTool(each)}
            >
              <Icon of={TOOL_ICONS[each]} />
              <span>{t(`editor.tool.${each}`)}</span>
              <KeyHint>{TOOL_KEYS[each].toUpperCase()}</KeyHint>
            </PressRow>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

const TOOLBOX =
  'flex flex-col gap-2 ' +
  '[&_fieldset]:flex [&_fieldset]:flex-col [&_fieldset]:gap-0.5 [&_fieldset]:min-w-0 ' +
  '[&_legend]:pt-0 [&_legend]:px-0 [&_legend]:pb-0.5 [&_legend]:text-muted [&_legend]:text-note ' +
  'max-[1181px]:order-2 max-[1181px]:flex-row max-[1181px]:flex-wrap max-[1181px]:[&_fieldset]:flex-row ' +
  'max-[1181px]:[&_fieldset]:flex-wrap max-[1181px]:[&_fieldset]:w-full max-[701px]:flex-nowrap ' +
  'max-[701px]:w-auto max-[701px]:[&_fieldset]:flex-nowrap max-[701px]:[&_fieldset]:w-auto max-[701px]:my-0 ' +
  'max-[701px]:-mx-4 max-[701px]:pt-0 max-[701px]:px-4 max-[701px]:pb-2 max-[701px]:overflow-x-auto ' +
  'max-[701px]:[&_fieldset]:flex-none';

const TOOL =
  'flex gap-2 items-center min-h-7.5 px-2 border border-transparent rounded-control text-ink text-body text-left ' +
  'cursor-pointer ' +
  '[&_span]:flex-1 ' +
  'hover:bg-surface aria-pressed:border-act-line aria-pressed:bg-raised aria-pressed:font-semibold ' +
  'data-[tool=zone-0]:[&_svg]:text-ally data-[tool=zone-1]:[&_svg]:text-enemy data-[tool=exit]:[&_svg]:text-good ' +
  'data-[tool=table]:[&_svg]:text-(--wood) ' +
  'max-[1181px]:w-auto max-[1181px]:min-h-11 max-[1181px]:border-hairline max-[701px]:whitespace-nowrap';
