import { describe, expect, it } from 'vitest';
import { KernelError } from '../errors.ts';
import { Match } from '../match/match.ts';
import { readMatchFile } from '../match/matchFile.ts';
import { highCard } from '../testing/highCard.ts';
import { isShallow, type Json } from './json.ts';

/** Builds a value nested so deeply that recursive functions overflow the stack. */
function deep(levels = 20_000): Json {
  let value: Json = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}

describe('too deeply nested JSON', () => {
  it('isShallow accepts 100 levels and rejects more', () => {
    expect([isShallow(1), isShallow(deep(100)), isShallow(deep(101)), isShallow({ a: deep() })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('a match refuses it as an action and as an edit', () => {
    const match = Match.create(highCard, { seats: 2, seed: 'a secret', mode: 'companion' });
    const malformed = { ok: false, refusal: { code: 'malformed-action', params: { problem: 'too_big', path: '/' } } };
    expect(match.apply(0, { type: 'play', card: deep() })).toMatchObject(malformed);
    expect(match.check(match.decisions[0]?.seat ?? 0, { card: deep() })).toMatchObject(malformed.refusal);
    expect(match.edit(0, [[['x'], deep()]])).toMatchObject({ ok: false, refusal: { code: 'edit-breaks-state' } });
  });

  it('readMatchFile rejects it', () => {
    const text = `{"format":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect(() => readMatchFile(text)).toThrow(KernelError);
    expect(() => readMatchFile(text)).toThrow('Nested too deeply');
  });
});
