import type { MatchInfo } from '@tessera/protocol';
import type { Replay } from '@tessera/table';

/**
 * Whether the positions of a replay are the entries of its match, so that a position tells where to fork. A whole file
 * holds only the deeds that stand: where something was taken back, the two count differently.
 */
export function canFork({
  info,
  length,
}: { readonly info: Pick<MatchInfo, 'seq' | 'ending'> } & Pick<Replay, 'length'>): boolean {
  const closing = info.ending && info.ending.by !== 'rules' ? 1 : 0;
  return length === info.seq || length + closing === info.seq;
}
