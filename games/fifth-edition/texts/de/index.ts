import { problemTexts } from '@tessera/rules';
import type { Translation } from '@tessera/text';
import type { en } from '../en/index.ts';
import { advice } from './advice.ts';
import { builder } from './builder.ts';
import { companions } from './companions.ts';
import { compare } from './compare.ts';
import { content } from './content.ts';
import { debug } from './debug.ts';
import { desk } from './desk.ts';
import { engine } from './engine.ts';
import { history } from './history.ts';
import { levelup } from './levelup.ts';
import { match } from './match.ts';
import { play } from './play.ts';
import { print } from './print.ts';
import { search } from './search.ts';
import { sentence } from './sentence.ts';
import { sheet } from './sheet.ts';
import { sheetNames } from './sheetNames.ts';
import { start } from './start.ts';
import { studio } from './studio.ts';
import { studioForm } from './studioForm.ts';

/** German texts. */
export const de: Translation<typeof en> = {
  ...match,
  content: { ...problemTexts.de, ...content },
  ...engine,
  ...desk,
  ...sheetNames,
  ...play,
  ...sentence,
  ...sheet,
  ...advice,
  ...builder,
  ...start,
  ...levelup,
  ...history,
  ...companions,
  ...compare,
  ...studio,
  ...studioForm,
  ...print,
  ...search,
  ...debug,
};
