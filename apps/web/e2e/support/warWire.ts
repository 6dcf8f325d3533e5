import type { Visitor } from './visitor.ts';

/** Cards of others that were sent to a visitor, as far as any message names them, with the place in the message. */
export function cardsSent(visitor: Visitor, seat: number | undefined): string[] {
  const found: string[] = [];
  for (const message of messagesTo(visitor)) {
    walk(message, '', (value, path) => {
      if (typeof value === 'number' && isForeign(path, seat)) found.push(`${path}: ${value}`);
    });
  }
  return found;
}

/** Combat cards of others that were sent while they lay face down. */
export function sealedCardsSent(visitor: Visitor, seat: number | undefined): string[] {
  const found: string[] = [];
  for (const message of messagesTo(visitor)) {
    const seen = new Map<string, unknown>();
    walk(message, '', (value, path) => {
      const field = /\/battle\/fighters\/(\d+)\/(seat|card|shown)$/.exec(path);
      if (field) seen.set(`${field[1]} ${field[2]}`, value);
    });
    for (const side of [0, 1]) {
      const card = seen.get(`${side} card`);
      // Two play here: a side is a seat. A card comes together with the word that it is shown.
      if (typeof card === 'number' && seen.get(`${side} shown`) !== true && side !== seat)
        found.push(`${side}: ${card}`);
    }
  }
  return found;
}

function* messagesTo(visitor: Visitor): Generator<unknown> {
  for (const frame of visitor.frames) {
    const start = frame.search(/[[{]/);
    if (start < 0) continue;
    try {
      yield JSON.parse(frame.slice(start));
    } catch {
      // Signs of life of the socket are no messages.
    }
  }
}

/** Hands, discards face down, offers and piles of players other than this one; how many cards they are may be known. */
function isForeign(path: string, seat: number | undefined): boolean {
  const held =
    /\/players\/(\d+)\/(?:hand|thrown)\/\d+\/cards\/\d+$/.exec(path) ?? /\/players\/(\d+)\/offer$/.exec(path);
  if (held) return Number(held[1]) !== seat;
  return /\/decks\/\d+\/pile\/\d+$/.test(path);
}

function walk(value: unknown, path: string, tell: (value: unknown, path: string) => void): void {
  tell(value, path);
  if (typeof value !== 'object' || value === null) return;
  const patched = placeOfPatch(value);
  // A patch says where its value belongs.
  if (patched !== undefined && Array.isArray(value)) {
    walk(value[1], patched, tell);
    return;
  }
  for (const [key, inner] of Object.entries(value)) walk(inner, `${path}/${key}`, tell);
}

/** The place that a patch (`[path, value]`) is about; nothing for what is none. */
function placeOfPatch(value: object): string | undefined {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return undefined;
  const place: unknown = value[0];
  if (!Array.isArray(place) || place.length === 0) return undefined;
  const isPath = place.every((key) => typeof key === 'string' || Number.isInteger(key));
  return isPath && typeof place[0] === 'string' ? `/${place.join('/')}` : undefined;
}
