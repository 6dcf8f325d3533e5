import * as z from 'zod';

/** The letters of table codes. Of similar letters only one is used: L but not 1 and I, Q but not 0 and O. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Number of letters in a code. */
export const CODE_LENGTH = 6;

/** The permanent id of a match, in URLs and messages. */
export const MatchId = z.string().regex(/^[a-z0-9]{12}$/);

/** The code that players read to each other to find a table; shown as K7Q-2MP. */
export const TableCode = z.string().regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`));

/** Letters that no code contains, with the letter they are mistaken for. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { '0': 'Q', O: 'Q', '1': 'L', I: 'L' };
const LONGEST_TYPED = 500;

/**
 * Extracts a code from typed or pasted text, complete or partial. Accepts lower case, blanks, dashes, similar letters
 * and the whole URL of an invitation.
 */
export function readCode(typed: string): string {
  const text = typed.slice(0, LONGEST_TYPED);
  const written = /\/join\/([^/?#\s]*)/i.exec(text)?.[1] ?? text;
  const letters = [...written.normalize('NFKC').toUpperCase()].map((letter) => LOOK_ALIKES[letter] ?? letter);
  return letters
    .filter((letter) => CODE_LETTERS.includes(letter))
    .slice(0, CODE_LENGTH)
    .join('');
}

/** A code as players write it, in a URL or after a command. */
export const WrittenCode = z.string().max(40).transform(readCode).pipe(TableCode);

/** The public id of a player; it reveals nothing about the person. */
export const PlayerId = z.string().regex(/^[a-z0-9]{12}$/);

/** Idempotency key: the client chooses one per request, so that a retry has no second effect. */
export const ActionId = z.string().min(8).max(64);

/** The secret of a link to look at a match. */
export const LookKey = z.string().regex(/^[\w-]{43}$/);

/** Identifies a proposal among those made after the same entry. */
export const ProposalId = z.string().min(1).max(80);

/** Number of a seat, from 0. */
export const SeatNumber = z.int().min(0).max(15);

/** Number of log entries that a client or server knows. */
export const Seq = z.int().min(0).max(1_000_000);

/** The viewer of a match: a seat or a spectator. */
export const Viewer = z.union([SeatNumber, z.literal('spectator')]);
