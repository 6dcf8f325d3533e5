import { cloneJson, Match, type MatchHeader, seedCommitment } from '@tessera/kernel';
import type { LogEntry } from './logEntry.ts';
import type { RoomRecord } from './record.ts';

/**
 * Replaces the history of a match by its present state. Each entry keeps its number, its time and its action id: a journal
 * that still has the old entries, a retry of an old action and a client that was offline then behave as before. Changes
 * of seats stay, because the rights of people follow from them. Further dice come from `seed`.
 */
export function shortenedRecord(match: Match, record: RoomRecord, seed: string): RoomRecord {
  const { snapshot: _snapshot, reseeds: _reseeds, ...rest } = record;
  const { setup: _setup, ...header } = record.header;
  const seq = (header.origin?.seq ?? 0) + match.seq;
  const state = cloneJson(match.state) as NonNullable<MatchHeader['origin']>['state'];
  const shortened = { ...header, commitment: seedCommitment(seed), origin: { seq, state } };
  const { link, position } = Match.restore(match.game, { header: shortened, seed, deeds: [] });
  const entries = record.entries.map((entry) => ({ ...withoutContents(entry), link, position }));
  return { ...rest, header: shortened, seed, entries };
}

function withoutContents(entry: LogEntry): LogEntry {
  if (entry.kind === 'seat') return entry;
  const { seq, at, actionId, link, position } = entry;
  const isAct = entry.kind === 'act' || entry.kind === 'dropped';
  const by = isAct && entry.by !== undefined ? { by: entry.by } : {};
  return { seq, at, actionId, link, position, kind: 'dropped', ...by };
}
