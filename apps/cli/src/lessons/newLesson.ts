import { manifestOf } from '@tessera/catalog';
import { Match } from '@tessera/kernel';
import { defineCommand, EXIT, indent, UsageError, workspaceRoot } from '@tessera/terminal';
import { optionsOf } from '@tessera/testkit/position';
import { gameNamed } from '../matchFlags.ts';
import { type LessonDraft, writeLesson } from './lessonDraft.ts';

/** Command that writes a new lesson: two steps from the first position of a game. */
export const newLesson = defineCommand({
  name: 'new lesson',
  topic: 'rules',
  summary: 'Create a lesson of a game, which passes every test, and list it in the manifest',
  about: 'The lesson has one step to read and one to play, with placeholder texts in every language.',
  operands: { usage: '<game> <id>', min: 2, max: 2 },
  flags: {},
  examples: ['tessera new lesson gomoku two-open-rows'],

  async run({ operands: [game = '', id = ''] }) {
    const root = workspaceRoot();
    const manifest = manifestOf(game);
    if (root === undefined) throw new UsageError('not-in-workspace', 'New lessons are written into the workspace.');
    const { game: rules } = gameNamed(game);
    if (!manifest) throw new UsageError('unknown-game', `There is no game "${game}".`);
    return report(writeLesson(root, manifest, firstPosition(rules, id)), id);
  },
});

/** Returns a lesson from the first position of a game: look, then move. */
export function firstPosition(rules: ReturnType<typeof gameNamed>['game'], id: string): LessonDraft {
  const match = Match.create(rules, {
    options: optionsOf(rules, {}),
    seats: rules.seats.min,
    seed: 'lesson',
    mode: 'companion',
    dice: 'fast',
  });
  const seat = match.decisions[0]?.seat ?? 0;
  const [first] = match.legal(seat);
  if (first === undefined) throw new UsageError('unknown-game', `${rules.id} asks nobody at its first position.`);
  const type = 'type' in first ? { type: first.type } : first;
  return { id, seat, given: {}, steps: [{ id: 'look' }, { id: 'move', path: [{ action: { $legal: type } }] }] };
}

/** Returns the report of written lesson files. */
export function report(files: readonly string[], id: string) {
  return {
    exit: EXIT.fine,
    text: `Written:\n${indent(files.join('\n'))}\nNext: write its texts, then npx tessera validate-content and open /learn.`,
    document: { id, files },
  };
}
