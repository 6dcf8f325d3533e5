import type { Visitor } from '../visitor.ts';

/** Returns the cards of other players that messages to a visitor named, with their paths. */
export function cardsSent(visitor: Visitor, seat: number | undefined): string[] {
  const found: string[] = [];
  for (const message of messagesTo(visitor)) {
    walk(message, '', (value, path) => {
      if (typeof value === 'number' && isForeign(path, seat)) found.push(`${path}: ${value}`);
    });
  }
  return found;
}

/** Returns the face-down combat cards of other players that were sent. */
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
      // With two players a side is a seat. A card is sent together with the flag that it is shown.
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
      // Heartbeats of the socket are no messages.
    }
  }
}

/**
 * Checks whether a path is in a hand, face-down discard, offer or pile of another player. Their card counts may be
 * known.
 */
function isForeign(path: string, seat: number | undefined): boolean {
  const held =
    /\/players\/(\d+)\/(?:hand|thrown)\/\d+\/cards\/\d+$/.exec(path) ?? /\/players\/(\d+)\/offer$/.exec(path);
  if (held) return Number(held[1]) !== seat;
  return /\/decks\/\d+\/pile\/\d+$/.test(path);
}

function walk(value: unknown, path: string, visit: (value: unknown, path: string) => void): void {
  visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const patched = placeOfPatch(value);
  // A patch contains the path of its value.
  if (patched !== undefined && Array.isArray(value)) {
    walk(value[1], patched, visit);
    return;
  }
  for (const [key, inner] of Object.entries(value)) walk(inner, `${path}/${key}`, visit);
}

/** Returns the path of a patch (`[path, value]`); undefined for other values. */
function placeOfPatch(value: object): string | undefined {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return undefined;
  const place: unknown = value[0];
  if (!Array.isArray(place) || place.length === 0) return undefined;
  const isPath = place.every((key) => typeof key === 'string' || Number.isInteger(key));
  return isPath && typeof place[0] === 'string' ? `/${place.join('/')}` : undefined;
}
