/**
 * Minimal model of the hand-over of a match to a node with its rules (docs/decisions/0042). There are two shards with leases: the shard of the
 * match's id, and the shard of its rules. Node 0 has the rules, node 1 lacks them. Nodes die and start, leases expire, appends are late or lost,
 * and the placements in the memory of a node are out of date until it reads them.
 */
export interface Placed {
  /** The leases on the shard of ids and on the shard of rules. */
  readonly leases: readonly [Lease, Lease];
  /** The shard of the match, as the table of placements has it. */
  readonly place: Shard;
  readonly nodes: readonly [RuleNode, RuleNode];
  /** Appends in flight to the database. */
  readonly appends: readonly OpenUnder[];
  /** Whether an append was added under a lease on another shard than that of the match. */
  readonly usurped: boolean;
}

type Shard = 0 | 1;

interface Lease {
  /** The node in the lease row; -1 for none. */
  readonly owner: number;
  readonly epoch: number;
  readonly runs: boolean;
}

/** The lease under which a match was opened. */
interface OpenUnder {
  readonly shard: Shard;
  readonly epoch: number;
}

interface RuleNode {
  readonly up: boolean;
  /** The epochs under which it believes to own the shards; 0 for none. */
  readonly epochs: readonly [number, number];
  /** The shard of the match, as far as the node knows. */
  readonly knows: Shard;
  readonly open: OpenUnder | undefined;
}

/** Parts of the protocol that can be left out, and the kind of match. */
export interface HandOverProtocol {
  /** Whether the node without the rules may have the match open: as part of a family, or with newer rules that play it. */
  readonly mayBeOpen: boolean;
  /** A hand-over of such a match raises the epoch of the shard that it leaves. */
  readonly raisesEpoch: boolean;
  /** A hand-over is a transaction under the lease of the shard that the match leaves. */
  readonly isFenced: boolean;
  /** A node reads the placements of a shard that it claims before it owns the shard. */
  readonly readsPlacements: boolean;
}

export const HAND_OVERS: HandOverProtocol = {
  mayBeOpen: true,
  raisesEpoch: true,
  isFenced: true,
  readsPlacements: true,
};

const HAS_RULES = 0;
const NEW_NODE: RuleNode = { up: true, epochs: [0, 0], knows: 0, open: undefined };
const FREE: Lease = { owner: -1, epoch: 0, runs: false };
const SHARDS: readonly Shard[] = [0, 1];
/** More concurrent appends show no other behaviour. */
const MAX_APPENDS = 2;

export const UNPLACED: Placed = {
  leases: [FREE, FREE],
  place: 0,
  nodes: [NEW_NODE, NEW_NODE],
  appends: [],
  usurped: false,
};

export type Step = readonly [string, Placed];

/** Yields every possible next step. */
export function* steps(it: Placed, protocol: HandOverProtocol): Generator<Step> {
  yield* ofTheDatabase(it);
  for (const n of [0, 1]) {
    const node = ruleNode(it, n);
    if (!node.up) yield [`node ${n} starts`, withNode(it, n, NEW_NODE)];
    else {
      yield [`node ${n} dies`, withNode(it, n, { ...NEW_NODE, up: false })];
      for (const shard of SHARDS) yield* ofShard(it, n, shard, protocol);
      yield* ofMatch(it, n, protocol);
    }
  }
}

function* ofTheDatabase(it: Placed): Generator<Step> {
  for (const shard of SHARDS) {
    const lease = it.leases[shard];
    if (lease.runs) yield [`the lease on ${shard} expires`, withLease(it, shard, { ...lease, runs: false })];
  }
  for (const [i, { shard, epoch }] of it.appends.entries()) {
    const left = { ...it, appends: it.appends.filter((_, at) => at !== i) };
    yield [`the append under ${shard} is lost`, left];
    // The fence of an append is the lease row alone (`postgresWriter.ts`).
    if (it.leases[shard].epoch !== epoch) continue;
    yield [`the append under ${shard} is added`, { ...left, usurped: it.usurped || shard !== it.place }];
  }
}

function* ofShard(it: Placed, n: number, shard: Shard, protocol: HandOverProtocol): Generator<Step> {
  const node = ruleNode(it, n);
  const lease = it.leases[shard];
  const held = node.epochs[shard];
  if ((lease.owner < 0 || !lease.runs) && mayClaim(it, n, shard)) {
    const epoch = lease.epoch + 1;
    const knows = protocol.readsPlacements ? it.place : node.knows;
    const claimed = withLease(it, shard, { owner: n, epoch, runs: true });
    yield [
      `node ${n} claims ${shard}`,
      withNode(claimed, n, { ...closed(withEpoch(node, shard, epoch), shard), knows }),
    ];
  }
  if (held === 0) return;
  if (lease.owner !== n || lease.epoch !== held) {
    yield [`node ${n} learns that it lost ${shard}`, withNode(it, n, closed(withEpoch(node, shard, 0), shard))];
    return;
  }
  if (!lease.runs) yield [`node ${n} renews ${shard}`, withLease(it, shard, { ...lease, runs: true })];
  // Pending work is finished before a release.
  const isIdle = it.appends.every((append) => append.shard !== shard || append.epoch !== held);
  if (!isIdle) return;
  const released = withLease(it, shard, { ...lease, owner: -1, runs: false });
  yield [`node ${n} releases ${shard}`, withNode(released, n, closed(withEpoch(node, shard, 0), shard))];
}

/** A node without the rules claims their shard only if no live node has them. */
function mayClaim(it: Placed, n: number, shard: Shard): boolean {
  return shard === 0 || n === HAS_RULES || !ruleNode(it, HAS_RULES).up;
}

function* ofMatch(it: Placed, n: number, protocol: HandOverProtocol): Generator<Step> {
  const node = ruleNode(it, n);
  const { knows, open } = node;
  const epoch = node.epochs[knows];
  if (knows !== it.place) yield [`node ${n} reads the placements`, withNode(it, n, { ...node, knows: it.place })];
  if (open && it.appends.length < MAX_APPENDS) yield [`node ${n} appends`, { ...it, appends: [...it.appends, open] }];
  if (open) yield [`node ${n} unloads the match`, withNode(it, n, { ...node, open: undefined })];
  if (epoch === 0) return;
  const canOpen = n === HAS_RULES || (protocol.mayBeOpen && (knows === 0 || !ruleNode(it, HAS_RULES).up));
  if (canOpen && !open) {
    yield [`node ${n} opens the match under ${knows}`, withNode(it, n, { ...node, open: { shard: knows, epoch } })];
  }
  if (n === HAS_RULES) return;
  if (knows === 0) yield* handedOver(it, n, epoch, protocol);
  else if (!ruleNode(it, HAS_RULES).up) yield* returned(it, n, epoch);
}

/** The owner of the shard of ids moves the match to the shard of its rules. */
function* handedOver(it: Placed, n: number, epoch: number, protocol: HandOverProtocol): Generator<Step> {
  const [lease] = it.leases;
  if (it.place !== 0 || (protocol.isFenced && lease.epoch !== epoch)) return;
  const isRaised = protocol.raisesEpoch && protocol.mayBeOpen;
  const next = isRaised ? lease.epoch + 1 : lease.epoch;
  const moved: Placed = { ...withLease(it, 0, { ...lease, epoch: next }), place: 1 };
  const isOwner = lease.owner === n && lease.epoch === epoch;
  const node = withEpoch(ruleNode(it, n), 0, isOwner ? next : epoch);
  yield [`node ${n} hands the match over`, withNode(moved, n, { ...node, knows: 1, open: undefined })];
}

/** Without a node that has the rules, the owner of their shard releases it and moves the match back. */
function* returned(it: Placed, n: number, epoch: number): Generator<Step> {
  const lease = it.leases[1];
  if (it.place !== 1 || lease.owner !== n || lease.epoch !== epoch) return;
  const back: Placed = { ...withLease(it, 1, { owner: -1, epoch: lease.epoch + 1, runs: false }), place: 0 };
  const node = withEpoch(ruleNode(it, n), 1, 0);
  yield [`node ${n} returns the match`, withNode(back, n, { ...node, knows: 0, open: undefined })];
}

/** Checks the invariants of a state; returns the name of a broken one, or undefined. */
export function brokenHandOver(it: Placed): string | undefined {
  if (it.usurped) return 'an append of a former owner is added';
  const writers = it.nodes.filter(({ open }) => open && it.leases[open.shard].epoch === open.epoch);
  return writers.length > 1 ? 'two owners at a time' : undefined;
}

/** Whether the node with the rules has the match open, and its appends are added. */
export function isPlayed(it: Placed): boolean {
  const { up, open } = ruleNode(it, HAS_RULES);
  return up && open?.shard === it.place && it.leases[open.shard].epoch === open.epoch;
}

/** Returns the same text for states that differ only in the height of epochs or in the order of appends. */
export function keyOfPlaced(it: Placed): string {
  const used = SHARDS.map((shard) => [
    it.leases[shard].epoch,
    ...it.nodes.flatMap(({ epochs, open }) => [epochs[shard], ...(open?.shard === shard ? [open.epoch] : [])]),
    ...it.appends.filter((append) => append.shard === shard).map(({ epoch }) => epoch),
  ]);
  const ranks = used.map((epochs) => [...new Set([0, ...epochs])].sort((a, b) => a - b));
  const rank = ({ shard, epoch }: OpenUnder) => `${shard}.${ranks[shard]?.indexOf(epoch)}`;
  const nodes = it.nodes.map(({ up, epochs, knows, open }) =>
    [up, ...SHARDS.map((shard) => rank({ shard, epoch: epochs[shard] })), knows, open ? rank(open) : '-'].join(),
  );
  const leases = SHARDS.map((shard) => {
    const { owner, epoch, runs } = it.leases[shard];
    return [owner, rank({ shard, epoch }), runs].join();
  });
  return [...leases, it.place, ...nodes, it.appends.map(rank).sort().join(), it.usurped].join('|');
}

function ruleNode(it: Placed, n: number): RuleNode {
  return n === 0 ? it.nodes[0] : it.nodes[1];
}

function withNode(it: Placed, n: number, node: RuleNode): Placed {
  return { ...it, nodes: n === 0 ? [node, it.nodes[1]] : [it.nodes[0], node] };
}

function withLease(it: Placed, shard: Shard, lease: Lease): Placed {
  return { ...it, leases: shard === 0 ? [lease, it.leases[1]] : [it.leases[0], lease] };
}

function withEpoch(node: RuleNode, shard: Shard, epoch: number): RuleNode {
  return { ...node, epochs: shard === 0 ? [epoch, node.epochs[1]] : [node.epochs[0], epoch] };
}

/** Returns the node without the match if it had it open under a lease on this shard. */
function closed(node: RuleNode, shard: Shard): RuleNode {
  return node.open?.shard === shard ? { ...node, open: undefined } : node;
}
