import onlyIn from '../../../content/only-in.json' with { type: 'json' };
import { EDITIONS, type Edition } from '../../vocabulary/vocabulary.ts';

const NAMES: Readonly<Record<Edition, Readonly<Record<string, readonly string[]>>>> = onlyIn;

/** Returns the other edition when only its SRD has this record. */
export function otherEditionWith(kind: string, id: string, edition: Edition): Edition | undefined {
  return EDITIONS.find((other) => other !== edition && NAMES[other][kind]?.includes(id));
}
