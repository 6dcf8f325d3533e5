import * as z from 'zod';

/** The letters of codes. Of those that look alike only one each: L but no 1 and I, Q but no 0 and O. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** How many letters a code has. */
export const CODE_LENGTH = 6;

/** Names a match for ever, in addresses and messages. */
export const MatchId = z.string().regex(/^[a-z0-9]{12}$/);

/** What friends read out to each other to find a table; shown as K7Q-2MP. */
export const TableCode = z.string().regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`));

/** What is in no code, with the letter that it was mistaken for. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { '0': 'Q', O: 'Q', '1': 'L', I: 'L' };
const LONGEST_TYPED = 500;

/**
 * The code in what somebody typed or pasted, as far as it goes: small letters, blanks and dashes, letters that look alike,
 * even the whole address of an invitation.
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

/** A code as people write it, in an address or after a command. */
export const WrittenCode = z.string().max(40).transform(readCode).pipe(TableCode);

/** Names a person to others; says nothing about them. */
export const PlayerId = z.string().regex(/^[a-z0-9]{12}$/);

/** Chosen by the client for each thing it asks, so that asking twice does it once. */
export const ActionId = z.string().min(8).max(64);

/** Names what somebody proposes, among all that is proposed after the same entry. */
export const ProposalId = z.string().min(1).max(80);

export const SeatNumber = z.int().min(0).max(15);

/** How many entries the log of a match has, as far as somebody knows. */
export const Seq = z.int().min(0).max(1_000_000);

/** A seat, or somebody who watches. */
export const Viewer = z.union([SeatNumber, z.literal('spectator')]);
