import type { Ask } from '@tessera/protocol';

const MATCH = /^[a-z0-9]{12}$/;
const MAX_SEQ = 1_000_000;
const MAX_DICE = 200;
const FIELDS = new Set(['match', 'seq', 'actionId', 'action', 'dice']);

/**
 * The same question as `requests.act.ask`, asked of plain JSON by hand, because every action passes here: what that schema
 * takes passes, and nothing else. What the action means is for the schema of its game to say.
 */
export function readAct(body: unknown): Ask<'act'> | undefined {
  if (!isObject(body)) return undefined;
  for (const field of Object.keys(body)) if (!FIELDS.has(field)) return undefined;
  const { match, seq, actionId, action, dice } = body;
  if (typeof match !== 'string' || !MATCH.test(match)) return undefined;
  if (typeof seq !== 'number' || !Number.isInteger(seq) || seq < 0 || seq > MAX_SEQ) return undefined;
  if (typeof actionId !== 'string' || actionId.length < 8 || actionId.length > 64) return undefined;
  if (!isObject(action)) return undefined;
  const sent = { match, seq, actionId, action: action as Ask<'act'>['action'] };
  if (dice === undefined) return sent;
  return Array.isArray(dice) && dice.length <= MAX_DICE ? { ...sent, dice } : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
