import type { Json } from '@tessera/kernel';
import type { FormatContext, GameMessageFormat } from '@tessera/text';
import { halfPointer } from '../cards/activeCards.ts';
import { actionAt, instructionsAt, modifierAt } from '../content/pointed.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { modifierCard } from '../modifierDeck/cards.ts';
import {
  type CardTranslator,
  describeAlone,
  describeCardEffects,
  describeOneOf,
  describeParagraph,
} from '../modifiers/describe.ts';
import type { Choice } from '../state/choice.ts';
import type { Event } from '../state/events.ts';
import type { View } from '../state/state.ts';
import { boardText } from './boardText.ts';
import { cellName, kindName, nameOf, sourceName } from './names.ts';

type Voice = FormatContext<View>;

/** Formatters that turn parameters into text; the sentences are in `texts/`. */
export const words: GameMessageFormat<View, Choice, Event> = {
  params: {
    figure,
    seat: hero,
    target: figure,
    other: figure,
    focus: figure,
    by: figure,
    figures: (value, context) => context.list(array(value).map((id) => figure(id, context))),
    targets: (value, context) =>
      Array.isArray(value) ? context.list(value.map((id) => figure(id, context))) : Number(value),
    monster: (value, context) => (typeof value === 'number' ? figure(value, context) : nameOf(String(value), context)),
    monsters: (value, context) => context.list(array(value).map((id) => nameOf(String(id), context))),
    cell,
    hex: cell,
    goal: (value, context) => (typeof value === 'number' ? cell(value, context) : nameOf(String(value), context)),
    hexes: (value, context) =>
      Array.isArray(value) ? context.list(value.map((one) => cell(one, context))) : Number(value),
    cells: (value, context) =>
      array(value)
        .map((one) => cell(one, context))
        .join(' '),
    card: name,
    thing: name,
    rule: name,
    object: name,
    lead: name,
    second: name,
    cards: (value, context) => context.list(array(value).map((id) => nameOf(String(id), context))),
    item: name,
    items: (value, context) => context.list(array(value).map((id) => nameOf(String(id), context))),
    half: (value, { t }) => t(`half.${value}`),
    instructions: (value, context) => describeParagraph(instructionsAt(String(value)), translatorOf(context)),
    of: (value, context) => modifierText(String(value), context),
    offer: (value, context) =>
      [sourceName(String(value), context), modifierText(String(value), context)].filter(Boolean).join(': '),
    element: (value, { t }) => t(`element.${value}`),
    elements: (value, { t, list }) => list(array(value).map((element) => t(`element.${element}`))),
    state: (value, { t }) => t(`state.${value}`),
    condition: (value, { t }) => t(`condition.${value}`),
    kind: (value, { t }) => t(`stat.${value}`),
    moment: (value, { t }) => t(`moment.${value}`),
    from: pile,
    to: (value, context) => (context.has(`pile.${value}`) ? pile(value, context) : context.t(`condition.${value}`)),
    modifiers: (value, context) => context.list(array(value).map((id) => modifierName(String(id), context))),
    deckOf: (value, { t, seatName }) => (Number(value) < 0 ? t('name.monsters') : seatName(Number(value))),
    deck: deckName,
    option: (value) => Number(value) + 1,
  },

  actions: {
    pick: ({ cards }) => ({ code: 'pick', params: { lead: cards[0] ?? '', second: cards[1] ?? '' } }),
    play: ({ card, half, basic }) => ({
      code: basic ? 'basic' : 'play',
      params: { card, half, instructions: basic ? `rule/basic-${half}` : halfPointer(card, half) },
    }),
    move: ({ path }) => (path.length === 0 ? { code: 'stay' } : { code: 'go', params: { cell: path.at(-1)! } }),
    force: ({ path }) =>
      path.length === 0 ? { code: 'leave-there' } : { code: 'force', params: { cell: path.at(-1)! } },
    take: ({ offer, elements }) => ({ code: elements.length > 0 ? 'take-with' : 'take', params: { offer, elements } }),
    use: ({ item, elements }) => ({ code: elements.length > 0 ? 'use-with' : 'use', params: { item, elements } }),
    cards: ({ cards }) => (cards.length === 0 ? { code: 'no-cards' } : { code: 'cards', params: { cards } }),
    option: ({ n }) => ({ code: 'option', params: { option: n } }),
  },

  events: {
    'goal-kept': ({ seat }) => ({ code: 'goal-kept', params: { seat } }),
    picked: ({ seat }) => ({ code: 'picked', params: { seat } }),
    played: ({ basic, ...rest }) => ({ code: basic ? 'played.basic' : 'played', params: rest }),
    rested({ how, seat, card }) {
      if (card === '') return { code: 'rested.nothing', params: { seat } };
      return { code: how === 'long' ? 'rested' : 'rested.short', params: { seat, card } };
    },
    drawn: ({ figure: id, used }) => ({ code: 'drawn', params: { figure: id, modifiers: used } }),
    moved: ({ figure: id, path }) => ({ code: 'moved', params: { figure: id, cell: path.at(-1)! } }),
    forced: ({ figure: id, path }) => ({ code: 'forced', params: { figure: id, cell: path.at(-1)! } }),
    'modifiers-shuffled': ({ seat }) => ({ code: 'modifiers-shuffled', params: { deckOf: seat } }),
    infused: ({ figure: id, element }) =>
      id === undefined
        ? { code: 'infused.nobody', params: { element } }
        : { code: 'infused', params: { figure: id, element } },
    'door-opened': ({ figure: id }) =>
      id < 0 ? { code: 'door-opened.rule' } : { code: 'door-opened', params: { figure: id } },
  },

  values: { damage: percent, kills: percent },

  board: boardText,
};

function percent(value: Json, context: Voice): string {
  return `${context.number(Number(value) * 100)} %`;
}

function array(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function name(value: Json, context: Voice): string {
  return nameOf(String(value), context);
}

function pile(value: Json, { t }: Voice): string {
  return t(`pile.${value}`);
}

/** Returns a figure's kind and number, or a general word for a figure that is absent from the view or for none. */
function figure(value: Json, context: Voice): string {
  const { t, view } = context;
  const id = Number(value);
  if (id < 0) return t('name.nobody');
  const one = view?.figures[id];
  if (view === undefined || one === undefined) return t('name.somebody', { number: id });
  const called = kindName(view, id, context);
  if (one.kind === 'hero' || one.kind === 'boss' || one.kind === 'named') return called;
  return t(one.kind === 'elite' ? 'name.elite' : 'name.figure', { name: called, number: one.number });
}

/** Returns the hero's name for a player, because several bots share a name. */
function hero(value: Json, context: Voice): string {
  const seat = Number(value);
  return context.view?.heroes[seat] === undefined ? context.seatName(seat) : figure(seat, context);
}

/** Returns the monsters that draw from an ability deck: those in play, or all that might be. */
function deckName(value: Json, context: Voice): string {
  const drawing = [...recordsOf('monster').values()].filter(({ deck }) => deck === value).map(({ id }) => id);
  const there = new Set(context.view?.figures.map(({ type }) => type));
  const here = drawing.filter((id) => there.has(id));
  const names = (here.length > 0 ? here : drawing).map((id) => nameOf(id, context));
  return context.list([...new Set(names)]);
}

function cell(value: Json, { view }: Voice): string {
  return view === undefined ? String(value) : cellName(view.scenario, Number(value));
}

/** Returns the functions that put card texts into the reader's language. */
function translatorOf({ language, t, has }: Pick<Voice, 'language' | 't' | 'has'>): CardTranslator {
  return { language, t, name: (id) => nameOf(id, { t, has }) };
}

function modifierText(pointer: string, context: Voice): string {
  const voice = pointer.startsWith('monster') ? 'monster' : 'you';
  const translator: CardTranslator = { ...translatorOf(context), voice };
  const [, action, index] = /^(.*\/actions\/\d+)\/modifiers\/(\d+)$/.exec(pointer) ?? [];
  if (action !== undefined) return describeOneOf(actionAt(action), Number(index), translator);
  return describeAlone(modifierAt(pointer), translator);
}

function modifierName(id: string, context: Voice): string {
  const { value, effects } = modifierCard(id);
  const number = typeof value === 'number' ? (value < 0 ? `−${-value}` : `+${value}`) : context.t(`card.${value}`);
  if (id === 'bless' || id === 'curse') return context.t(`card.${id}`);
  return effects.length === 0 ? number : `${number} ${describeCardEffects(effects, translatorOf(context))}`;
}
