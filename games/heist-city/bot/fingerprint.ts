import type { Seat } from '@tessera/kernel';
import { STANCES, type View } from '../src/state/state.ts';

/**
 * Returns a hash of everything that a seat's plans depend on. Determinized states that differ only in hidden items have
 * the same hash.
 */
export function fingerprint(state: View, seat: Seat): number {
  const print = new Print();
  const { activation } = state;
  print.word(state.map);
  for (const variant of state.variants) print.word(variant);
  print.add(state.turn * 128 + state.alertModifier * 2 + seat);
  if (activation !== null) {
    print.add(activation.character * 8 + activation.slots);
    print.add(activation.melee * 8 + activation.ranged);
  }
  for (const character of state.characters) addCharacter(print, character);
  for (const { cell, charmed } of state.npcs) print.add(charmed ? cell + OTHERWISE : cell);
  for (const { cell, uploadedThisTurn } of state.drops) print.add(uploadedThisTurn ? cell + OTHERWISE : cell);
  for (const cell of state.rubble) print.add(cell);
  for (const { effect, cells } of state.areas) {
    print.word(effect);
    for (const cell of cells) print.add(cell);
  }
  return print.value;
}

/** Value above any cell number. */
const OTHERWISE = 8192;

function addCharacter(print: Print, character: View['characters'][number]): void {
  const flags =
    (character.activated ? 1 : 0) +
    (character.inPlainSight ? 2 : 0) +
    (character.triedIntel ? 4 : 0) +
    (character.allEyes ? 8 : 0);
  print.add(character.cell * 8 + STANCES.indexOf(character.stance));
  print.add(character.wounds * 8 + character.downs);
  print.add(character.connected * 64 + character.spent.length * 16 + flags);
  for (const { item, loaded, uses } of character.items) {
    print.word(item);
    print.add(loaded ? uses : uses + OTHERWISE);
  }
  for (const drop of character.carries) print.add(drop);
}

/** Two mixed sums of 32 bits. */
class Print {
  #one = 0x811c9dc5;
  #other = 0x1747b28c;

  add(number: number): void {
    this.#one = Math.imul(this.#one ^ number, 0x01000193);
    this.#one ^= this.#one >>> 15;
    this.#other = Math.imul(this.#other + number, 0x5bd1e995);
    this.#other ^= this.#other >>> 13;
  }

  word(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  /** As many bits of both as a number holds exactly. */
  get value(): number {
    return (this.#one >>> 0) * 2 ** 21 + (this.#other >>> 11);
  }
}
