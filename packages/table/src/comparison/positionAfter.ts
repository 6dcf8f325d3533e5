import {
  type Chance,
  canonical,
  type Decision,
  fastChance,
  type Game,
  playTracked,
  type Seat,
  silent,
} from '@tessera/kernel';

/** A position that follows from a view and an action with certainty. */
export interface CertainPosition<View, Action> {
  readonly view: View;
  /** The decisions in it, each with the actions that are possible for every hidden state. */
  readonly decisions: readonly (Decision & { readonly legal: readonly Action[] })[];
}

/** Number of deals of the hidden parts that must agree. */
const DEALS = 4;

/**
 * Plays an action on several deals of everything that a view hides. Returns the position that all of them lead to, as the
 * seat would see it. Undefined if the action needs a random result, or if the position depends on hidden parts.
 */
export function positionAfter<State extends object, Action extends object, Options extends object, View extends object>(
  game: Game<State, Action, Options, View>,
  view: View,
  seat: Seat,
  action: Action,
): CertainPosition<View, Action> | undefined {
  let found: CertainPosition<View, Action> | undefined;
  for (let deal = 0; deal < DEALS; deal++) {
    const state = game.determinize(view, seat, fastChance(`deal ${deal}`));
    if (game.check(state, seat, action)) return undefined;
    const after = afterCertainAction(game, state, seat, action);
    if (!after) return undefined;
    const seen = game.view(after, seat);
    if (found && canonical(found.view) !== canonical(seen)) return undefined;
    const decisions = game.decisions(after).map((decision) => {
      const legal = game.legal(after, decision.seat);
      const known = found?.decisions.find((one) => one.seat === decision.seat)?.legal;
      return { ...decision, legal: known ? inBoth(known, legal) : legal };
    });
    found = { view: seen, decisions };
  }
  return found;
}

function afterCertainAction<State extends object, Action extends object, View extends object>(
  game: Pick<Game<State, Action, object, View>, 'play'> & Game<State, Action>,
  state: State,
  seat: Seat,
  action: Action,
): State | undefined {
  const chance = new NoChance();
  try {
    return playTracked(game, state, seat, action, { chance, log: silent });
  } catch (problem) {
    if (problem instanceof ChanceNeeded) return undefined;
    throw problem;
  }
}

function inBoth<Action>(some: readonly Action[], others: readonly Action[]): readonly Action[] {
  const known = new Set(others.map((action) => JSON.stringify(action)));
  return some.filter((action) => known.has(JSON.stringify(action)));
}

/** Thrown when an action asks for a random result. */
class ChanceNeeded extends Error {
  override readonly name = 'ChanceNeeded';
}

/** A source of chance without results. */
class NoChance implements Chance {
  readonly position = 0;

  d(): number {
    throw new ChanceNeeded();
  }

  roll(count: number): number[] {
    if (count === 0) return [];
    throw new ChanceNeeded();
  }

  pick<T>(items: readonly T[]): T {
    const [only] = items;
    if (items.length === 1) return only as T;
    throw new ChanceNeeded();
  }

  draw<T>(items: T[]): T {
    if (items.length === 1) return items.splice(0, 1)[0] as T;
    throw new ChanceNeeded();
  }

  shuffle<T>(items: T[]): void {
    if (items.length > 1) throw new ChanceNeeded();
  }
}
