import { Readable } from 'node:stream';
import type { GameResources, LongAnswer, PersonalMatches, PersonalPacks, Resource } from '@tessera/manifest';
import { isPersonal, type MatchInfo, type NewMatchRequest } from '@tessera/protocol';
import type { Caller } from '../../identity/caller.ts';
import { newId } from '../../identity/secret.ts';
import type { Matches } from '../../live/matchApi.ts';
import type { Packs } from '../../packs/packs.ts';
import { ok, type Result } from '../../result.ts';
import { hangUp } from '../abortOnDisconnect.ts';
import { attach, sendLong } from '../longText.ts';
import { type Route, route } from '../route.ts';

/** Dependencies of the resources of a game. */
export interface ResourceSettings {
  readonly matches: Matches;
  readonly packs: Packs;
}

/** Returns the resources of a game as routes. */
export function resourceRoutes(game: string, { resources }: GameResources, settings: ResourceSettings): Route[] {
  return resources.map((resource) => resourceRoute(game, resource, settings));
}

function resourceRoute(game: string, { input: schemas, run, ...heading }: Resource, settings: ResourceSettings): Route {
  return route({
    ...heading,
    game,
    input: { ...schemas },
    run: async ({ input, caller, request, reply }) => {
      const { matches, packs } = settings;
      const result = await run({
        // Validated by the game's schemas; only their types are unknown here.
        input: input as never,
        matches: personalMatches(matches, game, caller, hangUp(reply)),
        packs: personalPacks(packs, caller),
      });
      if (!result.ok || !isLong(result.value)) return result;
      const { long, fileOf } = result.value;
      if (fileOf !== undefined) attach(reply, fileOf);
      const open = async (): Promise<Result<Readable>> => {
        const text = await long.open();
        return text.ok ? ok(text.value instanceof Readable ? text.value : Readable.from(text.value)) : text;
      };
      return sendLong({ ...(long.etag !== undefined && { etag: long.etag }), open }, request, reply);
    },
  });
}

function isLong(value: unknown): value is LongAnswer {
  return typeof value === 'object' && value !== null && 'long' in value;
}

/** The caller's private solo matches of a game. */
function personalMatches(matches: Matches, game: string, person: Caller, signal: AbortSignal): PersonalMatches {
  const isOwn = (match: MatchInfo) => match.game === game && isPersonal(match);
  return {
    list: async () => (await matches.mine(person)).filter(isOwn),
    async find(id) {
      const info = await matches.info(id, person);
      return info.ok ? ok(isOwn(info.value) ? info.value : undefined) : info;
    },
    create: (title, options) =>
      matches.create(person, {
        game,
        title,
        // The schema of the game's options validates it later.
        options: options as NonNullable<NewMatchRequest['options']>,
        seats: [{ kind: 'me' }],
      }),
    view: (id) => matches.view(id, person),
    act: (id, seq, action) => matches.act(id, person, { seq, actionId: newId(), action: { ...action } }),
    file: (id, format) => matches.file(id, person, format),
    import: (file) => matches.importPersonal(file, game, person, signal),
    abandon: (id) => matches.abandon(id, person),
    forget: (id) => matches.forget(id, person),
  };
}

function personalPacks(packs: Packs, { id: player }: Caller): PersonalPacks {
  return {
    list: () => packs.list(player),
    read: (id, version) => packs.read({ player, id, version }),
    put: (id, version, pack) => packs.put({ player, id, version }, pack),
    remove: (id, version) => packs.remove({ player, id, version }),
  };
}
