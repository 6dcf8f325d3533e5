import { readFileSync } from 'node:fs';
import type { Game } from '@tessera/kernel';
import { stones } from '@tessera/room/testing';
import { expect, test } from 'vitest';
import { lessonJsonSchema, readLesson, readLessonTexts } from './lessonFile.ts';
import { playAtRandom, playByHints } from './lessonPlay.ts';
import { LessonRun } from './lessonRun.ts';
import { lessonTable } from './lessonTable.ts';

const game = stones as Game;
const place = (cell: number) => ({ type: 'place', cell });

function lessonOf(steps: readonly object[]) {
  return readLesson(
    JSON.stringify({ id: 'test', order: 1, minutes: 1, teaches: ['1'], given: { options: { side: 3 } }, steps }),
  );
}

const corner = {
  id: 'corner',
  goal: { events: [{ type: 'placed', cell: 0 }] },
  wrong: [{ when: { events: [{ type: 'placed', cell: 8 }] }, say: 'far' }],
  path: [{ action: place(0) }],
};

test('a lesson advances when the goal is reached, and ends after its last step', () => {
  const run = new LessonRun(game, lessonOf([{ id: 'read' }, corner]));
  expect(run.isReading).toBe(true);
  expect(run.act(place(0))).toMatchObject({ ok: false, refusal: { code: 'lesson-waits' } });
  run.next();
  expect(run.act(place(0))).toEqual({ ok: true });
  expect(run.progress).toMatchObject({ step: 1, phase: 'reached' });
  run.next();
  expect(run.progress.phase).toBe('over');
});

test('a lesson plays a wrong move, explains it and takes it back', () => {
  const run = new LessonRun(game, lessonOf([corner]));
  run.act(place(8));
  expect(run.progress).toMatchObject({ phase: 'wrong', wrong: 'far', tries: 1 });
  expect(run.hint()).toBeUndefined();
  expect(run.act(place(0))).toMatchObject({ ok: false, refusal: { code: 'lesson-waits' } });
  run.again();
  expect(run.progress).toEqual({ step: 0, phase: 'asked', tries: 1 });
  expect(run.room.match.seq).toBe(0);
  expect(run.hint()).toEqual(place(0));
});

test('a lesson takes a wrong move back that ended the match', () => {
  const steps = [
    corner,
    {
      id: 'not-yet',
      before: [
        {
          edit: [
            ['cells', [0, 0, -1, 1, 1, -1, -1, -1, -1]],
            ['stones', 4],
          ],
        },
      ],
      goal: { state: { 'cells.5': 0 } },
      path: [{ action: place(5) }],
    },
  ];
  const run = new LessonRun(game, lessonOf(steps), { step: 1 });
  run.act(place(2));
  expect(run.room.ending).toBeDefined();
  expect(run.progress).toMatchObject({ phase: 'wrong', tries: 1 });
  run.again();
  expect(run.progress).toEqual({ step: 1, phase: 'asked', tries: 1 });
  run.act(place(5));
  expect(run.progress.phase).toBe('reached');
});

test('a lesson refuses an action that the step does not open, and plays nothing', () => {
  const run = new LessonRun(game, lessonOf([{ ...corner, open: [{ cell: 0 }, { cell: 8 }] }]));
  expect(run.legal()).toEqual([place(0), place(8)]);
  expect(run.act(place(4))).toMatchObject({ ok: false, refusal: { code: 'not-in-lesson' } });
  expect(run.progress).toMatchObject({ phase: 'asked', closed: 'other-action' });
  expect(run.act(place(99))).toMatchObject({ ok: false });
  expect(run.hasMoved).toBe(false);
});

test('a lesson plays the scripted moves of other seats', () => {
  const steps = [
    { id: 'two', path: [{ action: place(0) }, { action: place(2) }], replies: [{ seat: 1, action: place(1) }] },
    { id: 'third', before: [{ seat: 1, action: place(3) }], path: [{ action: place(4) }] },
  ];
  const run = new LessonRun(game, lessonOf(steps));
  run.act(place(0));
  expect(run.room.match.state).toMatchObject({ cells: [0, 1, -1, -1, -1, -1, -1, -1, -1] });
  run.act(place(2));
  run.next();
  expect(run.room.match.state).toMatchObject({ cells: [0, 1, 0, 1, -1, -1, -1, -1, -1] });
});

test('a lesson resumes at a step with the position that its paths lead to', () => {
  const steps = [corner, { id: 'next', before: [{ seat: 1, action: place(1) }], path: [{ action: place(2) }] }];
  const run = new LessonRun(game, lessonOf(steps), { step: 1 });
  expect(run.step.id).toBe('next');
  expect(run.room.match.state).toMatchObject({ cells: [0, 1, -1, -1, -1, -1, -1, -1, -1] });
});

test('a lesson whose script is refused names the place', () => {
  const steps = [{ ...corner, before: [{ seat: 1, action: place(1) }] }];
  expect(() => new LessonRun(game, lessonOf(steps))).toThrow(/test\.corner\.before\.0/);
  expect(() => playByHints(game, lessonOf([{ ...corner, path: [{ action: place(8) }] }]))).toThrow(/corner\.path/);
});

test('random actions and then hints bring a lesson to its end', () => {
  for (const seed of ['a', 'b', 'c', 'd']) expect(playAtRandom(game, lessonOf([corner]), seed).isOver).toBe(true);
});

test('the table of a lesson shows every move, and undoes those of the step', async () => {
  const table = lessonTable(game, lessonOf([{ ...corner, moves: 3 }]), { learner: 'Ann' });
  const seqs: number[] = [];
  table.subscribe(() => seqs.push(table.getState().seq));
  expect(await table.act(place(4))).toEqual({ ok: true });
  expect(seqs).toContain(1);
  expect(table.getState()).toMatchObject({ viewer: 0, connection: 'local', info: { mode: 'enforced' } });
  expect(await table.undo()).toEqual({ ok: true });
  expect(await table.undo()).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
  expect(table.getState().view).toMatchObject({ cells: new Array(9).fill(-1) });
});

test('a lesson and its texts are refused with every invalid place', () => {
  expect(() => readLesson('{"id":"A b","order":1}')).toThrow(/id.*minutes|small letters/s);
  expect(() => readLessonTexts('{"one":{"title":"x"}}')).toThrow(/one/);
});

test('the schema for editors is up to date', () => {
  const file = new URL('../../schemas/lesson.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(lessonJsonSchema())));
});

test('each step of a lesson has a separate view, so that a table asks anew for legal actions', () => {
  const table = lessonTable(game, lessonOf([{ id: 'read' }, corner]));
  const { view, seq } = table.getState();
  expect(table.legal()).toEqual([]);
  table.next();
  expect(table.legal()).toContainEqual(place(0));
  expect(table.getState().seq).toBe(seq);
  expect(table.getState().view).not.toBe(view);
});
