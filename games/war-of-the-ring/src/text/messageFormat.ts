import type { Json, Message } from '@tessera/kernel';
import type { GameMessageFormat, ParamFormatter } from '@tessera/text';
import { describeCombat, describeEvent, describerOf } from '../cards/describe.ts';
import { cardRecordOf, combatRecordOf } from '../cards/records.ts';
import { situationKindOf } from '../cards/situation.ts';
import { conditionsText } from '../deck/condition.ts';
import { cardOf, combatHalfOf } from '../deck/deck.ts';
import { regionAt } from '../pieces/figures.ts';
import type { Action } from '../state/action.ts';
import type { Event } from '../state/events.ts';
import type { View } from '../state/state.ts';
import { DECKS } from '../state/vocabulary.ts';
import { shortAnswer } from './answers.ts';
import { boardText } from './boardText.ts';
import { branchMessage, effectWording } from './branches.ts';
import {
  aTroopName,
  cardName,
  characterName,
  faceName,
  listOf,
  nationName,
  placeName,
  sideName,
  tileName,
  troopName,
  troopsText,
} from './names.ts';

const place: ParamFormatter<View> = (value, context) => placeName(Number(value), context);
const face: ParamFormatter<View> = (value, context) => faceName(Number(value), context);
const character: ParamFormatter<View> = (value, context) => characterName(Number(value), context);
/** Returns the text of a section by its key. */
const under =
  (section: string): ParamFormatter<View> =>
  (value, { t }) =>
    t(`${section}.${value}`);

/** Formats a probability: 0.523 as `52 %`. */
const chance: ParamFormatter<View> = (value, { number }) => `${number(Math.round(100 * Number(value)))} %`;

/** Maps the codes and parameters of the rules to messages in any language; the sentences are in `texts/`. */
export const words: GameMessageFormat<View, Action, Event> = {
  params: {
    place,
    region: place,
    from: place,
    to: place,
    // A path is named by its last region.
    path: (value, context) => placeName(Number(listOf(value).at(-1) ?? -1), context),
    side: (value, context) => sideName(Number(value), context),
    nation: (value, context) => nationName(Number(value), context),
    character,
    characters: (value, context) => context.list(listOf(value).map((one) => characterName(Number(one), context))),
    troop: (value, context) => troopName(Number(value), context),
    aTroop: (value, context) => aTroopName(Number(value), context),
    card: (value, context) => cardName(Number(value), context),
    combatCard: (value, { t }) => t(`name.combat.${combatHalfOf(Number(value)).id}`),
    die: face,
    face,
    faces: (value, context) => context.list(listOf(value).map((one) => faceName(Number(one), context))),
    rolls: (value) => listOf(value).join(', '),
    deck: (value, { t }) => t(`name.deck.${DECKS[Number(value)]}`),
    tile: (value, context) => tileName(Number(value), context),
    force: (value, context) => {
      const { troops, characters } = value as { troops: number[]; characters: number[] };
      return troopsText(troops, characters, context);
    },
    effect: effectWording,
    eventText: (value, context) => inOneLine(describeEvent(cardRecordOf(Number(value)), context)),
    combatText: (value, context) => inOneLine(describeCombat(combatRecordOf(Number(value)), context)),
    motive: under('reason'),
    rival: under('reason'),
    odds: chance,
    rivalOdds: chance,
    use: under('name.use'),
    escort: under('name.escort'),
    role: under('name.role'),
    battle: under('name.battle'),
    // An amount, or a cause.
    by: (value, { t }) => (typeof value === 'number' ? value : t(`name.cause.${value}`)),
    random: String,
    // The failed condition of a card, by its index.
    need: (value, context, { card }) =>
      conditionsText([cardOf(Number(card)).event.needs[Number(value)]!], describerOf(context)),
    combatNeed: (value, context, { combatCard }) => {
      const need = combatRecordOf(Number(combatCard)).needs[Number(value)]!;
      return situationKindOf(need).describe(need, describerOf(context));
    },
  },

  actions: {
    done: (_action, view) => shortAnswer('done', view),
    go: (_action, view) => shortAnswer('go', view),
    accept: (_action, view) => shortAnswer('accept', view),
    decline: (_action, view) => shortAnswer('decline', view),
    stand: (_action, view) => shortAnswer('stand', view),
    casualty: ({ random }, view) => shortAnswer('casualty', view, { random }),
    disband: ({ troop }) => ({ code: 'a-disband', params: { aTroop: troop } }),
    hit: ({ troop }) => ({ code: 'a-hit', params: { aTroop: troop } }),
    recruit: ({ troop, place }) => ({ code: 'a-recruit', params: { aTroop: troop, place } }),
    leave: ({ troop, count }) =>
      count === 1 ? { code: 'a-leave', params: { aTroop: troop } } : { code: 'leave', params: { troop, count } },
    slay: ({ troop }) => ({ code: 'a-slay', params: { aTroop: troop } }),
    spend: ({ troop }) => ({ code: 'a-spend', params: { aTroop: troop } }),
    use: ({ die, as }) => ({ code: 'use', params: { die, use: as } }),
    combat: ({ card }) => ({ code: 'combat', params: { combatCard: card } }),
    play: ({ card, die }) =>
      die < 0 ? { code: 'play', params: { card } } : { code: 'play.with', params: { card, die } },
    choose: ({ what, value }, view) =>
      what === 'branch' ? branchMessage(value, view) : { code: `choose.${what}`, params: { [what]: value } },
  },

  events: {
    disbanded: ({ place, troop }) => ({ code: 'disbanded', params: { place, aTroop: troop } }),
    reduced: ({ place, troop }) => ({ code: 'reduced', params: { place, aTroop: troop } }),
    upgraded: ({ place, troop }) => ({ code: 'upgraded', params: { place, aTroop: troop } }),
    separated: ({ characters, to }) => ({ code: 'separated', params: { characters, to, count: characters.length } }),
    drew: seenOrNot,
    'threw-away': seenOrNot,
    captured: ({ region, side, points }) =>
      points > 0
        ? { code: 'captured.points', params: { region, side, points } }
        : { code: 'captured', params: { region, side } },
    marched: ({ from, to, troops, characters }) => ({
      code: 'marched',
      params: { from, to, force: { troops, characters } },
    }),
    attacked: ({ kind, side, from, to }) =>
      kind === 'siege'
        ? { code: 'assaulted', params: { side, region: regionAt(to) } }
        : { code: 'attacked', params: { battle: kind, side, from, to } },
    'combat-card-shown': ({ side, card }) => ({ code: 'combat-card-shown', params: { side, combatCard: card } }),
    'combat-card-cancelled': ({ card }) => ({ code: 'combat-card-cancelled', params: { combatCard: card } }),
    'combat-rolled': rolled,
    'combat-rerolled': rolled,
    'extra-attack': rolled,
    'hunt-rolled': ({ dice, bonus, successes }) => ({ code: 'hunt-rolled', params: { rolls: dice, bonus, successes } }),
    'hunt-rerolled': ({ dice, successes }) => ({ code: 'hunt-rerolled', params: { rolls: dice, successes } }),
    'card-rolled': ({ card, dice, needs }) => ({ code: 'card-rolled', params: { card, rolls: dice, needs } }),
  },

  values: {
    'attacker-wins': chance,
    'defender-wins': chance,
    'both-fall': chance,
    undecided: chance,
    'hunt-succeeds': chance,
    'hunt-reveals': chance,
  },

  board: (view, _viewer, context) => boardText(view, context),
};

/** Joins the lines of a card; not every line is a sentence. */
function inOneLine(lines: readonly string[]): string {
  return lines.map((line) => (line.endsWith('.') ? line : `${line}.`)).join(' ');
}

function seenOrNot({ type, seat, deck, card }: Extract<Event, { type: 'drew' | 'threw-away' }>): Message {
  const params: Record<string, Json> = { seat, deck };
  return card === undefined ? { code: type, params } : { code: `${type}.card`, params: { ...params, card } };
}

function rolled({
  type,
  side,
  dice,
  needs,
  hits,
}: Extract<Event, { type: 'combat-rolled' | 'combat-rerolled' | 'extra-attack' }>): Message {
  return { code: type, params: { side, rolls: dice, needs, hits } };
}
