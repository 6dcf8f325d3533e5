import { problemTexts } from '@tessera/rules';
import type { Translation } from '@tessera/text';
import { builder } from './de/builder.ts';
import { compare } from './de/compare.ts';
import { content } from './de/content.ts';
import { debug } from './de/debug.ts';
import { desk } from './de/desk.ts';
import { engine } from './de/engine.ts';
import { history } from './de/history.ts';
import { levelup } from './de/levelup.ts';
import { match } from './de/match.ts';
import { play } from './de/play.ts';
import { print } from './de/print.ts';
import { search } from './de/search.ts';
import { sheet } from './de/sheet.ts';
import { start } from './de/start.ts';
import { studio } from './de/studio.ts';
import { studioForm } from './de/studioForm.ts';
import { words } from './de/words.ts';
import type { en } from './en.ts';

/** German texts. */
export const de: Translation<typeof en> = {
  ...match,
  content: { ...problemTexts.de, ...content },
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
