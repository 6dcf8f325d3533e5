import { Match, type Patch } from '@tessera/kernel';
import { warOfTheRing } from '../src/game.ts';
import { term } from '../src/match/caseTokens.ts';
import type { Action } from '../src/state/action.ts';
import type { State, View } from '../src/state/state.ts';

type TestMatch = Match<State, Action, View>;

/** Returns a match edited in the words of cases: `{ '@at dale': '@north 1/0/1', phase: 'actions' }`. */
export function matchWith(edits: Readonly<Record<string, unknown>>, seats = 2): TestMatch {
  const match = Match.create(warOfTheRing, { seats, seed: 'by hand', mode: 'companion' });
  const patches: Patch[] = Object.entries(edits).map(([path, value]) => [pathOf(String(meant(path))), meant(value)]);
  const edited = match.edit(0, patches);
  if (!edited.ok) throw new Error(`${edited.refusal.code} ${JSON.stringify(edited.refusal.params)}`);
  return match;
}

/** Returns an action in the same words: `{ type: 'march', from: '@dale', to: '@erebor' }`. */
export function spoken(action: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(action).map(([field, value]) => [field, meant(value)]));
}

function pathOf(place: string): (string | number)[] {
  return place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

function meant(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meant);
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  const known = term(value.slice(1));
  if (known === undefined) throw new Error(`"${value}" is nothing`);
  return known;
}
