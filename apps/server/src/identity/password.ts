import { hash, verify } from '@node-rs/argon2';

/** 19 MiB and two passes of argon2id, the library's default and OWASP's advice: some 30 ms per guess. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Returns the hash of a password. */
export function passwordHash(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether a password matches a hash. Without a hash it does the same work, so that the time does not reveal which names
 * have an account.
 */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
  check: (stored: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  if (!stored) {
    await check(await decoy(), password);
    return false;
  }
  return check(stored, password);
}

let madeDecoy: Promise<string> | undefined;

function decoy(): Promise<string> {
  madeDecoy ??= passwordHash('nobody has this password');
  return madeDecoy;
}
