import { applyPatches, fastChance, type Game, inheritRetained, KernelError } from '@tessera/kernel';
import type { ViewerReplay } from '@tessera/protocol';
import { TableError } from '../errors.ts';
import { entryOf } from '../live/tableStateReducers.ts';
import { type Replay, type ReplayEntry, within } from './replay.ts';

/** Creates a replay for one viewer from the first view and the changes of each entry. */
export function viewerReplay<View extends object, Action extends object>(
  game: Game<object, Action, object, View>,
  replay: ViewerReplay,
): Replay<View, Action> {
  const { info, viewer } = replay;
  // A shortened history starts after its dropped entries.
  const steps = replay.steps.slice(
    Math.max(
      0,
      replay.steps.findLastIndex(({ entry }) => entry.kind === 'dropped'),
    ),
  );
  const views = viewsOf(game, { ...replay, steps });
  const length = views.length - 1;
  const entryAt = (n: number): ReplayEntry => {
    const entry = steps[n]?.entry;
    return entry ? (entryOf(entry) as ReplayEntry) : { seq: n, kind: 'start', events: [] };
  };
  return {
    game,
    info,
    length,
    viewers: [viewer],
    at(wanted) {
      const n = within(wanted, length);
      const view = views[n] as View;
      return {
        n,
        view,
        entry: entryAt(n),
        // Pending decisions are public, so any determinized state gives the right ones.
        decisions: game.decisions(game.determinize(view, viewer, fastChance('who decides'))),
      };
    },
    entry: (n) => entryAt(within(n, length)),
    entryAt: (n) => entryAt(within(n, length)).seq,
    verify: async () => undefined,
  };
}

/** Returns the view after every entry; the first step is the start and changes nothing. */
function viewsOf<View extends object>(
  game: Pick<Game<object, never, object, View>, 'hold'>,
  { view, brought, steps }: ViewerReplay,
): View[] {
  let current = view as View;
  game.hold(current, brought);
  const views = steps.map(({ entry, patches }) => {
    try {
      const next = applyPatches(current, patches);
      inheritRetained(current, next);
      current = next;
      return current;
    } catch (error) {
      if (!(error instanceof KernelError)) throw error;
      throw new TableError('bad-replay', `entry ${entry.seq}`, error.message, {
        cause: error,
        problem: 'corrupt-file',
      });
    }
  });
  return views.length > 0 ? views : [current];
}
