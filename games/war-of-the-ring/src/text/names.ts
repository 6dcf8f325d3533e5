import type { Json } from '@tessera/kernel';
import type { FormatContext } from '@tessera/text';
import { CHARACTERS, FACES, NATIONS, SIDES, tables } from '../content/index.ts';
import { cardOf } from '../deck/deck.ts';
import { isInside, regionAt } from '../pieces/figures.ts';
import { TILES } from '../pieces/huntPool.ts';
import { figureOf, isElite, NATION_OF, NAZGUL } from '../pieces/troops.ts';
import { PLACE_COUNT } from '../state/numbers.ts';

/** Parts of a formatter that names need. */
type Voice = Pick<FormatContext, 't' | 'list'>;

/** Returns the name of a region, or of the inside of its Stronghold. */
export function placeName(place: number, { t }: Voice): string {
  if (!(place >= 0 && place < PLACE_COUNT)) return String(place);
  const region = t(`name.region.${tables.regions[regionAt(place)]}`);
  return isInside(place) ? t('word.inside', { region }) : region;
}

export function sideName(side: number, { t }: Voice): string {
  return t(`name.side.${SIDES[side]}`);
}

export function nationName(nation: number, { t }: Voice): string {
  return NATIONS[nation] ? t(`name.nation.${NATIONS[nation]}`) : String(nation);
}

export function characterName(character: number, { t }: Voice): string {
  return CHARACTERS[character] ? t(`name.character.${CHARACTERS[character]}`) : String(character);
}

/** Returns a character's name with the epithet: "Boromir, son of the Steward". */
export function titledName(character: number, context: Voice): string {
  const name = characterName(character, context);
  return CHARACTERS[character] ? `${name}, ${context.t(`name.epithet.${CHARACTERS[character]}`)}` : name;
}

export function faceName(face: number, { t }: Voice): string {
  return FACES[face] ? t(`name.face.${FACES[face]}`) : String(face);
}

export function cardName(card: number, { t }: Voice): string {
  return card >= 0 ? t(`name.card.${cardOf(card).id}`) : t('word.blank');
}

export function tileName(tile: number, { t }: Voice): string {
  return TILES[tile] ? t(`name.tile.${TILES[tile].id}`) : String(tile);
}

/** Returns the name of a sort: `Regular of Gondor`; the Nazgûl need no Nation. */
export function troopName(troop: number, { t }: Voice): string {
  if (!(troop >= 0 && troop <= NAZGUL)) return String(troop);
  const figure = t(`name.figure.${figureOf(troop)}`);
  return troop === NAZGUL
    ? figure
    : t('word.troop', { figure, nation: t(`name.ofNation.${NATIONS[NATION_OF[troop]!]}`) });
}

/** Returns the name with an article, in languages that have one: `an Elite of Gondor`. */
export function aTroopName(troop: number, context: Voice): string {
  return context.t('word.aTroop', { troop: troopName(troop, context), elite: isElite(troop) });
}

/** Lists figures and characters: `3 × Regular of Gondor, Boromir`. */
export function troopsText(troops: readonly number[], characters: readonly number[], context: Voice): string {
  const parts = troops.flatMap((count, troop) => (count > 0 ? [`${count} × ${troopName(troop, context)}`] : []));
  return context.list([...parts, ...characters.map((one) => characterName(one, context))]) || context.t('word.nobody');
}

export function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value];
}
