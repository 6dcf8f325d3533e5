import { changes, type Game, Match, readMatchFile } from '@tessera/kernel';
import { effectiveDeeds, Room, type RoomRecord } from '@tessera/room';
import * as z from 'zod';
import type { StoredMatch } from '../hosts/hostMessages.ts';
import { type FindGame, mustReach } from '../hosts/openRoom.ts';
import { recordOf } from '../hosts/records.ts';
import { unseal, unsealSnapshot } from '../hosts/seals.ts';
import type { StoredSnapshot } from '../storage/storedEntry.ts';

/** Result of replaying a stored match with the installed rules. */
export type Verdict =
  /** Every step gives the same result as before. */
  | { readonly kind: 'same' }
  /** All actions are still legal, but from this entry on the result differs. */
  | { readonly kind: 'different'; readonly entry: number; readonly field?: string }
  /** This entry is no longer legal, or the rules throw on it. */
  | { readonly kind: 'broken'; readonly entry: number; readonly why: string; readonly field?: string }
  /** The game is not installed. */
  | { readonly kind: 'no-rules' }
  /** The start of the match was encrypted with a missing key. */
  | { readonly kind: 'no-key' }
  /** The stored data was changed. */
  | { readonly kind: 'damaged'; readonly problem: string };

/** Compares a match with the rules that a server would use for it; with `newest`, with those of a new match. */
export function compareRules(
  find: FindGame,
  stored: StoredMatch,
  newest = false,
): { readonly verdict: Verdict; readonly by?: string } {
  const checked = soundly(() => {
    const { header } = readMatchFile(stored.beginning);
    mustReach(stored);
    unseal(stored.entries, stored.beginning);
    return header;
  });
  if (!checked.ok) return { verdict: { kind: 'damaged', problem: checked.problem } };
  const header = checked.value;
  const own = find(header.game, header);
  const game = newest ? find(header.game) : (own ?? find(header.game));
  if (!game) return { verdict: { kind: 'no-rules' } };
  const { snapshot, ...rest } = stored;
  const record = recordOf(game, rest);
  const whole = soundly(() => Room.resume(game, record));
  const by = game.version;
  if (whole.ok) return { verdict: { kind: 'same' }, by };
  const past = { own: own === game ? undefined : own, snapshot: stateIn(snapshot, stored) };
  return { verdict: firstDifference(game, record, past, whole.problem), by };
}

/** Known earlier states of the match: by the rules it began with, or by a snapshot. */
interface Past {
  readonly own: Game | undefined;
  readonly snapshot: { readonly seq: number; readonly state: unknown } | undefined;
}

/** Undone actions are not replayed: only the remaining ones lead to the current state. */
function firstDifference(game: Game, { entries, ...start }: RoomRecord, past: Past, otherwise: string): Verdict {
  const started = soundly(() => Match.restore(game, { ...start, deeds: [] }));
  if (!started.ok) return { kind: 'broken', entry: 0, why: started.problem };
  const match = started.value;
  const before = past.own && Match.restore(past.own, { ...start, deeds: [] });
  let entry: number | undefined;
  let field: string | undefined;
  for (const { seq, deed, link } of effectiveDeeds(entries)) {
    match.skipTo(deed.at);
    const step = soundly(() => match.again(deed));
    const why = !step.ok ? step.problem : step.value.ok ? undefined : `refused as ${step.value.refusal.code}`;
    if (why !== undefined) return { kind: 'broken', entry: seq, why, ...(field !== undefined && { field }) };
    before?.skipTo(deed.at);
    before?.again(deed);
    if (entry === undefined && match.link !== link) entry = seq;
    const known = before ? before.state : past.snapshot?.seq === seq ? past.snapshot.state : undefined;
    if (entry !== undefined && known !== undefined) field ??= fieldThatDiffers(known, match.state);
  }
  if (entry !== undefined) return { kind: 'different', entry, ...(field !== undefined && { field }) };
  return { kind: 'broken', entry: Number(/entry (\d+)/.exec(otherwise)?.[1] ?? entries.length), why: otherwise };
}

function fieldThatDiffers(before: unknown, after: unknown): string | undefined {
  const [first] = changes(before, after);
  return first?.[0].join('.');
}

const Bookmarked = z.object({ bookmark: z.object({ state: z.unknown() }) });

/** Returns the state of a snapshot, if it is unchanged. */
function stateIn(snapshot: StoredSnapshot | undefined, { entries, beginning }: StoredMatch): Past['snapshot'] {
  const text = snapshot && unsealSnapshot(snapshot, entries, beginning);
  if (!snapshot || text === undefined) return undefined;
  const read = soundly(() => Bookmarked.parse(JSON.parse(text)));
  return read.ok ? { seq: snapshot.seq, state: read.value.bookmark.state } : undefined;
}

/** Rules may throw any value. */
function soundly<T>(work: () => T): { readonly ok: true; readonly value: T } | { readonly ok: false; problem: string } {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
