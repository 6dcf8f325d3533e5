import { refuse } from '@tessera/kernel';
import { regionOf, SITE, tables } from '../content/index.ts';
import { standingEffects } from '../deck/standing.ts';
import { settleTable, spendTableCard } from '../deck/tableCards.ts';
import { isUnconquered } from '../map/freeRegion.ts';
import { leaderOf } from '../pieces/roles.ts';
import type { Action } from '../state/action.ts';
import type { Frame } from '../state/frames.ts';
import { FREE, REGION_COUNT, SHADOW } from '../state/numbers.ts';
import type { Rule, State, View } from '../state/state.ts';
import { plays } from '../state/variants.ts';
import { tileFor } from './hunt.ts';

/** Reveal of the Fellowship: the figure moves, and Shadow Strongholds on its path draw tiles. R 10.7 */
export const reveal = {
  reveal(state, _frame, ctx) {
    const { fellowship } = state;
    if (!fellowship.hidden) return;
    fellowship.hidden = false;
    ctx.log({ type: 'revealed', region: fellowship.region });
    settleTable(state, 'revealed', ctx);
    // R 10.10.4: on the Mordor Track only the counter is turned.
    return fellowship.mordor >= 0 ? undefined : [{ at: 'walk' }];
  },

  walk: {
    asks: (state) => (state.fellowship.progress > 0 && revealPaths(state).length > 0 ? leaderOf(state, FREE) : []),
    prompt: (state) => ({ code: 'walk', params: { steps: state.fellowship.progress } }),
    options: (state): Action[] => revealPaths(state).map((path) => ({ type: 'walk', path })),
    open: true,
    sound: true,
    answers: {
      walk: {
        refuse(state, _frame, _seat, { path }) {
          const reason = whyNoPath(state, path);
          if (reason) return reason;
          const end = path.at(-1)!;
          return isHaven(state, end) ? refuse('cannot-end-there', { region: end }) : undefined;
        },
        play: (state, _frame, { action: { path }, log }) => {
          log({ type: 'figure-moved', region: path.at(-1)! });
          return moveFigure(state, path, false);
        },
      },
    },
    afterwards: (state) => moveFigure(state, [state.fellowship.region], false),
  },

  /** Tiles for the path of the figure: first those of cards, then one per Stronghold, each resolved separately. */
  path(state, { path, declared }) {
    const frames: Frame[] = [];
    const end = path.at(-1)!;
    if (state.table.length > 0) {
      for (const { card, regions } of standingEffects(state, 'path-tile')) {
        if (path.some((region) => regions.includes(region))) {
          frames.push({ at: 'path.card', card, safe: declared && isHaven(state, end) });
        }
      }
    }
    if (declared) return frames;
    for (const region of new Set(path))
      if (isShadowStronghold(state, region)) frames.push(tileFor({ cause: 'stronghold' }));
    return frames;
  },

  'path.card': {
    asks: (state, { card }) => (state.table.includes(card) ? leaderOf(state, SHADOW) : []),
    prompt: (_state, { card }) => ({ code: 'path.card', params: { card } }),
    options: (_state, { card }): Action[] => [{ type: 'decline' }, { type: 'answer', card }],
    answers: {
      decline() {},
      answer(state, { card, safe }, { log, chance }) {
        spendTableCard(state, card, { log, chance });
        return [tileFor({ cause: 'path', noEye: true, noReveal: safe })];
      },
    },
  },
} satisfies Rule<'reveal' | 'walk' | 'path' | 'path.card'>;

/** Moves the figure along a path and resets the Progress. */
export function moveFigure(state: State, path: readonly number[], declared: boolean): Frame[] {
  state.fellowship.region = path.at(-1)!;
  state.fellowship.progress = 0;
  return [{ at: 'path', path: [...path], declared }];
}

/**
 * Returns whether a region has an unconquered City or Stronghold of the Free Peoples: the Fellowship rests there and is
 * not revealed there. R 10.4, 10.7
 */
export function isHaven(state: Pick<View, 'control'>, region: number): boolean {
  const site = tables.siteOf[region];
  if (site !== SITE.city && site !== SITE.stronghold) return false;
  return tables.sideOf[region] === FREE && isUnconquered(state, region);
}

function isShadowStronghold(state: State, region: number): boolean {
  return (
    tables.siteOf[region] === SITE.stronghold && tables.sideOf[region] === SHADOW && state.control[region] === SHADOW
  );
}

/** Returns whether the figure would have a region to end in if it were revealed now. R 10.6 step 5 */
export function canBeRevealed(state: State): boolean {
  if (state.fellowship.mordor >= 0) return true;
  return state.fellowship.progress === 0 ? !isHaven(state, state.fellowship.region) : revealPaths(state).length > 0;
}

/** Returns, per possible end region, the path past the fewest Shadow Strongholds. */
function revealPaths(state: State): number[][] {
  const found = pathsFrom(state, (region) => Number(isShadowStronghold(state, region)));
  return found.filter((path) => !isHaven(state, path.at(-1)!));
}

/** Returns, per region that can be declared, the path with the fewest tiles from cards on the table. R 10.4 */
export function declarationPaths(state: State): number[][] {
  const traps = state.table.length === 0 ? [] : standingEffects(state, 'path-tile').flatMap(({ regions }) => regions);
  return pathsFrom(state, (region) => Number(traps.includes(region)));
}

const INTERIOR = ['gorgoroth', 'nurn', 'barad-dur'].map((id) => regionOf(id));

function isClosed(state: State, region: number): boolean {
  return plays(state, 'mordor-interior-closed') && INTERIOR.includes(region);
}

/** Returns why the figure cannot take this path. */
export function whyNoPath(state: State, path: readonly number[]) {
  const { region, progress } = state.fellowship;
  if (path[0] !== region) return refuse('path-starts-elsewhere', { region });
  if (path.length - 1 > progress) return refuse('path-too-long', { steps: path.length - 1, most: progress });
  for (let i = 1; i < path.length; i++) {
    if (!tables.neighbours[path[i - 1]!]!.includes(path[i]!)) {
      return refuse('not-adjacent', { from: path[i - 1]!, to: path[i]! });
    }
    if (isClosed(state, path[i]!)) return refuse('mordor-closed', { region: path[i]! });
  }
  return undefined;
}

/** Returns the cheapest path to each region within the Fellowship's Progress: least toll, then fewest steps. */
function pathsFrom(state: State, toll: (region: number) => number): number[][] {
  const { region: start, progress } = state.fellowship;
  // best[s * REGION_COUNT + r]: the least toll of a path of s steps to r; from: the region before it.
  const best = new Int16Array((progress + 1) * REGION_COUNT).fill(-1);
  const from = new Int16Array((progress + 1) * REGION_COUNT).fill(-1);
  best[start] = toll(start);
  for (let s = 0; s < progress; s++) {
    for (let region = 0; region < REGION_COUNT; region++) {
      const cost = best[s * REGION_COUNT + region]!;
      if (cost < 0) continue;
      for (const next of tables.neighbours[region]!) {
        if (isClosed(state, next)) continue;
        const there = (s + 1) * REGION_COUNT + next;
        const sum = cost + toll(next);
        if (best[there]! >= 0 && best[there]! <= sum) continue;
        best[there] = sum;
        from[there] = region;
      }
    }
  }
  const paths: number[][] = [];
  for (let region = 0; region < REGION_COUNT; region++) {
    const steps = cheapest(best, region, progress);
    if (steps < 0) continue;
    const path = [region];
    for (let s = steps, at = region; s > 0; s--) {
      at = from[s * REGION_COUNT + at]!;
      path.unshift(at);
    }
    paths.push(path);
  }
  return paths;
}

function cheapest(best: Int16Array, region: number, progress: number): number {
  let steps = -1;
  for (let s = 0; s <= progress; s++) {
    const cost = best[s * REGION_COUNT + region]!;
    if (cost >= 0 && (steps < 0 || cost < best[steps * REGION_COUNT + region]!)) steps = s;
  }
  return steps;
}
