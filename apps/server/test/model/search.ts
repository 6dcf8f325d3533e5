/** A system whose states can all be enumerated. */
export interface Model<State> {
  readonly start: State;
  moves(state: State): Iterable<readonly [string, State]>;
  /** Returns the same text for equivalent states. */
  key(state: State): string;
  broken(state: State): string | undefined;
  /** From every state it must be possible to reach one of these. */
  isGoal(state: State): boolean;
}

/** Result of visiting every state. */
export interface Search {
  readonly states: number;
  readonly moves: number;
  /** The broken invariant, and a shortest path to it. */
  readonly broken?: { readonly why: string; readonly way: readonly string[] };
}

/**
 * Visits all states of a model, breadth first, so that a found path is a shortest one. Then it searches backwards from
 * the goals for a state from which none can be reached.
 */
export function search<State>(model: Model<State>): Search {
  const found = new Map<string, number>([[model.key(model.start), 0]]);
  const from = [-1];
  const by = [''];
  const before: number[][] = [[]];
  const goals: number[] = [];
  let edges = 0;
  let layer: { readonly state: State; readonly at: number }[] = [{ state: model.start, at: 0 }];
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const { state, at } of layer) {
      const why = model.broken(state);
      if (why !== undefined) return { states: found.size, moves: edges, broken: { why, way: wayTo(at, from, by) } };
      if (model.isGoal(state)) goals.push(at);
      for (const [label, reached] of model.moves(state)) {
        edges++;
        const key = model.key(reached);
        const known = found.get(key);
        if (known !== undefined) {
          before[known]?.push(at);
          continue;
        }
        const place = found.size;
        found.set(key, place);
        from.push(at);
        by.push(label);
        before.push([at]);
        next.push({ state: reached, at: place });
      }
    }
    layer = next;
  }
  const stuck = unreachedFrom(goals, before);
  const end = { states: found.size, moves: edges };
  return stuck === undefined ? end : { ...end, broken: { why: 'stuck', way: wayTo(stuck, from, by) } };
}

/** Returns the first state without a path to a goal. */
function unreachedFrom(goals: readonly number[], before: readonly (readonly number[])[]): number | undefined {
  const reaches = new Uint8Array(before.length);
  const open = [...goals];
  for (const goal of goals) reaches[goal] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const earlier of before[at] ?? []) {
      if (reaches[earlier] === 1) continue;
      reaches[earlier] = 1;
      open.push(earlier);
    }
  }
  const stuck = reaches.indexOf(0);
  return stuck < 0 ? undefined : stuck;
}

function wayTo(end: number, from: readonly number[], by: readonly string[]): string[] {
  const way: string[] = [];
  for (let at = end; at > 0; at = from[at] ?? 0) way.unshift(by[at] ?? '');
  return way;
}
