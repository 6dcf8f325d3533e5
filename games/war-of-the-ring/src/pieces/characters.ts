import { CHARACTERS, type Character, loadContent, NATIONS, SIDES } from '../content/index.ts';
import { ASIDE, FELLOWSHIP } from '../state/numbers.ts';
import type { Fellowship } from '../state/state.ts';

/** Positions of all characters; a view has them too. */
interface Whereabouts {
  readonly characters: readonly number[];
}

const records = CHARACTERS.map((id) => loadContent().content.character.get(id)!);

/** Returns the record of a character by its number. */
export function recordOf(character: number) {
  return records[character]!;
}

const number = (id: Character): number => CHARACTERS.indexOf(id);
export const GANDALF_GREY = number('gandalf-the-grey');
export const STRIDER = number('strider');
export const GANDALF_WHITE = number('gandalf-the-white');
export const GOLLUM = number('gollum');
export const WITCH_KING = number('witch-king');
export const SARUMAN = number('saruman');
export const MOUTH = number('mouth-of-sauron');

/** Companions at the start of the game, without the upgrades that replace two of them. R 1.2 */
const COMPANIONS = [...records.keys()].filter((i) => records[i]!.kind === 'companion');
/** Characters of the Free Peoples that can stand on the map: Companions and upgrades. */
export const FREE_CHARACTERS = [...records.keys()].filter((i) => ['companion', 'upgrade'].includes(records[i]!.kind));
export const MINIONS = [...records.keys()].filter((i) => records[i]!.kind === 'minion');
/** Characters that can stand on the map, by side. */
export const CHARACTERS_OF: readonly (readonly number[])[] = [FREE_CHARACTERS, MINIONS];

/** Levels; 99 stands for unlimited. R 7.9 */
export const LEVEL: readonly number[] = records.map(({ level }) => (level === 'unlimited' ? 99 : (level ?? 0)));
export const LEADERSHIP: readonly number[] = records.map(({ leadership }) => leadership);
export const CHARACTER_SIDE: readonly number[] = records.map(({ side }) => SIDES.indexOf(side));
const ACTION_DICE: readonly number[] = records.map(({ dice }) => dice);
export const IS_CAPTAIN: readonly boolean[] = records.map(({ abilities }) =>
  abilities.some(({ type }) => type === 'captain'),
);
export const IS_HOBBIT: readonly boolean[] = records.map(({ hobbit }) => hobbit);

/** Returns whether the presence of a character activates a Nation. R 7.8 */
export function activates(character: number, nation: number): boolean {
  const { activates } = records[character]!;
  return activates === 'any' || (activates !== undefined && NATIONS.indexOf(activates) === nation);
}

/** Returns whether a character entered and has not been eliminated since. R 7.6a */
export function isInPlay({ characters }: Whereabouts, character: number): boolean {
  return characters[character]! >= 0;
}

export function isInFellowship({ characters }: Whereabouts, character: number): boolean {
  return characters[character] === FELLOWSHIP;
}

/** Returns the Companions still with the Ring-bearers. */
export function fellows({ characters }: Whereabouts): number[] {
  return COMPANIONS.filter((character) => characters[character] === FELLOWSHIP);
}

export function fellowCount({ characters }: Whereabouts): number {
  let count = 0;
  for (const character of COMPANIONS) if (characters[character] === FELLOWSHIP) count++;
  return count;
}

/** Returns the characters of a side in a place. */
export function charactersAt({ characters }: Whereabouts, place: number, side: number): number[] {
  const found: number[] = [];
  for (const character of CHARACTERS_OF[side]!) if (characters[character] === place) found.push(character);
  return found;
}

export function hasCharacter({ characters }: Whereabouts, place: number, side: number): boolean {
  for (const character of CHARACTERS_OF[side]!) if (characters[character] === place) return true;
  return false;
}

/** Returns whether any Minion has ever come into play. R 7.2 */
export function minionSeen({ characters }: Whereabouts): boolean {
  return MINIONS.some((minion) => characters[minion] !== ASIDE);
}

export function isGuide(
  { fellowship }: { readonly fellowship: Pick<Fellowship, 'guide'> },
  character: number,
): boolean {
  return fellowship.guide === character;
}

/** Returns the dice that the characters in play add to a side's starting dice. R 6.2 */
export function diceOfCharacters(board: Whereabouts, side: number): number {
  let dice = 0;
  for (const character of CHARACTERS_OF[side]!) {
    if (isInPlay(board, character)) dice += ACTION_DICE[character]!;
  }
  return dice;
}

/** Returns whether a character is a Nazgûl: only the Witch-king. R 3.4 */
export function isNazgul(character: number): boolean {
  return records[character]!.nazgul;
}
