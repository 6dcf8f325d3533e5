import { canonical } from '@tessera/kernel';
import { difference, differenceText, spelledDifference } from '../difference.ts';
import type { Law } from '../law.ts';

export const state: Law = {
  name: 'state',
  says: 'Every state is plain JSON, fits its own schema, and comes out of both as it went in.',

  position({ game, state }, verdict) {
    const odd = notPlain(state, 'state');
    verdict.expect(odd === undefined, () => `${odd} is not plain JSON`);
    if (odd !== undefined) return;

    const text = canonical(state);
    const reread = canonical(JSON.parse(JSON.stringify(state)));
    verdict.expect(reread === text, () => `JSON changes it: ${spelledDifference(text, reread)}`);

    const misfit = schemaMisfit(game.state, state);
    verdict.expect(misfit === undefined, () => misfit ?? '');
  },
};

/** Returns how a state or another value violates its schema, if it does. */
export function schemaMisfit(schema: Parsing, value: object, what = 'state'): string | undefined {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error?.issues[0];
    return `the ${what} does not fit its schema at ${issue?.path.map(String).join('.')}: ${issue?.message}`;
  }
  const change = difference(parsed.data, value);
  return change && `the schema does not know the whole ${what}: ${differenceText(change)}`;
}

interface Parsing {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly data?: unknown;
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
  };
}

/** Returns the place of a value that is not JSON, if any; an undefined key counts as absent. */
function notPlain(value: unknown, place: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : place;
  if (typeof value !== 'object') return place;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return place;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined && !Array.isArray(value)) continue;
    const odd = notPlain(inner, `${place}.${key}`);
    if (odd !== undefined) return odd;
  }
  return undefined;
}
