import { MatchInfo } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newMatch, parseAnswer, problem } from '../testing/answers.ts';
import { type AppVisitor, newVisitor, type TestApp, testApp } from '../testing/testApp.ts';

let here: TestApp;
let ann: AppVisitor;

beforeEach(async () => {
  here = await testApp();
  ann = await newVisitor(here.app);
});

afterEach(() => here.app.close());

describe('replays', () => {
  it('replays show the knowledge of a viewer while the match runs, and the whole file only when it is over', async () => {
    const id = await newMatch(ann);
    expect(problem(await ann.ask('GET', `/api/matches/${id}/replay`))).toEqual([409, 'not-started']);
    await ann.ask('POST', `/api/matches/${id}/start`);
    expect((await ann.ask('GET', `/api/matches/${id}/replay`)).json()).toMatchObject({ kind: 'viewer' });
    expect(problem(await ann.ask('GET', `/api/matches/${id}/replay?as=file`))).toEqual([409, 'not-over']);
  });

  it('replays can be uploaded up to 2 MB, with any content', async () => {
    const file = JSON.stringify({ deeds: 'x'.repeat(1_900_000) });
    expect(parseAnswer(await ann.ask('POST', '/api/replays', file), MatchInfo, 201).title).toBe(
      `${file.length} characters`,
    );
    expect(problem(await ann.ask('POST', '/api/replays', file + file))).toEqual([413, 'too-large']);
    expect(problem(await ann.ask('POST', '/api/replays', 'nonsense'))).toEqual([400, 'bad-json']);
    // A long one is read by the archive, not by the event loop.
    expect(problem(await ann.ask('POST', '/api/replays', 'nonsense'.repeat(10_000)))).toEqual([400, 'bad-file']);
    expect(problem(await ann.ask('POST', '/api/replays', '[]'))).toEqual([400, 'bad-file']);
    expect(problem(await ann.ask('POST', '/api/replays'))).toEqual([400, 'bad-input']);
  });
});
