import type { Game } from '@tessera/kernel';
import type { MatchInfo, ViewerReplay, WholeReplay } from '@tessera/protocol';
import { fileReplay } from './fileReplay.ts';
import type { Replay } from './replay.ts';
import { viewerReplay } from './viewerReplay.ts';

/**
 * Creates a replay of a finished match from its file, for any viewer, or of a running one for one viewer. `info`: the
 * summary, if the server provided one. Throws a TableError when it cannot be replayed.
 */
export function replayOf<View extends object, Action extends object>(
  game: Game<object, Action, object, View>,
  source: string | WholeReplay | ViewerReplay,
  info?: MatchInfo,
): Replay<View, Action> {
  if (typeof source === 'string') return fileReplay(game, { text: source }, info);
  return source.kind === 'file' ? fileReplay(game, source, info) : viewerReplay(game, source);
}
