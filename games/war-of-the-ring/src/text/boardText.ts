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
export function boardText(view: View, context: Voice): string {
  return [
    headline(view, context),
    fellowshipLine(view, context),
    ...[FREE, SHADOW].map((side) => diceLine(view, side, context)),
    context.t('board.track', { nations: politics(view, context) }),
    '',
    ...placeLines(view, context),
    '',
    ...battleLine(view, context),
    ...handLines(view, context),
    ...tableLine(view, context),
  ].join('\n');
}

function politics(view: View, context: Voice): string {
  const nations = NATIONS.map((_, nation) =>
    context.t('board.politics', {
      nation: nationName(nation, context),
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

function fellowshipLine(view: View, context: Voice): string {
  const { t } = context;
  const { region, progress, hidden, corruption, guide, mordor } = view.fellowship;
  const companions = fellows(view).filter((one) => one !== guide);
  const facts = {
    corruption,
    state: t(hidden ? 'board.state.hidden' : 'board.state.revealed'),
    guide: characterName(guide, context),
    with:
      companions.length === 0
        ? ''
        : t('board.with', { characters: context.list(companions.map((one) => characterName(one, context))) }),
  };
  if (mordor >= 0) return t('board.mordor', { step: mordor, ...facts });
  return t('board.fellowship', { region: placeName(region, context), progress, ...facts });
}

function diceLine({ dice, rings, huntBox }: View, side: number, context: Voice): string {
  const parts = FACES.flatMap((_, face) => {
    const count = dice[side]![face]!;
    return count > 0 ? [`${count} × ${faceName(face, context)}`] : [];
  });
  return context.t('board.dice', {
    side: sideName(side, context),
    dice: context.list(parts) || context.t('board.noDice'),
    rings: rings[side]!,
    hunt: huntBox[side]!,
  });
}

function placeLines(view: View, context: Voice): string[] {
  return view.stacks.flatMap((stack, place) => {
    const present = [...CHARACTERS_OF[FREE]!, ...CHARACTERS_OF[SHADOW]!].filter(
      (one) => view.characters[one] === place,
    );
    if (!stack && present.length === 0) return [];
    const holder = view.control[regionAt(place)]!;
    return [
      context.t('board.place', {
        place: placeName(place, context),
        holder: holder === NOBODY ? '' : context.t('board.holder', { side: sideName(holder, context) }),
        figures: troopsText(stack ?? [], present, context),
      }),
    ];
  });
}

function battleLine({ battle }: View, context: Voice): string[] {
  if (!battle) return [];
  return [context.t('board.battle', { place: placeName(battle.to, context), round: battle.round })];
}

function handLines({ players }: View, context: Voice): string[] {
  return players.map(({ hand }, seat) => {
    const [character, strategy] = hand.map(({ cards }) => cards);
    const known = [...character!, ...strategy!].flatMap((card) => (card === null ? [] : [card]));
    const all = character!.length + strategy!.length;
    const cards =
      known.length === all && all > 0
        ? context.list(known.map((card) => cardName(card, context)))
        : context.t('board.cards', { character: character!.length, strategy: strategy!.length });
    return context.t('board.hand', { seat: context.seatName(seat), cards });
  });
}

function tableLine({ table }: View, context: Voice): string[] {
  if (table.length === 0) return [];
  return [context.t('board.table', { cards: context.list(table.map((card) => cardName(card, context))) })];
}
