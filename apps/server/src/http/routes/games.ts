import { levelsOf } from '@tessera/bots';
import type { CatalogEntry } from '@tessera/catalog/load';
import { GameInfo, RulesLoading } from '@tessera/protocol';
import * as z from 'zod';
import type { Games } from '../../games.ts';
import { refuse } from '../../result.ts';
import { openRoute, type Route } from '../route.ts';

/** Routes about the installed games. */
export function gameRoutes(games: Games, loadingOf: (game: string) => RulesLoading['loading']): Route[] {
  const infos = new Map(games.list.map((entry) => [entry.game.id, infoOf(entry)]));
  const tag = 'games';
  return [
    openRoute({
      method: 'GET',
      path: '/api/games',
      name: 'listGames',
      summary: 'Every game that can be played here',
      tag,
      input: {},
      answer: z.array(GameInfo),
      run: async () => ({ ok: true, value: [...infos.values()] }),
    }),
    openRoute({
      method: 'GET',
      path: '/api/games/:id',
      name: 'getGame',
      summary: 'A game: its seats, the schema of its options, the levels of its bots',
      tag,
      input: { params: z.object({ id: z.string().max(60) }) },
      answer: GameInfo,
      run: async ({ input: { params } }) => {
        const info = infos.get(params.id);
        return info ? { ok: true, value: info } : refuse('no-such-game', { game: params.id });
      },
    }),
    openRoute({
      method: 'GET',
      path: '/api/games/:id/loading',
      name: 'getRulesLoading',
      summary: 'How far the rules of a game are loaded, while a request waits for them on this node',
      tag,
      input: { params: z.object({ id: z.string().max(60) }) },
      answer: RulesLoading,
      run: async ({ input: { params } }) => {
        if (!infos.has(params.id)) return refuse('no-such-game', { game: params.id });
        const loading = loadingOf(params.id);
        return { ok: true, value: loading ? { loading } : {} };
      },
    }),
  ];
}

const Options = GameInfo.shape.options;

function infoOf({ game, bots, manifest }: CatalogEntry): GameInfo {
  return {
    id: game.id,
    version: game.version,
    tagline: manifest.texts.en.card.tagline,
    seats: game.seats,
    options: Options.parse(z.toJSONSchema(game.options, { io: 'input' })),
    levels: Object.keys(levelsOf(bots)),
  };
}
