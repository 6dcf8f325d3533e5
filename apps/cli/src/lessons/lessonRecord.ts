import { defineCommand, UsageError, wholeNumber, workspaceRoot } from '@tessera/terminal';
import { gameNamed } from '../matchFlags.ts';
import { readSavedMatch } from '../savedMatch.ts';
import { writeLesson } from './lessonDraft.ts';
import { report } from './newLesson.ts';
import { recordLesson } from './recordLesson.ts';

/** Command that turns a part of a saved match into a lesson. */
export const lessonRecord = defineCommand({
  name: 'lesson record',
  topic: 'rules',
  summary: 'Turn moves of a saved match into a lesson, with the position before them and the dice that fell',
  about: 'Each move of the learner becomes a step; moves of others come before it. The texts are placeholders.',
  operands: { usage: '<file> <id>', min: 2, max: 2 },
  flags: {
    from: { type: 'string', value: 'N', about: 'Begin after N operations of the match (default 0)' },
    to: { type: 'string', value: 'N', about: 'End after N operations (default: ten after the beginning)' },
    seat: { type: 'string', value: 'N', about: 'Seat of the learner, from 0 (default: the one that moves first)' },
  },
  examples: ['tessera lesson record match.json the-last-stand --from 40 --to 52'],

  async run({ operands: [path = '', id = ''], flags }, { io }) {
    const root = workspaceRoot();
    if (root === undefined) throw new UsageError('not-in-workspace', 'Lessons are written into the workspace.');
    const { text, file } = readSavedMatch(path, io.cwd);
    const { game, manifest } = gameNamed(file.header.game);
    const last = file.deeds.length;
    const from = wholeNumber('from', flags.from, { max: last }) ?? 0;
    const to = wholeNumber('to', flags.to, { max: last }) ?? Math.min(last, from + MOVES);
    const seat = wholeNumber('seat', flags.seat, { max: file.header.seats.length - 1 });
    return report(writeLesson(root, manifest, { id, ...recordLesson(game, file, text, { from, to, seat }) }), id);
  },
});

/** Number of operations of a lesson, unless told otherwise. */
const MOVES = 10;
