import { adviceDe } from './advice.de.ts';
import { editorDe } from './editor.de.ts';
import { editorEn } from './editor.en.ts';
import { eventsDe, eventWordsDe } from './events.de.ts';
import { eventsEn, eventWordsEn } from './events.en.ts';
import { namesDe } from './names.de.ts';
import { namesEn } from './names.en.ts';
import { obstaclesDe, refusalsDe } from './refusals.de.ts';
import { obstaclesEn, refusalsEn } from './refusals.en.ts';
import { tableDe } from './table.de.ts';
import { tableEn } from './table.en.ts';

/** All texts of the table, a bundle a language. English advice is the engine's own. */
export const texts = {
  en: {
    ...tableEn,
    editor: editorEn,
    name: namesEn,
    event: eventsEn,
    eventWord: eventWordsEn,
    refusal: refusalsEn,
    // Why it ended is told by the shell as well.
    refusals: tableEn.end.why,
    obstacle: obstaclesEn,
    advice: {},
  },
  de: {
    ...tableDe,
    editor: editorDe,
    name: namesDe,
    event: eventsDe,
    eventWord: eventWordsDe,
    refusal: refusalsDe,
    refusals: tableDe.end.why,
    obstacle: obstaclesDe,
    advice: adviceDe,
  },
} as const;
