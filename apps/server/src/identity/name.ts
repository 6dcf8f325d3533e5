import { randomInt } from 'node:crypto';
import { cleanLine, PlayerName } from '@tessera/protocol';

/** A name somebody chose, as it is kept: nothing invisible in it, and no white space but single blanks. */
export const CleanName = PlayerName.overwrite(clean).min(1);

/** The name as somebody logs in with it; what can be taken for it, its skeleton says. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** A name for somebody who has not said theirs. */
export function guestName(): string {
  return `${pick(COLOURS)} ${pick(ANIMALS)}`;
}

const COLOURS = ['Amber', 'Azure', 'Coral', 'Golden', 'Indigo', 'Ivory', 'Jade', 'Olive', 'Ruby', 'Scarlet', 'Silver'];
const ANIMALS = ['Badger', 'Crane', 'Falcon', 'Fox', 'Hare', 'Heron', 'Lynx', 'Magpie', 'Marten', 'Otter', 'Raven'];

/** A name needs none of what a line of text may have: joiners, selectors of variants, or what is not assigned yet. */
function clean(name: string): string {
  return cleanLine(cleanLine(name).replace(/\p{C}|\p{Default_Ignorable_Code_Point}/gu, ''));
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? '';
}
