import { isUtf8 } from 'node:buffer';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FindingError, UsageError } from './errors.ts';

/** Reads a UTF-8 file without its byte order mark. Throws an error with the place of the first invalid byte. */
export function readText(path: string, cwd: string): string {
  const bytes = attempt(path, 'read', () => readFileSync(resolve(cwd, path)));
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return text.replace(/^\uFEFF/, '');
  const spelledAgain = Buffer.from(text);
  const place = bytes.findIndex((byte, i) => spelledAgain[i] !== byte);
  throw new FindingError('bad-file', `${path} is not UTF-8 text (byte ${place})`);
}

/** Writes a file atomically: a reader sees the old text or the new one, never a part. */
export function writeText(path: string, cwd: string, text: string): void {
  const target = resolve(cwd, path);
  const draft = `${target}.${process.pid}.tmp`;
  attempt(path, 'written', () => {
    writeFileSync(draft, text);
    renameSync(draft, target);
  });
}

function attempt<T>(path: string, what: string, access: () => T): T {
  try {
    return access();
  } catch (cause) {
    throw new UsageError('no-such-file', `${path} cannot be ${what}: ${reasonOf(cause)}`);
  }
}

/** Returns why a file is not accessible, in plain words instead of system codes. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return REASONS[code] ?? cause.message;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder.',
  EISDIR: 'it is a folder.',
  EACCES: 'it is not yours to open.',
};
