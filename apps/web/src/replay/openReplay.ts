import { mayTakeFile } from '@tessera/protocol';
import { type Replay, replayOf } from '@tessera/table';
import { api } from '../api/api.ts';
import { type OpenGame, openGame } from '../games/openGame.ts';
import { ensurePresence } from '../live/me.ts';
import { ownTables } from '../local/localTables.ts';
import { UnknownGame } from '../match/unknownGame.ts';

/** Replay, the game that shows it, and its file when the viewer may download it. */
export interface OpenedReplay {
  readonly replay: Replay;
  readonly game: OpenGame;
  /** Text of the file, or its address. */
  readonly file: ReplayFile | undefined;
}

export type ReplayFile = { readonly text: string } | { readonly address: string };

/** Opens the replay of a match on the server: whole once it is over, limited to the viewer's knowledge before. */
export async function openReplay(id: string): Promise<OpenedReplay> {
  const { me } = await ensurePresence();
  const [info, source] = await Promise.all([api.match(id), api.replay(id)]);
  const game = await neededGame(info.game);
  if (source.kind === 'viewer') {
    const mayHave = mayTakeFile(info, me?.id);
    return {
      game,
      replay: replayOf(game.game, source),
      file: mayHave ? { address: api.replayFileAddress(id) } : undefined,
    };
  }
  return { game, replay: replayOf(game.game, source, info), file: { text: source.text } };
}

/** Opens the replay of a match on this device. */
export async function openLocalReplay(id: string): Promise<OpenedReplay> {
  const tables = await ownTables();
  const [source, list] = await Promise.all([tables.replay(id), tables.list()]);
  const info = list.find((match) => match.id === id);
  const game = await neededGame(info?.game ?? '');
  return { game, replay: replayOf(game.game, source, info), file: { text: source.text } };
}

async function neededGame(id: string): Promise<OpenGame> {
  const game = await openGame(id);
  if (!game) throw new UnknownGame(id);
  return game;
}
