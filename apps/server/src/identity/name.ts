import { randomInt } from 'node:crypto';
import { PlayerName } from '@tessera/protocol';

/** A name somebody chose, as it is kept: nothing invisible in it, and no white space but single blanks. */
export const CleanName = PlayerName.overwrite(clean).min(1);

/** The name as it is compared: who looks alike counts as the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** A name for somebody who has not said theirs. */
export function guestName(): string {
  return `${pick(COLOURS)} ${pick(ANIMALS)}`;
}

const COLOURS = ['Amber', 'Azure', 'Coral', 'Golden', 'Indigo', 'Ivory', 'Jade', 'Olive', 'Ruby', 'Scarlet', 'Silver'];
const ANIMALS = ['Badger', 'Crane', 'Falcon', 'Fox', 'Hare', 'Heron', 'Lynx', 'Magpie', 'Marten', 'Otter', 'Raven'];

/** `\p{C}` holds control, format (also those that turn the writing direction), private and unassigned characters. */
function clean(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim();
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? '';
}
