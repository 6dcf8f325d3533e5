import { fastChance, type Game } from '@tessera/kernel';
import type { Lesson } from './lessonFile.ts';
import { LessonRun } from './lessonRun.ts';

/** How a lesson was played by a program. */
export interface LessonPlay {
  /** Whether it came to its end. */
  readonly isOver: boolean;
  /** Number of actions of the learner. */
  readonly actions: number;
  /** Number of moves that were taken back. */
  readonly wrong: number;
  /** The step at which it stopped. */
  readonly step: string;
}

/**
 * Plays a lesson by its hints alone. Throws a TableError when a hint is refused or does not reach the goal. The tables of some games
 * determinize the learner's view, so a position whose hidden cards do not add up throws too.
 */
export function playByHints(game: Game, lesson: Lesson): LessonPlay {
  const run = new LessonRun(game, lesson);
  const chance = fastChance(lesson.id);
  let actions = 0;
  while (run.progress.phase !== 'over') {
    game.determinize(game.view(run.room.match.state, run.seat), run.seat, chance);
    actions += run.step.path.length;
    run.skip();
  }
  return { isOver: true, actions, wrong: 0, step: run.step.id };
}

/**
 * Plays a lesson with random legal actions, `tries` per step at most, and then by the hints of the step. Stops where
 * neither leads on.
 */
export function playAtRandom(game: Game, lesson: Lesson, seed: string, tries = 12): LessonPlay {
  const run = new LessonRun(game, lesson);
  const chance = fastChance(seed);
  let actions = 0;
  let wrong = 0;
  let left = tries;
  while (run.progress.phase !== 'over') {
    const { phase, step } = run.progress;
    const legal = run.legal();
    if (phase === 'wrong') {
      wrong++;
      run.again();
    } else if (phase === 'reached' || run.isReading) run.next();
    else if (left > 0 && legal.length > 0) {
      left--;
      actions++;
      if (!run.act(chance.pick(legal)).ok) return { isOver: false, actions, wrong, step: run.step.id };
    } else {
      actions += run.step.path.length;
      run.skip();
    }
    if (run.progress.step !== step) left = tries;
  }
  return { isOver: true, actions, wrong, step: run.step.id };
}
