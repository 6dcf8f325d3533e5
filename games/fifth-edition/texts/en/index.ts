import { problemTexts } from '@tessera/rules';
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

/** All English texts, one file per screen. Names and texts of content stay in the content. */
export const en = {
  ...match,
  content: { ...problemTexts.en, ...content },
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
