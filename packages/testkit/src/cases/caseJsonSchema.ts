import type { Game } from '@tessera/kernel';
import * as z from 'zod';
import { CaseFile, fileSchema } from './caseFile.ts';

/**
 * Returns the JSON Schema of case files for editors, with the actions and options of a game if given. Actions may use
 * the names of players ("@b2") if the game defines `term`.
 */
export function caseJsonSchema(game?: Pick<Game, 'action' | 'options' | 'term'>): object {
  const schema: object = z.toJSONSchema(game ? fileSchema(game) : CaseFile, { io: 'input', unrepresentable: 'any' });
  return game?.term ? (withTerms(schema, false) as object) : schema;
}

const TERM = { type: 'string', pattern: '^@' };

function withTerms(schema: unknown, inAction: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withTerms(item, inAction));
  if (typeof schema !== 'object' || schema === null) return schema;
  if (inAction && isPlace(schema)) return { anyOf: [schema, TERM] };
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [key, withTerms(inner, inAction || key === 'action')]),
  );
}

/** Whether a schema is for a number or an enum, which players may name by a term. */
function isPlace(schema: { readonly type?: unknown }): boolean {
  return schema.type === 'integer' || schema.type === 'number' || 'enum' in schema;
}
