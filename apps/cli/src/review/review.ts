import { progressBar } from '@tessera/bots/arena';
import { DEFAULT_REVIEW_BUDGET, isReviewable, MAX_REVIEW_BUDGET, type Review, reviewMatch } from '@tessera/bots/review';
import type { CatalogEntry } from '@tessera/catalog';
import { Match } from '@tessera/kernel';
import { replayOf } from '@tessera/table';
import { formatReview } from '@tessera/table/review';
import { defineCommand, EXIT, FindingError, type Terminal, wholeNumber, writeText } from '@tessera/terminal';
import { gameFormatterFor, LANGUAGE_FLAG } from '../language.ts';
import { gameNamed } from '../matchFlags.ts';
import { readSavedMatch } from '../savedMatch.ts';
import { reviewPage } from './reviewPage.ts';
import { reviewText } from './reviewText.ts';

/** Command that reviews a match: how it stood, luck and decisions, turning points and missed options. */
export const review = defineCommand({
  name: 'review',
  topic: 'files',
  summary: 'Review a saved match: turning points, luck and decisions, missed options',
  about:
    'Bots finish every position. Decisions are judged by what their player could know.\nThe same match, seed and budget give the same review.',
  operands: { usage: '<file>', min: 1, max: 1 },
  flags: {
    budget: {
      type: 'string',
      value: 'N',
      about: `Bot finishes per position and option (${DEFAULT_REVIEW_BUDGET})`,
    },
    seed: { type: 'string', value: 'text', about: 'Seed of the dice of these finishes (1)' },
    side: { type: 'string', value: 'N', about: 'Side to look from, from 0 (default: the winner)' },
    out: { type: 'string', value: 'page.html', about: 'Also write an HTML page' },
    ...LANGUAGE_FLAG,
  },
  examples: [
    'tessera review match.json',
    'tessera review match.json --budget 100 --seed 7 --out page.html',
    'tessera review match.json --json',
  ],

  async run({ operands: [path = ''], flags }, terminal) {
    const { text, file } = readSavedMatch(path, terminal.io.cwd);
    const entry = gameNamed(file.header.game);
    if (!isReviewable(entry.game)) {
      throw new FindingError('not-reviewable', `${entry.game.id} waits for other matches, which cannot be reviewed.`);
    }
    const match = Match.load(entry.game, text);
    const budget = wholeNumber('budget', flags.budget, { min: 1, max: MAX_REVIEW_BUDGET }) ?? DEFAULT_REVIEW_BUDGET;
    const result = runReview(entry, match, { budget, seed: flags.seed ?? '1' }, terminal);
    const side = wholeNumber('side', flags.side, { max: result.sides.length - 1 }) ?? winnerOf(result);
    const formatter = gameFormatterFor(match, flags.language);
    const language = formatter.language;
    const formatted = formatReview({ review: result, replay: replayOf(entry.game, text), formatter, language, side });
    if (flags.out !== undefined) {
      const title = entry.manifest.texts[language]?.card.name ?? entry.manifest.texts.en.card.name;
      writeText(flags.out, terminal.io.cwd, reviewPage(result, formatted, { title, language }));
      terminal.note(`Review written to ${flags.out}`);
    }
    return { exit: EXIT.fine, text: reviewText(formatted, terminal), document: { ...result } };
  },
});

/** Reviews a match and shows the progress. */
export function runReview(
  { bots, manifest }: CatalogEntry,
  match: Match,
  settings: { readonly budget: number; readonly seed: string },
  { io }: Terminal,
): Review {
  const onProgress = progressBar(io.stderr);
  const start = performance.now();
  const isCooperative = manifest.card.cooperative === true;
  const steps = reviewMatch({ match, bots, isCooperative, ...settings });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    onProgress({ ...step.value, seconds: (performance.now() - start) / 1000 });
  }
}

/** Returns the first side that won, or the first one. */
function winnerOf({ sides, results }: Review): number {
  return Math.max(
    0,
    sides.findIndex(({ seats: [seat = 0] }) => results?.[seat] === 'win'),
  );
}
