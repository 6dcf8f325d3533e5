import type { Game } from '@tessera/kernel';
import type { MatchInfo, ViewerReplay, WholeReplay } from '@tessera/protocol';
import { fileReplay } from './fileReplay.ts';
import type { Replay } from './replay.ts';
import { viewerReplay } from './viewerReplay.ts';

/**
 * A replay of a finished match from its file, through anybody's eyes, or of a running one as one viewer may know it.
 * `info`: the heading, where the server has given one. Throws a TableError when it cannot be replayed.
 */
export function replayOf<View extends object, Action extends object>(
  game: Game<object, Action, object, View>,
  source: string | WholeReplay | ViewerReplay,
  info?: MatchInfo,
): Replay<View, Action> {
  if (typeof source === 'string') return fileReplay(game, { text: source }, info);
  return source.kind === 'file' ? fileReplay(game, source, info) : viewerReplay(game, source);
}
