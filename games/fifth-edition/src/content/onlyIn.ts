import onlyIn from '../../content/only-in.json' with { type: 'json' };
import { EDITIONS, type Edition } from '../vocabulary.ts';

const NAMES: Readonly<Record<Edition, Readonly<Record<string, readonly string[]>>>> = onlyIn;

/** The edition whose own content has this name, where that is another than the one asked for. */
export function otherEditionWith(kind: string, id: string, edition: Edition): Edition | undefined {
  return EDITIONS.find((other) => other !== edition && NAMES[other][kind]?.includes(id));
}
