import { createHash, randomBytes, randomInt } from 'node:crypto';

const SECRET_BYTES = 32;
const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;

/** 256 random bits, for whoever must prove something later. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is stored of a secret. It is random and long, so a plain hash cannot be searched backwards. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A name for a row that says nothing about it. */
export function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS.charAt(randomInt(ID_LETTERS.length))).join('');
}
