import { problemTexts } from '@tessera/rules';
import { citeRules } from './citeRules.ts';
import { actions } from './en/actions.ts';
import { advice } from './en/advice.ts';
import { cards } from './en/cards.ts';
import { content } from './en/content.ts';
import { editor } from './en/editor.ts';
import { events } from './en/events.ts';
import { names } from './en/names.ts';
import { options } from './en/options.ts';
import { obstacles, refusals, shortRefusals, tableRefusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { table } from './en/table.ts';

/** English texts of the game. `src/text/messageFormat.ts` fills the placeholders. */
export const en = {
  ...rules,
  ...table,
  ...cards,
  action: actions,
  event: events,
  refusal: { ...citeRules(refusals, 'ruling'), ...tableRefusals },
  // For locked buttons: without sections, and shorter if possible.
  locked: { ...refusals, ...tableRefusals, ...shortRefusals },
  obstacle: obstacles,
  option: options,
  name: names,
  advice,
  content: { ...problemTexts.en, ...content },
  editor,
} as const;
