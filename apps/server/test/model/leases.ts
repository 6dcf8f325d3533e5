/**
 * Ownership of matches by leases, as small as it can be made: one shard with one match, two nodes, one database, one client an
 * action. Whatever may go wrong is a step that may happen at any time: nodes die, freeze and wake, leases run out by the database's
 * clock whatever a node believes, requests and answers are late, lost or come twice, an append arrives long after its node gave
 * it up. What the nodes and the database do is the protocol of `docs/reliability.md`, "More than one node".
 */
export interface Cluster {
  readonly lease: {
    /** The node that the row names; -1 for nobody. */
    readonly owner: number;
    readonly epoch: number;
    /** Not run out by the clock of the database. */
    readonly runs: boolean;
  };
  /** The log of record: the action in each place, in order. */
  readonly log: string;
  readonly nodes: readonly [Node, Node];
  /** Appends on their way to the database, or waiting in it. */
  readonly appends: readonly Append[];
  /** Answers of the database on their way. */
  readonly replies: readonly Reply[];
  /** What clients have asked and nobody has taken yet. */
  readonly requests: string;
  /** What a node has acknowledged to a client. */
  readonly acknowledged: string;
  /** What clients know to be done: an acknowledgement may be lost on its way. */
  readonly known: string;
  /** Whether something was ever added by a node whose lease another had taken over. */
  readonly usurped: boolean;
}

interface Node {
  readonly up: boolean;
  readonly frozen: boolean;
  /** The epoch under which it believes to own the shard; 0 for none. */
  readonly epoch: number;
  /** The match as it has read it; nothing while it has not. */
  readonly room: string | undefined;
  /** The action whose append it waits for. */
  readonly waits: string;
}

interface Append {
  readonly action: string;
  /** How long the log was for whoever sent it. */
  readonly after: number;
  readonly epoch: number;
  /** Who waits for the answer; -1 for nobody any more. */
  readonly from: number;
}

interface Reply {
  readonly to: number;
  readonly action: string;
  readonly added: boolean;
}

/** Parts of the protocol that can be left out, to see that the search finds what they are for. */
export interface Protocol {
  /** An append is added only under the epoch of the lease. */
  readonly isFenced: boolean;
  /** An append is added only where its node believed the log to end. */
  readonly isPlaced: boolean;
  /** What is in the log already is acknowledged, not added. */
  readonly isIdempotent: boolean;
  /** Nothing is acknowledged before it is in the log. */
  readonly isAnsweredLast: boolean;
  /** Leases run out. */
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

/** More on their way at a time than this would show nothing else. */
const MOST_APPENDS = 2;
const MOST_REQUESTS = 2;

export type Move = readonly [string, Cluster];

/**
 * Everything that may happen next. To be frozen is to take no step while others do, which any order of steps may have: with
 * `freezes` it is a state of its own all the same, so that nothing depends on that argument.
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
    if (!it.known.includes(action) && it.requests.length < MOST_REQUESTS) {
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
    } else if (it.appends.length < MOST_APPENDS) {
      const append = { action, after: room.length, epoch: node.epoch, from: n };
      const sent = withNode({ ...left, appends: [...left.appends, append] }, n, { ...node, waits: action });
      yield [`node ${n} appends ${action}`, protocol.isAnsweredLast ? sent : acknowledging(sent, action)];
    }
  }
}

function answered(it: Cluster, n: number, node: Node, { action, added }: Reply, at: number): Move {
  const heard = { ...it, replies: it.replies.filter((_, i) => i !== at) };
  // What is not in the log is not acknowledged; the match is read anew.
  if (!added) return [`node ${n} is refused ${action}`, withNode(heard, n, { ...node, room: undefined, waits: '' })];
  const room = (node.room ?? '') + action;
  return [`node ${n} acknowledges ${action}`, acknowledging(withNode(heard, n, { ...node, room, waits: '' }), action)];
}

function acknowledging(it: Cluster, action: string): Cluster {
  return it.acknowledged.includes(action) ? it : { ...it, acknowledged: sorted(it.acknowledged + action) };
}

/** Nobody waits any more for what this node has asked the database. */
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
