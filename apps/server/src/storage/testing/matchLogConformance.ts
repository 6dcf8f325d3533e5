import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLogWriter } from '../logWriter.ts';
import type { LogAccess, LogWriter, MatchLog } from '../matchLog.ts';
import type { EntryWrite, LogWrite } from '../storedEntry.ts';

/** A log to test, with a separate database or with matches that no other test uses. */
export interface LogUnderTest {
  readonly log: MatchLog;
  /** The epoch under which matches are opened now. */
  epoch(): number;
  /** Simulates the loss of a writer: its supervisor has fenced it off, or another node has claimed its matches. */
  giveUp(access: LogAccess): Promise<void>;
  /** Simulates a crash, then opens the same database again. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** An entry sealed onto the one before it, as far as a log checks that. */
export function entry(match: string, seq: number, by = 'somebody'): EntryWrite {
  const row = {
    seq,
    actionId: `${by} ${seq}`,
    kind: 'act',
    seat: 0,
    at: 1_700_000_000_000 + seq,
    payload: JSON.stringify({ by, text: "quotes ' and \n lines" }),
    link: `link ${seq}`,
    seal: `${match} ${by} ${seq}`,
    after: seq === 1 ? 'beginning' : `${match} ${by} ${seq - 1}`,
  };
  return { match, row, clocks: seq % 2 === 0 ? '{"mode":"none"}' : null };
}

/** Conformance tests that every implementation of the log has to pass. */
export function matchLogConformance(name: string, open: () => Promise<LogUnderTest>): void {
  describe(`${name} as the log of record`, () => {
    let tried: LogUnderTest;
    let access: LogAccess;
    let writer: LogWriter;
    const writers: LogWriter[] = [];

    const newWriter = async () => {
      access = tried.log.access();
      const opened = await openLogWriter(access.data);
      writers.push(opened);
      return opened;
    };
    const write = (match: string, seq: number, by?: string): LogWrite => ({ entry: entry(match, seq, by) });
    const takeUp = (match: string, seq = 0, by = 'somebody') =>
      writer.takeUp(match, { seq, seal: seq === 0 ? 'beginning' : `${match} ${by} ${seq}` }, tried.epoch());
    const seqs = async (match: string, after?: number) => (await tried.log.read(match, after)).map(({ seq }) => seq);

    beforeEach(async () => {
      tried = await open();
      writer = await newWriter();
      // The first call may have to start a database.
    });
    afterEach(async () => {
      for (const each of writers.splice(0)) await each.close();
      await tried.close();
    });

    it('reads appended entries unchanged, all of them or from a position', async () => {
      takeUp('a');
      takeUp('b');
      expect(await writer.append([write('a', 1), write('b', 1), write('a', 2)])).toEqual(new Map());
      expect(await writer.append([write('a', 3)])).toEqual(new Map());
      expect(await seqs('a')).toEqual([1, 2, 3]);
      expect(await seqs('a', 2)).toEqual([3]);
      expect(await seqs('b')).toEqual([1]);
      expect(await seqs('nobody')).toEqual([]);
      const { row, clocks } = entry('a', 2);
      const { after: _after, ...stored } = row;
      expect((await tried.log.read('a', 1))[0]).toEqual({ ...stored, clocks });
    });

    it('adds nothing of a match at another position than the one where its log ends, and the rest of the batch', async () => {
      for (const match of ['gap', 'again', 'other', 'sound']) takeUp(match);
      await writer.append([write('again', 1), write('other', 1)]);
      const batch = [write('gap', 2), write('again', 1), write('sound', 1), write('other', 2, 'a stranger')];
      const refused = await writer.append([...batch, write('again', 2), write('sound', 2)]);
      expect([...refused.keys()].sort()).toEqual(['again', 'gap', 'other']);
      expect(await seqs('gap')).toEqual([]);
      expect(await seqs('again')).toEqual([1]);
      expect(await seqs('other')).toEqual([1]);
      expect(await seqs('sound')).toEqual([1, 2]);
    });

    it('adds nothing of a match that was not taken up, or that has been let go', async () => {
      expect([...(await writer.append([write('a', 1)])).keys()]).toEqual(['a']);
      takeUp('a');
      writer.drop('a');
      expect([...(await writer.append([write('a', 1)])).keys()]).toEqual(['a']);
      expect(await seqs('a')).toEqual([]);
    });

    it('goes on with a match that was refused once it has been taken up anew', async () => {
      takeUp('a');
      await writer.append([write('a', 1)]);
      expect((await writer.append([write('a', 3)])).size).toBe(1);
      expect((await writer.append([write('a', 2)])).size).toBe(1);
      takeUp('a', 1);
      expect((await writer.append([write('a', 2)])).size).toBe(0);
      expect(await seqs('a')).toEqual([1, 2]);
    });

    it('lets nothing come from a writer that was given up, and its successor goes on from all that it did', async () => {
      takeUp('a');
      await writer.append([write('a', 1)]);
      const before = writer;
      await tried.giveUp(access);
      const late = await before.append([write('a', 2)]).then(
        (refused) => [...refused.keys()],
        () => ['a'],
      );
      expect(late).toEqual(['a']);
      expect(await seqs('a')).toEqual([1]);
      writer = await newWriter();
      takeUp('a', 1);
      expect((await writer.append([write('a', 2)])).size).toBe(0);
      expect(await seqs('a')).toEqual([1, 2]);
    });

    it('has the newest snapshot of a match', async () => {
      takeUp('a');
      expect(await tried.log.snapshot('a')).toBeUndefined();
      const snapshot = (seq: number) => ({ match: 'a', seq, text: `{"at":${seq}}`, seal: `seal ${seq}` });
      await writer.append([{ entry: entry('a', 1), snapshot: snapshot(1) }]);
      await writer.append([{ entry: entry('a', 2) }, { entry: entry('a', 3), snapshot: snapshot(3) }]);
      expect(await tried.log.snapshot('a')).toEqual({ seq: 3, text: '{"at":3}', seal: 'seal 3' });
    });

    it('keeps no snapshot of a match of which nothing was added', async () => {
      takeUp('a');
      await writer.append([{ entry: entry('a', 2), snapshot: { match: 'a', seq: 2, text: '{}', seal: 'seal' } }]);
      expect(await tried.log.snapshot('a')).toBeUndefined();
    });

    it('recovers everything that was acknowledged before a crash', async () => {
      for (let i = 0; i < 20; i++) takeUp(`m${i}`);
      for (let seq = 1; seq <= 5; seq++) {
        await writer.append(Array.from({ length: 20 }, (_, i) => write(`m${i}`, seq)));
      }
      await tried.crash();
      for (let i = 0; i < 20; i++) expect(await seqs(`m${i}`)).toEqual([1, 2, 3, 4, 5]);
      // A second recovery adds nothing twice.
      await tried.log.recover();
      expect(await seqs('m0')).toEqual([1, 2, 3, 4, 5]);
    });
  });
}
