import type { FormatContext } from '@tessera/text';
import { FACES, NATIONS } from '../content/index.ts';
import { CHARACTERS_OF, fellows } from '../pieces/characters.ts';
import { regionAt } from '../pieces/figures.ts';
import { FREE, NOBODY, SHADOW } from '../state/numbers.ts';
import type { View } from '../state/state.ts';
import { pointsOf } from '../turn/victory.ts';
import { cardName, characterName, faceName, nationName, placeName, sideName, troopsText } from './names.ts';

type Voice = FormatContext<View>;

/** Describes the table in plain text: the Ring-bearers, dice, politics, occupied regions, hands and cards. */
export function boardText(view: View, telling: Voice): string {
  return [
    headline(view, telling),
    fellowshipLine(view, telling),
    ...[FREE, SHADOW].map((side) => diceLine(view, side, telling)),
    telling.t('board.track', { nations: politics(view, telling) }),
    '',
    ...placeLines(view, telling),
    '',
    ...battleLine(view, telling),
    ...handLines(view, telling),
    ...tableLine(view, telling),
  ].join('\n');
}

function politics(view: View, telling: Voice): string {
  const nations = NATIONS.map((_, nation) =>
    telling.t('board.politics', {
      nation: nationName(nation, telling),
      box: view.boxes[nation]!,
      active: String(view.active[nation]),
    }),
  );
  return nations.join('; ');
}

function headline(view: View, { t }: Voice): string {
  const points = { free: pointsOf(view, FREE), shadow: pointsOf(view, SHADOW) };
  return t('board.turn', { turn: view.turn, phase: t(`name.phase.${view.phase}`), ...points });
}

function fellowshipLine(view: View, telling: Voice): string {
  const { t } = telling;
  const { region, progress, hidden, corruption, guide, mordor } = view.fellowship;
  const companions = fellows(view).filter((one) => one !== guide);
  const facts = {
    corruption,
    state: t(hidden ? 'board.state.hidden' : 'board.state.revealed'),
    guide: characterName(guide, telling),
    with:
      companions.length === 0
        ? ''
        : t('board.with', { characters: telling.list(companions.map((one) => characterName(one, telling))) }),
  };
  if (mordor >= 0) return t('board.mordor', { step: mordor, ...facts });
  return t('board.fellowship', { region: placeName(region, telling), progress, ...facts });
}

function diceLine({ dice, rings, huntBox }: View, side: number, telling: Voice): string {
  const parts = FACES.flatMap((_, face) => {
    const count = dice[side]![face]!;
    return count > 0 ? [`${count} × ${faceName(face, telling)}`] : [];
  });
  return telling.t('board.dice', {
    side: sideName(side, telling),
    dice: telling.list(parts) || telling.t('board.noDice'),
    rings: rings[side]!,
    hunt: huntBox[side]!,
  });
}

function placeLines(view: View, telling: Voice): string[] {
  return view.stacks.flatMap((stack, place) => {
    const present = [...CHARACTERS_OF[FREE]!, ...CHARACTERS_OF[SHADOW]!].filter(
      (one) => view.characters[one] === place,
    );
    if (!stack && present.length === 0) return [];
    const holder = view.control[regionAt(place)]!;
    return [
      telling.t('board.place', {
        place: placeName(place, telling),
        holder: holder === NOBODY ? '' : telling.t('board.holder', { side: sideName(holder, telling) }),
        figures: troopsText(stack ?? [], present, telling),
      }),
    ];
  });
}

function battleLine({ battle }: View, telling: Voice): string[] {
  if (!battle) return [];
  return [telling.t('board.battle', { place: placeName(battle.to, telling), round: battle.round })];
}

function handLines({ players }: View, telling: Voice): string[] {
  return players.map(({ hand }, seat) => {
    const [character, strategy] = hand.map(({ cards }) => cards);
    const known = [...character!, ...strategy!].flatMap((card) => (card === null ? [] : [card]));
    const all = character!.length + strategy!.length;
    const cards =
      known.length === all && all > 0
        ? telling.list(known.map((card) => cardName(card, telling)))
        : telling.t('board.cards', { character: character!.length, strategy: strategy!.length });
    return telling.t('board.hand', { seat: telling.seatName(seat), cards });
  });
}

function tableLine({ table }: View, telling: Voice): string[] {
  if (table.length === 0) return [];
  return [telling.t('board.table', { cards: telling.list(table.map((card) => cardName(card, telling))) })];
}
