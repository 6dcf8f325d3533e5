import { randomInt } from 'node:crypto';
import { cleanLine, PlayerName } from '@tessera/protocol';

/** A chosen name as it is stored: without invisible characters, and with single spaces as the only white space. */
export const CleanName = PlayerName.overwrite(clean).min(1);

/** Returns the form of a name for logins; its skeleton finds names that look alike. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Returns a random name for a guest. */
export function guestName(): string {
  return `${pick(COLOURS)} ${pick(ANIMALS)}`;
}

const COLOURS = ['Amber', 'Azure', 'Coral', 'Golden', 'Indigo', 'Ivory', 'Jade', 'Olive', 'Ruby', 'Scarlet', 'Silver'];
const ANIMALS = ['Badger', 'Crane', 'Falcon', 'Fox', 'Hare', 'Heron', 'Lynx', 'Magpie', 'Marten', 'Otter', 'Raven'];

/**
 * Removes characters that lines of text may have but names do not need: joiners, variation selectors and unassigned
 * code points.
 */
function clean(name: string): string {
  return cleanLine(cleanLine(name).replace(/\p{C}|\p{Default_Ignorable_Code_Point}/gu, ''));
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? '';
}
