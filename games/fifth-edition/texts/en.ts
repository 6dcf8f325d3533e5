import { problemTexts } from '@tessera/rules';
import { builder } from './en/builder.ts';
import { compare } from './en/compare.ts';
import { content } from './en/content.ts';
import { debug } from './en/debug.ts';
import { desk } from './en/desk.ts';
import { engine } from './en/engine.ts';
import { history } from './en/history.ts';
import { levelup } from './en/levelup.ts';
import { match } from './en/match.ts';
import { play } from './en/play.ts';
import { print } from './en/print.ts';
import { search } from './en/search.ts';
import { sheet } from './en/sheet.ts';
import { start } from './en/start.ts';
import { studio } from './en/studio.ts';
import { studioForm } from './en/studioForm.ts';
import { words } from './en/words.ts';

/** All English texts, one file per screen. Names and texts of content stay in the content. */
export const en = {
  ...match,
  content: { ...problemTexts.en, ...content },
  ...engine,
  ...desk,
  ...words,
  ...play,
  ...sheet,
  ...builder,
  ...start,
  ...levelup,
  ...history,
  ...compare,
  ...studio,
  ...studioForm,
  ...print,
  ...search,
  ...debug,
};
