import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MIGRATIONS } from '../migrations.ts';
import { openPostgres, type PostgresStorage } from '../storage/postgres.ts';
import type { ClusterTables } from '../storage/postgresTables.ts';
import { SHARDS, shardOf } from '../storage/shards.ts';
import { hasServices, newDatabase } from '../testing/services.mjs';
import { Leases, type ShardListener } from './leases.ts';

/** Long enough that a busy process renews its leases in time. */
const LEASE_MS = 4000;
const log = pino({ level: 'silent' });

describe.skipIf(!hasServices)('shard leases', () => {
  let storage: PostgresStorage;
  const open: Leases[] = [];
  beforeEach(async () => {
    storage = await openPostgres({ url: await newDatabase(), migrations: MIGRATIONS, onError: () => {} });
  });
  afterEach(async () => {
    for (const leases of open.splice(0)) await leases.close();
    await storage.close();
  });

  function node(name: string, isReachable = () => true, rules: readonly string[] = ['chess 1.0.0']) {
    const db = storage.tables<ClusterTables>();
    const leases = new Leases({ db, node: name, rules, leaseMs: LEASE_MS, log, isReachable });
    const listener = {
      gained: vi.fn<ShardListener['gained']>(),
      leaving: vi.fn<ShardListener['leaving']>(async () => {}),
      handedOver: vi.fn<ShardListener['handedOver']>(async () => {}),
      rulesFound: vi.fn<ShardListener['rulesFound']>(),
      lost: vi.fn<ShardListener['lost']>(),
      moved: vi.fn<ShardListener['moved']>(),
      gone: vi.fn<ShardListener['gone']>(),
    };
    open.push(leases);
    return { leases, listener };
  }
  const settled = (check: () => void) => vi.waitFor(check, { timeout: 100_000, interval: 50 });

  it('shard leases are balanced between running nodes, and released on shutdown', async () => {
    const a = node('a');
    await a.leases.start(a.listener);
    expect(a.leases.count).toBe(SHARDS);
    expect(a.leases.owns('any match')).toBe(true);
    const b = node('b');
    await b.leases.start(b.listener);
    await settled(() => expect([a.leases.count, b.leases.count]).toEqual([SHARDS / 2, SHARDS / 2]));
    // Pending work is finished before a release; no two nodes own a shard at once.
    expect(a.listener.leaving).toHaveBeenCalled();
    for (let i = 0; i < 300; i++) expect(a.leases.owns(`m${i}`) && b.leases.owns(`m${i}`)).toBe(false);
    await settled(() => expect(a.leases.ownerOf('m1')).toBe(b.leases.ownerOf('m1')));
    await a.leases.close();
    await settled(() => expect(b.leases.count).toBe(SHARDS));
    expect(a.listener.lost).not.toHaveBeenCalled();
  });

  it('shard leases are acquired again when the release failed', async () => {
    const a = node('a');
    await a.leases.start(a.listener);
    a.listener.leaving.mockRejectedValueOnce(new Error('connection lost'));
    const b = node('b');
    await b.leases.start(b.listener);
    await settled(() => expect(a.listener.gained).toHaveBeenCalledTimes(2));
    const [[kept] = []] = a.listener.leaving.mock.calls;
    expect(a.listener.gained.mock.calls[1]).toEqual([kept]);
    await settled(() => expect([a.leases.count, b.leases.count]).toEqual([SHARDS / 2, SHARDS / 2]));
    expect(a.listener.gained).toHaveBeenCalledTimes(2);
  });

  it('shard leases of a silent node are claimed under another epoch, and the node notices', async () => {
    const a = node('a');
    await a.leases.start(a.listener);
    const before = a.leases.epochOf('m') as number;
    // Simulates a frozen node: it renews nothing.
    const frozen = vi.spyOn(a.leases, 'refresh').mockResolvedValue();
    const b = node('b');
    await b.leases.start(b.listener);
    expect(b.leases.count).toBe(0);
    await settled(() => expect(b.leases.count).toBe(SHARDS));
    expect(b.leases.epochOf('m')).toBe(before + 1);
    // By its clock it owns nothing any more, before another node tells it.
    expect(a.leases.owns('m')).toBe(false);
    expect(b.listener.gone).toHaveBeenCalledWith(['a']);
    frozen.mockRestore();
    await a.leases.refresh();
    expect(a.listener.lost).toHaveBeenCalledTimes(1);
    await settled(() => expect(a.leases.count).toBe(SHARDS / 2));
  });

  it('shard leases of an earlier run of a node expire, and the node claims them again under another epoch', async () => {
    const before = node('a');
    await before.leases.start(before.listener);
    const epoch = before.leases.epochOf('m') as number;
    // Simulates a kill.
    vi.spyOn(before.leases, 'refresh').mockResolvedValue();
    const again = node('a');
    await again.leases.start(again.listener);
    expect(again.leases.count).toBe(0);
    await settled(() => expect(again.leases.count).toBe(SHARDS));
    expect(again.leases.epochOf('m')).toBe(epoch + 1);
  });

  it('shard leases go to nodes that others can reach; if none can be reached, each keeps its leases', async () => {
    let isReachable = true;
    let isOtherReachable = true;
    const a = node('a', () => isReachable);
    const b = node('b', () => isOtherReachable);
    await a.leases.start(a.listener);
    await b.leases.start(b.listener);
    await settled(() => expect([a.leases.count, b.leases.count]).toEqual([SHARDS / 2, SHARDS / 2]));
    isReachable = false;
    await settled(() => expect([a.leases.count, b.leases.count]).toEqual([0, SHARDS]));
    isOtherReachable = false;
    await settled(() => expect([a.leases.count, b.leases.count]).toEqual([SHARDS / 2, SHARDS / 2]));
  });

  describe('with nodes of different rules', () => {
    const always = () => true;
    const [OLD, NEW] = [['chess 1.0.0'], ['chess 2.0.0']];
    /** The node that owns a match, and the other. */
    async function pair() {
      const old = node('old', always, OLD);
      const fresh = node('new', always, NEW);
      await old.leases.start(old.listener);
      await fresh.leases.start(fresh.listener);
      await settled(() => expect([old.leases.count, fresh.leases.count]).toEqual([SHARDS / 2, SHARDS / 2]));
      await settled(() => expect(fresh.leases.hasOtherRules && old.leases.hasOtherRules).toBe(true));
      const match = Array.from({ length: 100 }, (_, i) => `m${i}`).find((id) => fresh.leases.owns(id)) ?? '';
      return { old, fresh, match };
    }
    const missing = { pinned: 'chess 1.0.0' };

    it('shard leases hand a match to the node that has its rules, and it never has two owners', async () => {
      const { old, fresh, match } = await pair();
      expect(await fresh.leases.handOver([match], missing)).toBe(true);
      expect(fresh.leases.owns(match)).toBe(false);
      expect(fresh.listener.handedOver).toHaveBeenCalledWith(new Set([match]));
      await settled(() => expect(old.leases.owns(match)).toBe(true));
      expect(fresh.leases.owns(match)).toBe(false);
      await settled(() => expect(fresh.leases.ownerOf(match)).toBe('old'));
      const shard = old.leases.shardOf(match);
      expect(shard % SHARDS).toBe(shardOf(match));
      expect(old.listener.gained).toHaveBeenCalledWith(new Set([shard]));
      // Base shards stay balanced after hand-overs.
      expect(fresh.leases.count).toBe(SHARDS / 2);
    });

    it('shard leases report matches that arrive in a shard of rules that the node already owns', async () => {
      const { old, fresh, match } = await pair();
      await fresh.leases.handOver([match], missing);
      await settled(() => expect(old.leases.owns(match)).toBe(true));
      let other = 0;
      while (shardOf(`x${other}`) !== shardOf(match)) other++;
      old.listener.gained.mockClear();
      expect(await fresh.leases.handOver([`x${other}`], missing)).toBe(true);
      await settled(() => expect(old.listener.gained).toHaveBeenCalledWith(new Set([old.leases.shardOf(match)])));
      expect(old.leases.owns(`x${other}`)).toBe(true);
    });

    it('shard leases raise the epoch of a shard when several matches leave it together', async () => {
      const { old, fresh, match } = await pair();
      let other = 0;
      while (shardOf(`x${other}`) !== shardOf(match)) other++;
      let third = other + 1;
      while (shardOf(`x${third}`) !== shardOf(match)) third++;
      let fourth = third + 1;
      while (shardOf(`x${fourth}`) !== shardOf(match)) fourth++;
      const neighbour = `x${fourth}`;
      const before = fresh.leases.epochOf(`x${third}`) as number;
      await fresh.leases.handOver([match, `x${other}`], missing);
      expect(fresh.leases.epochOf(`x${third}`)).toBe(before + 1);
      await settled(() => expect(old.leases.owns(match) && old.leases.owns(`x${other}`)).toBe(true));
      // A single match raises it if it was open, for example with newer rules.
      await fresh.leases.handOver([`x${third}`], missing, true);
      expect(fresh.leases.epochOf(neighbour)).toBe(before + 2);
    });

    it('shard leases refuse a hand-over when no other node has rules that may play the match', async () => {
      const { old, fresh, match } = await pair();
      expect(await fresh.leases.handOver([match], { pinned: 'chess 0.9.0' })).toBe(false);
      expect(await fresh.leases.handOver([match], { pinned: 'go 1.0.0', failed: 'go 2.0.0' })).toBe(false);
      expect(fresh.leases.owns(match)).toBe(true);
      // What failed there is not tried there again.
      expect(await fresh.leases.handOver([match], { pinned: 'chess 1.0.0', failed: 'chess 2.0.0' })).toBe(true);
      await settled(() => expect(old.leases.owns(match)).toBe(true));
      expect(await old.leases.handOver([match], { pinned: 'chess 1.0.0', failed: 'chess 1.0.0' })).toBe(false);
      expect(old.leases.owns(match)).toBe(true);
    });

    it('shard leases let any node claim a shard of rules that no node has, and release it to a node that starts with them', async () => {
      const { old, fresh, match } = await pair();
      const other = node('third', () => false, ['go 1.0.0']);
      await other.leases.start(other.listener);
      await fresh.leases.handOver([match], missing);
      await settled(() => expect(old.leases.owns(match)).toBe(true));
      await old.leases.close();
      await settled(() => expect(fresh.leases.owns(match)).toBe(true));
      const again = node('again', always, OLD);
      await again.leases.start(again.listener);
      await settled(() => expect(again.leases.owns(match)).toBe(true));
      expect(fresh.leases.owns(match)).toBe(false);
      expect(fresh.listener.rulesFound).toHaveBeenCalled();
    });

    it('shard leases return matches to the shards of their ids when all nodes have the same rules, and remove the placements', async () => {
      const { old, fresh, match } = await pair();
      await fresh.leases.handOver([match], missing);
      await settled(() => expect(old.leases.owns(match)).toBe(true));
      const shard = old.leases.shardOf(match);
      const next = node('next', always, NEW);
      await next.leases.start(next.listener);
      fresh.listener.gained.mockClear();
      await old.leases.close();
      await settled(() =>
        expect([fresh, next].map(({ leases }) => leases.shardOf(match))).toEqual([shardOf(match), shardOf(match)]),
      );
      await settled(() => expect([fresh, next].filter(({ leases }) => leases.owns(match))).toHaveLength(1));
      const owner = fresh.leases.owns(match) ? fresh : next;
      const gained = () => owner.listener.gained.mock.calls.some(([shards]) => shards.has(shardOf(match)));
      await settled(() => expect(gained()).toBe(true));
      const db = storage.tables<ClusterTables>();
      const rows = () => db.selectFrom('placements').select('match_id').execute();
      await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 100_000, interval: 50 });
      // A match that is moved again later is found by every node.
      const late = node('late', always, OLD);
      await late.leases.start(late.listener);
      await settled(() => expect(owner.leases.hasOtherRules).toBe(true));
      await settled(() => expect([fresh, next].filter(({ leases }) => leases.owns(match))).toHaveLength(1));
      const holder = fresh.leases.owns(match) ? fresh : next;
      expect(await holder.leases.handOver([match], missing)).toBe(true);
      await settled(() => expect(late.leases.owns(match)).toBe(true));
      expect(late.leases.shardOf(match)).toBe(shard);
    });
  });

  it('shard leases return ids in a shard of this node, or in the shard of another match', async () => {
    const a = node('a');
    await a.leases.start(a.listener);
    let n = 0;
    const id = a.leases.newId(() => `id ${n++}`, 'another');
    expect(shardOf(id)).toBe(shardOf('another'));
    expect(n).toBeGreaterThan(1);
  });
});
