/** Lessons without a table: for the command line and tests, which need no React. */

export { TableError } from '../errors.ts';
export { type Lesson, lessonJsonSchema, readLesson, readLessonTexts } from './lessonFile.ts';
export { playAtRandom, playByHints } from './lessonPlay.ts';
export { type RuleExample, ruleExamples } from './ruleExamples.ts';
