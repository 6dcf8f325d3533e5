import type { Json } from '@tessera/kernel';
import type { FormatContext } from '@tessera/text';
import { CHARACTERS, FACES, NATIONS, SIDES, tables } from '../content/index.ts';
import { cardOf } from '../deck/deck.ts';
import { isInside, regionAt } from '../pieces/figures.ts';
import { TILES } from '../pieces/huntPool.ts';
import { figureOf, isElite, NATION_OF, NAZGUL } from '../pieces/troops.ts';
import { PLACE_COUNT } from '../state/numbers.ts';

/** Parts of a teller that names need. */
type Voice = Pick<FormatContext, 'say' | 'list'>;

/** Returns the name of a region, or of the inside of its Stronghold. */
export function placeName(place: number, { say }: Voice): string {
  if (!(place >= 0 && place < PLACE_COUNT)) return String(place);
  const region = say(`name.region.${tables.regions[regionAt(place)]}`);
  return isInside(place) ? say('word.inside', { region }) : region;
}

export function sideName(side: number, { say }: Voice): string {
  return say(`name.side.${SIDES[side]}`);
}

export function nationName(nation: number, { say }: Voice): string {
  return NATIONS[nation] ? say(`name.nation.${NATIONS[nation]}`) : String(nation);
}

export function characterName(character: number, { say }: Voice): string {
  return CHARACTERS[character] ? say(`name.character.${CHARACTERS[character]}`) : String(character);
}

/** Returns a character's name with the epithet: "Boromir, son of the Steward". */
export function titledName(character: number, telling: Voice): string {
  const name = characterName(character, telling);
  return CHARACTERS[character] ? `${name}, ${telling.say(`name.epithet.${CHARACTERS[character]}`)}` : name;
}

export function faceName(face: number, { say }: Voice): string {
  return FACES[face] ? say(`name.face.${FACES[face]}`) : String(face);
}

export function cardName(card: number, { say }: Voice): string {
  return card >= 0 ? say(`name.card.${cardOf(card).id}`) : say('word.blank');
}

export function tileName(tile: number, { say }: Voice): string {
  return TILES[tile] ? say(`name.tile.${TILES[tile].id}`) : String(tile);
}

/** Returns the name of a sort: `Regular of Gondor`; the Nazgûl need no Nation. */
export function troopName(troop: number, { say }: Voice): string {
  if (!(troop >= 0 && troop <= NAZGUL)) return String(troop);
  const figure = say(`name.figure.${figureOf(troop)}`);
  return troop === NAZGUL
    ? figure
    : say('word.troop', { figure, nation: say(`name.ofNation.${NATIONS[NATION_OF[troop]!]}`) });
}

/** Returns the name with an article, in languages that have one: `an Elite of Gondor`. */
export function aTroopName(troop: number, telling: Voice): string {
  return telling.say('word.aTroop', { troop: troopName(troop, telling), elite: isElite(troop) });
}

/** Lists figures and characters: `3 × Regular of Gondor, Boromir`. */
export function troopsText(troops: readonly number[], characters: readonly number[], telling: Voice): string {
  const parts = troops.flatMap((count, troop) => (count > 0 ? [`${count} × ${troopName(troop, telling)}`] : []));
  return (
    telling.list([...parts, ...characters.map((one) => characterName(one, telling))]) || telling.say('word.nobody')
  );
}

export function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value];
}
