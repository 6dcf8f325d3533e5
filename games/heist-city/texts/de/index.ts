import { problemTexts } from '@tessera/rules';
import type { Translation } from '@tessera/text';
import { citeRules } from '../citeRules.ts';
import type { en } from '../en/index.ts';
import { actions } from './actions.ts';
import { advice } from './advice.ts';
import { cards } from './cards.ts';
import { content } from './content.ts';
import { editor } from './editor.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { obstacles, refusals, shortRefusals, tableRefusals } from './refusals.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

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
