/** All nodes after their dependencies, or the first cycle found, with its first member repeated at the end. */
export type DependencyOrder<Node> =
  | { readonly ok: true; readonly order: readonly Node[] }
  | { readonly ok: false; readonly cycle: readonly Node[] };

/**
 * Sorts topologically, keeping the given order where dependencies allow. Uses an explicit stack, so long chains cannot
 * overflow the call stack. Dependencies that are not among the nodes are included.
 */
export function dependencyOrder<Node>(
  nodes: Iterable<Node>,
  dependenciesOf: (node: Node) => Iterable<Node>,
): DependencyOrder<Node> {
  const done = new Set<Node>();
  for (const node of nodes) {
    const cycle = visit(node, dependenciesOf, done);
    if (cycle !== undefined) return { ok: false, cycle };
  }
  return { ok: true, order: [...done] };
}

/** Adds a node to `done` after its dependencies; returns a cycle if there is one. */
function visit<Node>(start: Node, dependenciesOf: (node: Node) => Iterable<Node>, done: Set<Node>): Node[] | undefined {
  const path: { node: Node; rest: Iterator<Node> }[] = [];
  const onPath = new Set<Node>();
  const enter = (node: Node) => {
    path.push({ node, rest: dependenciesOf(node)[Symbol.iterator]() });
    onPath.add(node);
  };
  if (!done.has(start)) enter(start);
  for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
    const next = step.rest.next();
    if (next.done) {
      path.pop();
      onPath.delete(step.node);
      done.add(step.node);
    } else if (onPath.has(next.value)) {
      const members = path.map(({ node }) => node);
      return [...members.slice(members.indexOf(next.value)), next.value];
    } else if (!done.has(next.value)) enter(next.value);
  }
  return undefined;
}
