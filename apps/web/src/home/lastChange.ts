import * as z from 'zod';

/** The last change of a match that this device has shown. */
const LastChange = z.object({ seq: z.number().int(), text: z.string() });
export type LastChange = z.infer<typeof LastChange>;

const LAST_CHANGE = 'tessera.lastChange.';

/** Remembers the last change of a match for its card. */
export function keepLastChange(match: string, change: LastChange): void {
  try {
    localStorage.setItem(LAST_CHANGE + match, JSON.stringify(change));
  } catch {
    // Storage may be full or forbidden; the card then shows no change.
  }
}

/** Returns the last change of a match that this device has shown. */
export function keptLastChange(match: string): LastChange | undefined {
  try {
    const parsed = LastChange.safeParse(JSON.parse(localStorage.getItem(LAST_CHANGE + match) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    // Storage may be forbidden or contain invalid JSON.
    return undefined;
  }
}
