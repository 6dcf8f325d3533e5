import { type Case, type CaseStart, type CaseStep, readCaseFile, readSharedGiven } from '@tessera/testkit/position';
import type { Lesson, LessonStep } from './lessonFile.ts';

/** Case files by their paths, as text. Shared starting positions are among them. */
export type CaseFiles = Readonly<Record<string, string>>;

/** Recognizes files of rule cases: those of shared positions and of other tests have no such list. */
const CASES = /^ {2}"cases": \[/m;

/** A rule case that can be played as a lesson: one step per action of its player. */
export interface RuleExample {
  /** The file without its ending and the number of the case in it, unique among the files. */
  readonly id: string;
  /** The sentence of the case. */
  readonly name: string;
  readonly lesson: Lesson;
}

/**
 * Returns the cases that cite a section as lessons, in the order of the files. Cases of a refusal are left out, since nothing
 * is played in them, and so are those that only change the position.
 */
export function ruleExamples(files: CaseFiles, section: string): readonly RuleExample[] {
  return Object.keys(files)
    .toSorted()
    .filter((path) => CASES.test(files[path] ?? ''))
    .flatMap((path) => examplesIn(files, path))
    .filter(({ lesson }) => lesson.teaches.includes(section))
    .map((example) => ({ ...example, lesson: citing(example.lesson, section) }));
}

function citing(lesson: Lesson, rule: string): Lesson {
  return { ...lesson, steps: lesson.steps.map((step) => ({ ...step, rule })) };
}

function examplesIn(files: CaseFiles, path: string): readonly RuleExample[] {
  const { given, cases } = readCaseFile(files[path] ?? '');
  const shared = startsOf(files, path, given);
  return cases.flatMap((one, index) => {
    const first = one.when.find(({ action }) => action !== undefined);
    const isRefused = [one, ...one.when].some(({ then }) => then?.refused !== undefined);
    if (first === undefined || isRefused) return [];
    const id = `${path.replace(/^.*\//, '').replace(/\.json$/, '')}-${index + 1}`;
    const starts = [...shared, ...startsOf(files, path, one.given)];
    return [{ id, name: one.name, lesson: lessonOf(id, one, starts, first.seat) }];
  });
}

/** Returns the starting positions of a `given` in order: the file it refers to, then itself. */
function startsOf(files: CaseFiles, path: string, given: CaseStart | undefined): readonly CaseStart[] {
  if (given === undefined) return [];
  const { from, ...own } = given;
  if (from === undefined) return [own];
  const file = `${path.slice(0, path.lastIndexOf('/') + 1)}${from}`;
  return [...startsOf(files, file, readSharedGiven(files[file] ?? '')), own];
}

function lessonOf(id: string, { rule = '', when }: Case, starts: readonly CaseStart[], seat: number): Lesson {
  const { seats, seed, setup } = Object.assign({}, ...starts) as CaseStart;
  return {
    id,
    order: 1,
    minutes: 1,
    teaches: [...rule.matchAll(/\d+(?:\.\d+)*[a-z]?/g)].map(([number]) => number),
    seat,
    players: {},
    given: {
      options: Object.assign({}, ...starts.map((start) => start.options ?? {})),
      ...(seats !== undefined && { seats }),
      // Without forced dice a case rolls by its seed.
      seed: seed ?? 'case',
      ...(setup && { setup }),
      play: starts.flatMap(({ edits, play = [] }) => [...(edits ? [{ seat: 0, edit: edits }] : []), ...play]),
    },
    steps: stepsOf(when, seat),
  };
}

/** Returns a step per action of the player; what others do between them comes before the next one. */
function stepsOf(when: readonly CaseStep[], seat: number): LessonStep[] {
  const steps: LessonStep[] = [];
  let before: LessonStep['before'] = [];
  for (const { then: _, ...move } of when) {
    if (move.action === undefined || move.seat !== seat) {
      before = [...before, move];
      continue;
    }
    const { action, dice } = move;
    const path = [{ action, ...(dice && { dice }) }];
    steps.push({ id: `${steps.length + 1}`, before, path, open: 'path', wrong: [], rolls: [], replies: [] });
    before = [];
  }
  const last: LessonStep = { id: 'end', before, path: [], wrong: [], rolls: [], replies: [] };
  return [...steps, last];
}
