import type { Lesson } from '@tessera/table';
import * as z from 'zod';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { manifests } from '../games/manifests.ts';

/** The progress in lessons by `<game>/<lesson>`: the step to resume at, or done. */
const Progress = z.object({
  of: z.record(z.string(), z.union([z.int().min(0), z.literal('done')])).catch({}),
  /** Whether the player does not want to be offered a first lesson. */
  isDeclined: z.boolean().catch(false),
});
type Progress = z.infer<typeof Progress>;

/** Store of the progress in lessons on this device. */
export const useLessonProgress = create<Progress>()(
  persist((): Progress => ({ of: {}, isDeclined: false }), {
    name: 'tessera.lessons',
    merge: (stored, now) => ({ ...now, ...(stored === undefined ? {} : Progress.parse(stored)) }),
  }),
);

/** Stores the step to resume a lesson at. A lesson that is done stays done when it is repeated. */
export function noteStep(game: string, lesson: string, step: number | 'done'): void {
  const key = `${game}/${lesson}`;
  useLessonProgress.setState(({ of }) => (of[key] === 'done' ? {} : { of: { ...of, [key]: step } }));
}

/** A lesson in a list, with its progress. */
export interface ListedLesson {
  readonly game: string;
  readonly id: string;
  readonly minutes: number;
  /** Its number among the lessons of the game. */
  readonly number: number;
  readonly progress: number | 'done' | undefined;
}

/** Returns the lessons of a game with their progress. */
export function lessonsOf(game: string, { of }: Progress): readonly ListedLesson[] {
  const cards = manifests.find(({ id }) => id === game)?.lessons ?? [];
  return cards.map(({ id, minutes }, i) => ({ game, id, minutes, number: i + 1, progress: of[`${game}/${id}`] }));
}

/** Returns the lesson to go on with: one that was begun, otherwise the first that is not done. */
export function nextLesson(lessons: readonly ListedLesson[]): ListedLesson | undefined {
  return (
    lessons.find(({ progress }) => typeof progress === 'number') ??
    lessons.find(({ progress }) => progress === undefined)
  );
}

/** Returns the address of a lesson. */
export function lessonPath({ game, id }: Pick<ListedLesson, 'game' | 'id'>): string {
  return `/learn/${game}/${id}`;
}

/** Returns the step at which a lesson goes on: the first one again once it is done. */
export function resumeAt({ steps }: Pick<Lesson, 'steps'>, progress: ListedLesson['progress']): number {
  return typeof progress === 'number' && progress < steps.length ? progress : 0;
}
