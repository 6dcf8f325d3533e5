import { problemTexts } from '@tessera/rules';
import type { Translation } from '@tessera/text';
import { citeRules } from './citeRules.ts';
import { actions } from './de/actions.ts';
import { advice } from './de/advice.ts';
import { cards } from './de/cards.ts';
import { content } from './de/content.ts';
import { editor } from './de/editor.ts';
import { events } from './de/events.ts';
import { names } from './de/names.ts';
import { options } from './de/options.ts';
import { obstacles, refusals, shortRefusals, tableRefusals } from './de/refusals.ts';
import { rules } from './de/rules.ts';
import { table } from './de/table.ts';
import type { en } from './en.ts';

/** German texts of the game. */
export const de: Translation<typeof en> = {
  ...rules,
  ...table,
  ...cards,
  action: actions,
  event: events,
  refusal: { ...citeRules(refusals, 'Regelung'), ...tableRefusals },
  // For locked buttons: without sections, and shorter if possible.
  locked: { ...refusals, ...tableRefusals, ...shortRefusals },
  obstacle: obstacles,
  option: options,
  name: names,
  advice,
  content: { ...problemTexts.de, ...content },
  editor,
};
