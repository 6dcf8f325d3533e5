import type { Visitor } from './visitor.ts';

/** Cards of others that were sent to a visitor, as far as any message names them, with the place in the message. */
export function cardsSent(visitor: Visitor, seat: number | undefined): string[] {
  const found: string[] = [];
  for (const frame of visitor.frames) {
    const start = frame.search(/[[{]/);
    if (start < 0) continue;
    let message: unknown;
    try {
      message = JSON.parse(frame.slice(start));
    } catch {
      // Signs of life of the socket are no messages.
      continue;
    }
    walk(message, '', (value, path) => {
      if (typeof value === 'number' && isForeign(path, seat)) found.push(`${path}: ${value}`);
    });
  }
  return found;
}

/** Hands, discards face down, offers and sealed combat cards of players other than this one. */
function isForeign(path: string, seat: number | undefined): boolean {
  const held = /\/players\/(\d+)\/(?:hand|thrown)\/\d+\/cards\//.exec(path) ?? /\/players\/(\d+)\/offer$/.exec(path);
  if (held) return Number(held[1]) !== seat;
  return /\/decks\/\d+\/pile\//.test(path);
}

function walk(value: unknown, path: string, tell: (value: unknown, path: string) => void): void {
  tell(value, path);
  if (typeof value !== 'object' || value === null) return;
  // A patch says where its value belongs.
  const at = 'path' in value && 'value' in value ? pathText(value.path) : undefined;
  for (const [key, inner] of Object.entries(value)) {
    walk(inner, at !== undefined && key === 'value' ? at : `${path}/${key}`, tell);
  }
}

function pathText(path: unknown): string {
  if (Array.isArray(path)) return `/${path.join('/')}`;
  return typeof path === 'string' ? path : '';
}
