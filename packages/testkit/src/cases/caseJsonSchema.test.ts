import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { noughts } from '../../test/noughts.ts';
import { THEN } from './caseFile.ts';
import { caseJsonSchema } from './caseJsonSchema.ts';

const named = { ...noughts, term: (name: string) => ({ middle: 4 })[name] };

/** Whether a schema accepts a case that marks this cell. */
function isFine(schema: object, cell: unknown): boolean {
  const file = { cases: [{ name: 'one', when: [{ seat: 0, action: { cell } }], [THEN]: { outcome: null } }] };
  return z.fromJSONSchema(JSON.parse(JSON.stringify(schema))).safeParse(file).success;
}

describe('caseJsonSchema', () => {
  it('has a description for every field', () => {
    const text = JSON.stringify(caseJsonSchema());
    expect(text).toContain('"The rule in a sentence"');
    expect(text).toContain('"additionalProperties":false');
  });

  it('contains the actions of a game', () => {
    expect([0, 8, 9, 'x', '@middle'].map((cell) => isFine(caseJsonSchema(), cell))).not.toContain(false);
    expect([0, 8].map((cell) => isFine(caseJsonSchema(noughts), cell))).not.toContain(false);
    expect([9, 'x', '@middle'].map((cell) => isFine(caseJsonSchema(noughts), cell))).not.toContain(true);
  });

  it('accepts terms in actions when the game defines them', () => {
    expect([0, 8, '@middle'].map((cell) => isFine(caseJsonSchema(named), cell))).not.toContain(false);
    expect([9, 'x'].map((cell) => isFine(caseJsonSchema(named), cell))).not.toContain(true);
  });
});
