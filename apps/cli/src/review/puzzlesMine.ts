import {
  DEFAULT_REVIEW_BUDGET,
  isReviewable,
  MAX_REVIEW_BUDGET,
  minePuzzles,
  PER_UNIT,
  type Puzzle,
} from '@tessera/bots/review';
import { Match } from '@tessera/kernel';
import { count, defineCommand, EXIT, FindingError, wholeNumber, writeText } from '@tessera/terminal';
import { gameFormatterFor, LANGUAGE_FLAG } from '../language.ts';
import { gameNamed } from '../matchFlags.ts';
import { readSavedMatch } from '../savedMatch.ts';
import { runReview } from './review.ts';

/** Command that finds practice positions in saved matches. */
export const puzzlesMine = defineCommand({
  name: 'puzzles mine',
  topic: 'files',
  summary: 'Find positions in saved matches in which one action is clearly better than all others',
  about: 'Each match is reviewed. Each position found is judged again with other dice and twice the budget.',
  operands: { usage: '<files...>', min: 1, max: Number.POSITIVE_INFINITY },
  flags: {
    budget: { type: 'string', value: 'N', about: `Bot finishes per position and option (${DEFAULT_REVIEW_BUDGET})` },
    seed: { type: 'string', value: 'text', about: 'Seed of the dice of these finishes (1)' },
    out: { type: 'string', value: 'puzzles.json', about: 'Also write the positions to a file' },
    ...LANGUAGE_FLAG,
  },
  examples: ['tessera puzzles mine match.json', 'tessera puzzles mine matches/*.json --budget 60 --out puzzles.json'],

  async run({ operands, flags }, terminal) {
    const budget = wholeNumber('budget', flags.budget, { min: 1, max: MAX_REVIEW_BUDGET }) ?? DEFAULT_REVIEW_BUDGET;
    const seed = flags.seed ?? '1';
    const found = operands.flatMap((path) => {
      const { text, file } = readSavedMatch(path, terminal.io.cwd);
      const entry = gameNamed(file.header.game);
      if (!isReviewable(entry.game)) {
        throw new FindingError('not-reviewable', `${entry.game.id} waits for other matches, which cannot be reviewed.`);
      }
      const match = Match.load(entry.game, text);
      const review = runReview(entry, match, { budget, seed }, terminal);
      const puzzles = minePuzzles({ match, bots: entry.bots, seed, budget }, review);
      return puzzles.map((puzzle) => ({
        line: puzzleLine(path, puzzle, match, flags.language),
        document: { file: path, game: entry.game.id, version: file.header.version, unit: review.unit, ...puzzle },
      }));
    });
    const document = found.map((each) => each.document);
    if (flags.out !== undefined) {
      writeText(flags.out, terminal.io.cwd, `${JSON.stringify(document, null, 2)}\n`);
      terminal.note(`${count(document.length, 'position')} written to ${flags.out}`);
    }
    const text =
      found.length > 0 ? found.map(({ line }) => line).join('\n') : 'no position has one clearly better action';
    return { exit: EXIT.fine, text, document };
  },
});

function puzzleLine(path: string, puzzle: Puzzle, match: Match, language: string | undefined): string {
  const { n, seat, answer, margin, doubt, isFound } = puzzle;
  const view = match.game.view(match.stateAt(n), seat);
  const formatter = gameFormatterFor(match, language).for({ view, seat });
  const action = match.game.action.parse(answer);
  const amount = (value: number) => formatter.number(value / PER_UNIT);
  const better = `better by ${amount(margin)} ±${amount(doubt)}`;
  return `${path} after ${n}, ${formatter.seatName(seat)}: ${formatter.action(action)} (${better}${isFound ? '' : ', missed'})`;
}
