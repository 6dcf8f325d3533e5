import { GameInfo, RulesLoading } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseAnswer, problem } from '../testing/answers.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let here: TestApp;

beforeEach(async () => {
  here = await testApp();
});

afterEach(() => here.app.close());

describe('games', () => {
  it('games are listed with the schema of their options and the levels of their bots', async () => {
    const games = parseAnswer(await here.app.inject('/api/games'), z.array(GameInfo));
    expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(['heist-city', 'gomoku']));
    const game = parseAnswer(await here.app.inject('/api/games/gomoku'), GameInfo);
    expect(game).toMatchObject({
      seats: { min: 2, max: 2 },
      levels: ['easy', 'normal', 'hard', 'expert'],
      options: { type: 'object', properties: { rows: { default: 3 } } },
    });
  });

  it('an unknown game is not found', async () => {
    expect(problem(await here.app.inject('/api/games/chess'))).toEqual([404, 'no-such-game']);
    expect(problem(await here.app.inject('/api/games/chess/loading'))).toEqual([404, 'no-such-game']);
  });

  it('a game reports the loading progress of its rules while a request waits for them', async () => {
    expect(parseAnswer(await here.app.inject('/api/games/gomoku/loading'), RulesLoading)).toEqual({});
    await here.app.close();
    here = await testApp({ loadingOf: (game) => (game === 'gomoku' ? { done: 2, total: 5 } : undefined) });
    const loading = parseAnswer(await here.app.inject('/api/games/gomoku/loading'), RulesLoading);
    expect(loading).toEqual({ loading: { done: 2, total: 5 } });
    expect(parseAnswer(await here.app.inject('/api/games/duel/loading'), RulesLoading)).toEqual({});
  });
});
