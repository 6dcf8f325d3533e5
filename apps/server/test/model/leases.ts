/**
 * Minimal model of match ownership by leases: one shard with one match, two nodes, one database, one client per action.
 * Every fault is a step that may happen at any time: nodes die, freeze and wake, and leases expire by the database's
 * clock. Requests and answers are late, lost or duplicated, and an append may arrive long after its node gave up on it.
 * Nodes and database follow the protocol of `docs/reliability.md`, "More than one node".
 */
export interface Cluster {
  readonly lease: {
    /** The node in the lease row; -1 for none. */
    readonly owner: number;
    readonly epoch: number;
    /** Not expired by the clock of the database. */
    readonly runs: boolean;
  };
  /** The log of record: the action at each position, in order. */
  readonly log: string;
  readonly nodes: readonly [Node, Node];
  /** Appends in flight to the database, or waiting in it. */
  readonly appends: readonly Append[];
  /** Answers of the database in flight. */
  readonly replies: readonly Reply[];
  /** Requests of clients that no node has taken yet. */
  readonly requests: string;
  /** Actions that a node has acknowledged to a client. */
  readonly acknowledged: string;
  /** Actions that clients know to be done: an acknowledgement may be lost in flight. */
  readonly known: string;
  /** Whether a node ever added an entry after another had taken over its lease. */
  readonly usurped: boolean;
}

interface Node {
  readonly up: boolean;
  readonly frozen: boolean;
  /** The epoch under which it believes to own the shard; 0 for none. */
  readonly epoch: number;
  /** The match as it has read it; undefined until then. */
  readonly room: string | undefined;
  /** The action whose append it waits for. */
  readonly waits: string;
}

interface Append {
  readonly action: string;
  /** Length of the log as known to the sender. */
  readonly after: number;
  readonly epoch: number;
  /** The node that waits for the answer; -1 for none any more. */
  readonly from: number;
}

interface Reply {
  readonly to: number;
  readonly action: string;
  readonly added: boolean;
}

/** Parts of the protocol that can be left out, to show that the search finds the faults they prevent. */
export interface Protocol {
  /** An append is added only under the epoch of the lease. */
  readonly isFenced: boolean;
  /** An append is added only at the end of the log as its node knew it. */
  readonly isPlaced: boolean;
  /** An action that is in the log already is acknowledged, not added. */
  readonly isIdempotent: boolean;
  /** No action is acknowledged before it is in the log. */
  readonly isAnsweredLast: boolean;
  /** Leases expire. */
  readonly expires: boolean;
}

export const PROTOCOL: Protocol = {
  isFenced: true,
  isPlaced: true,
  isIdempotent: true,
  isAnsweredLast: true,
  expires: true,
};

const NEW_NODE: Node = { up: true, frozen: false, epoch: 0, room: undefined, waits: '' };

export const START: Cluster = {
  lease: { owner: -1, epoch: 0, runs: false },
  log: '',
  nodes: [NEW_NODE, NEW_NODE],
  appends: [],
  replies: [],
  requests: '',
  acknowledged: '',
  known: '',
  usurped: false,
};

/** More concurrent appends show no other behaviour. */
const MAX_APPENDS = 2;
const MAX_REQUESTS = 2;

export type Move = readonly [string, Cluster];

/**
 * Yields every possible next step. A frozen node takes no steps while others do, which is included in the orders of
 * steps. With `freezes` it is a separate state all the same, so that nothing depends on that argument.
 */
export function* moves(it: Cluster, actions: string, protocol: Protocol, freezes = true): Generator<Move> {
  yield* ofClients(it, actions);
  yield* ofTheDatabase(it, protocol);
  for (const n of [0, 1]) {
    const node = nodeOf(it, n);
    if (!node.up) yield [`node ${n} starts`, withNode(it, n, NEW_NODE)];
    else {
      yield [`node ${n} dies`, withNode(forgotten(it, n), n, { ...NEW_NODE, up: false })];
      const turned = withNode(it, n, { ...node, frozen: !node.frozen });
      if (freezes) yield [node.frozen ? `node ${n} wakes` : `node ${n} freezes`, turned];
      if (!node.frozen) yield* ofNode(it, n, node, protocol);
    }
  }
}

function* ofClients(it: Cluster, actions: string): Generator<Move> {
  for (const action of actions) {
    if (!it.known.includes(action) && it.requests.length < MAX_REQUESTS) {
      yield [`a client asks for ${action}`, { ...it, requests: sorted(it.requests + action) }];
    }
    if (it.requests.includes(action)) yield [`the request for ${action} is lost`, without(it, action)];
    if (it.acknowledged.includes(action) && !it.known.includes(action)) {
      yield [`a client is told of ${action}`, { ...it, known: sorted(it.known + action) }];
    }
  }
}

function* ofTheDatabase(it: Cluster, { isFenced, isPlaced, expires }: Protocol): Generator<Move> {
  const { lease, log } = it;
  if (expires && lease.runs) yield ['the lease runs out', { ...it, lease: { ...lease, runs: false } }];
  for (const [i, append] of it.appends.entries()) {
    const { action, after, epoch, from } = append;
    const others = it.appends.filter((_, at) => at !== i);
    const isCurrent = epoch === lease.epoch;
    const added = (isCurrent || !isFenced) && (after === log.length || !isPlaced);
    const reply = { to: from, action, added };
    yield [
      `the append of ${action} is ${added ? 'added' : 'refused'}`,
      {
        ...it,
        appends: others,
        log: added ? log + action : log,
        replies: from < 0 ? it.replies : [...it.replies, reply],
        usurped: it.usurped || (added && !isCurrent),
      },
    ];
    yield [`the append of ${action} is lost`, { ...it, appends: others }];
  }
  for (const [i, { action }] of it.replies.entries()) {
    yield [`the answer about ${action} is lost`, { ...it, replies: it.replies.filter((_, at) => at !== i) }];
  }
}

function* ofNode(it: Cluster, n: number, node: Node, protocol: Protocol): Generator<Move> {
  const { lease } = it;
  const isMine = lease.owner === n;
  if (lease.owner < 0 || !lease.runs) {
    const claimed = { ...it, lease: { owner: n, epoch: lease.epoch + 1, runs: true } };
    yield [`node ${n} claims the shard`, withNode(forgotten(claimed, n), n, { ...NEW_NODE, epoch: lease.epoch + 1 })];
  }
  if (node.epoch > 0) {
    if (isMine && node.epoch === lease.epoch) {
      if (!lease.runs) yield [`node ${n} renews its lease`, { ...it, lease: { ...lease, runs: true } }];
      if (node.waits === '') {
        const released = { ...it, lease: { ...lease, owner: -1, runs: false } };
        yield [`node ${n} releases the shard`, withNode(released, n, NEW_NODE)];
      }
    } else yield [`node ${n} learns that it lost the shard`, withNode(forgotten(it, n), n, NEW_NODE)];
    if (node.room === undefined) yield [`node ${n} reads the log`, withNode(it, n, { ...node, room: it.log })];
    if (node.waits !== '') {
      const unsure = { ...node, room: undefined, waits: '' };
      yield [`node ${n} gives up waiting for ${node.waits}`, withNode(forgotten(it, n), n, unsure)];
    }
    if (node.room !== undefined && node.waits === '') yield* taken(it, n, node, node.room, protocol);
  }
  for (const [i, reply] of it.replies.entries()) if (reply.to === n) yield answered(it, n, node, reply, i);
}

/** A node takes one of the requests. */
function* taken(it: Cluster, n: number, node: Node, room: string, protocol: Protocol): Generator<Move> {
  for (const action of new Set(it.requests)) {
    const left = without(it, action);
    if (protocol.isIdempotent && room.includes(action)) {
      yield [`node ${n} has ${action} already`, acknowledging(left, action)];
    } else if (it.appends.length < MAX_APPENDS) {
      const append = { action, after: room.length, epoch: node.epoch, from: n };
      const sent = withNode({ ...left, appends: [...left.appends, append] }, n, { ...node, waits: action });
      yield [`node ${n} appends ${action}`, protocol.isAnsweredLast ? sent : acknowledging(sent, action)];
    }
  }
}

function answered(it: Cluster, n: number, node: Node, { action, added }: Reply, at: number): Move {
  const heard = { ...it, replies: it.replies.filter((_, i) => i !== at) };
  // An action that is not in the log is not acknowledged; the match is read again.
  if (!added) return [`node ${n} is refused ${action}`, withNode(heard, n, { ...node, room: undefined, waits: '' })];
  const room = (node.room ?? '') + action;
  return [`node ${n} acknowledges ${action}`, acknowledging(withNode(heard, n, { ...node, room, waits: '' }), action)];
}

function acknowledging(it: Cluster, action: string): Cluster {
  return it.acknowledged.includes(action) ? it : { ...it, acknowledged: sorted(it.acknowledged + action) };
}

/** Marks the pending appends of this node as abandoned. */
function forgotten(it: Cluster, n: number): Cluster {
  return {
    ...it,
    appends: it.appends.map((append) => (append.from === n ? { ...append, from: -1 } : append)),
    replies: it.replies.filter(({ to }) => to !== n),
  };
}

function without(it: Cluster, action: string): Cluster {
  return { ...it, requests: it.requests.replace(action, '') };
}

export function nodeOf(it: Cluster, n: number): Node {
  return n === 0 ? it.nodes[0] : it.nodes[1];
}

function withNode(it: Cluster, n: number, node: Node): Cluster {
  return { ...it, nodes: n === 0 ? [node, it.nodes[1]] : [it.nodes[0], node] };
}

function sorted(actions: string): string {
  return [...actions].sort().join('');
}
