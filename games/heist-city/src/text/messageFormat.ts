import type { Json, Message } from '@tessera/kernel';
import type { GameMessageFormat, ParamFormatter } from '@tessera/text';
import { alertLevels } from '../content/index.ts';
import type { Action, ActionOf, Thing } from '../state/action.ts';
import type { Event, EventOf } from '../state/events.ts';
import type { View } from '../state/state.ts';
import { creditsOf, loadoutCost } from '../units/loadout.ts';
import { boardText } from './boardText.ts';
import {
  actionName,
  cellName,
  computerName,
  dropName,
  gearName,
  itemName,
  loadoutText,
  presetOf,
  stanceName,
  unitName,
} from './names.ts';
import { placeName } from './placeName.ts';

const unit: ParamFormatter<View> = (value, context) => unitName(Number(value), context);
/** Formats equipment by its id; an objective or a computer by its number. */
const item: ParamFormatter<View> = (value, context) => {
  if (typeof value !== 'object' || value === null) return itemName(String(value), context);
  if ('drop' in value) return dropName(Number(value.drop), context);
  return 'computer' in value ? computerName(Number(value.computer), context) : JSON.stringify(value);
};
const hex: ParamFormatter<View> = (value, context) => cellName(Number(value), context);
const place: ParamFormatter<View> = (value, context) => placeName(Number(value), context);
const cells: ParamFormatter<View> = (value, context) =>
  listOf(value)
    .map((each) => cellName(Number(each), context))
    .join(' ');
const stat: ParamFormatter<View> = (value, { t }) => t(`name.stat.${value}`);
const percent: ParamFormatter<View> = (value, { t }) => t('word.percent', { n: Math.round(100 * Number(value)) });
const tenths: ParamFormatter<View> = (value, { language }) => tenthsText(Number(value), language);
/** Returns the text of a section by its key. */
const under =
  (section: string): ParamFormatter<View> =>
  (value, { t }) =>
    t(`${section}.${value}`);

/** Formats a number with one decimal in a language. */
export function tenthsText(value: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Maps the codes and parameters of the rules to messages in any language; the sentences are in `texts/`. */
export const words: GameMessageFormat<View, Action, Event> = {
  params: {
    unit,
    target: unit,
    ally: unit,
    character: unit,
    npc: unit,
    // An acting unit, or an obstacle.
    by: (value, context) => (typeof value === 'number' ? unitName(value, context) : context.t(`obstacle.${value}`)),
    winner: (value, context) => (value === null ? context.t('unit.nobody') : unitName(Number(value), context)),
    item,
    weapon: item,
    // Equipment lists of a crew, or a number of things.
    items: (value, context) => (Array.isArray(value) ? loadoutText(value as string[][], context) : Number(value)),
    preset: under('name.preset'),
    drop: (value, context) => dropName(Number(value), context),
    gear: (value, context) => gearName(Number(value), context),
    computer: (value, context) => computerName(Number(value), context),
    // Actions name their hex by its coordinates, because two of them may have the same place.
    hex,
    to: hex,
    cell: place,
    at: (value) => listOf(value).join(','),
    way: cells,
    stance: (value, context) => stanceName(String(value), context),
    role: under('name.role'),
    stat,
    skill: stat,
    event: under('name.score'),
    phase: under('phase'),
    alertLevel: under('name.alert'),
    action: (value, context) => actionName(String(value), context),
    kinds: (value, context) =>
      listOf(value)
        .map((kind) => actionName(String(kind), context))
        .join(', ') || context.t('word.nothing'),
    test: under('test'),
    check: under('check'),
    fall: under('fall'),
    motive: under('reason'),
    dice: (value) => listOf(value).join(' + '),
    totals: (value, { list }) => list(listOf(value).map(String)),
    chance: percent,
    // Mean wounds.
    harm: tenths,
    before: tenths,
    more: tenths,
  },

  actions: {
    loadout: ({ items }, view) => {
      const params = { cost: loadoutCost(items), budget: creditsOf(view), items };
      const preset = presetOf(items);
      return preset ? { code: 'loadout.preset', params: { ...params, preset } } : { code: 'loadout', params };
    },
    move: walking,
    hustle: walking,
    sprint: walking,
    throw: ({ item, cell, using }) => ({ code: using === 'C' ? 'throw.charm' : 'throw', params: { item, hex: cell } }),
    deploy: ({ stance, cell }) => ({ code: 'deploy', params: { stance, hex: cell } }),
    'camera-squib': ({ cell }) => ({ code: 'camera-squib', params: { hex: cell } }),
    'breaching-charge': ({ cell }) => ({ code: 'breaching-charge', params: { hex: cell } }),
    'pick-up': ({ what, leave }) => {
      const code = `${'drop' in what ? 'pick-up' : 'pick-up.gear'}${leave ? '.leaving' : ''}`;
      return { code, params: { ...what, ...(leave && { item: carried(leave) }) } };
    },
    drop: ({ what }) => ({ code: 'drop', params: { item: carried(what) } }),
    shove: ({ way, length }) => ({ code: length === 0 ? 'shove' : `shove.${way}`, params: { length } }),
    reroll: ({ with: item }) => ({ code: 'reroll', params: { item } }),
    plan: ({ actions }) =>
      actions.length === 0
        ? { code: 'plan.nothing' }
        : { code: 'plan', params: { kinds: actions.map(({ type }) => type) } },
  },

  events: {
    moved: walked,
    'npc-moved': walked,
    pushed: walked,
    pulled: walked,
    'picked-up': handled,
    'put-down': handled,
    rolled: (event) => ({ code: event.needs === undefined ? 'rolled' : 'rolled.needs', params: fieldsOf(event) }),
    rerolled: (event) => ({ code: event.needs === undefined ? 'rerolled' : 'rerolled.needs', params: fieldsOf(event) }),
    checked: (event) => ({ code: event.success ? 'checked' : 'checked.failed', params: fieldsOf(event) }),
    'npc-phase': ({ level, actions }) => ({
      code: 'npc-phase',
      params: { actions, alertLevel: alertLevels[level]!.id },
    }),
    'npc-chose': ({ unit, target, why }) =>
      why === 'tie'
        ? { code: 'npc-chose.tie', params: { unit } }
        : { code: 'npc-chose', params: { unit, target, motive: why } },
  },

  values: {
    path: cells,
    area: cells,
    'noticed-at': hex,
    becomes: (value, context) => stanceName(String(value), context),
    level: (value, { t }) => t(`name.alert.${alertLevels[Number(value)]!.id}`),
    candidate: unit,
    'goes-for': (value, context) =>
      listOf(value)
        .map((each) => unitName(Number(each), context))
        .join(' / '),
    does: under('does'),
    'elites-arrive': (value, { t }) => t(value ? 'word.yes' : 'word.no'),
    chance: percent,
    chosen: percent,
    'chance-to-hit': percent,
    'chance-to-save': percent,
    'chance-to-fell': percent,
  },

  board: (view, _viewer, context) => boardText(view, context),
};

/** Returns the message of an action: its sentence and parameters. */
export function actionMessage(action: Action, view: View): Message {
  const sayings: Readonly<Record<string, unknown>> = words.actions ?? {};
  const saying = sayings[action.type];
  // Each action gets the entry of its type: the table guarantees it, but TypeScript cannot infer it from a lookup.
  if (typeof saying === 'function') return (saying as (action: Action, view: View) => Message)(action, view);
  return { code: action.type, params: fieldsOf(action) };
}

/** Describes a walk by its end, and by its path if one was requested. */
function walking({ type, to, path }: ActionOf<'move' | 'hustle' | 'sprint'>): Message {
  return path ? { code: `${type}.by`, params: { to, way: path } } : { code: type, params: { to } };
}

/** Describes a finished walk: its length and its end. */
function walked({ type, unit, path }: EventOf<'moved' | 'npc-moved' | 'pushed' | 'pulled'>): Message {
  return { code: type, params: { unit, steps: path.length - 1, cell: path.at(-1) ?? -1 } };
}

function handled({ type, unit, drop, item = '' }: EventOf<'picked-up' | 'put-down'>): Message {
  return { code: type, params: { unit, item: drop === undefined ? item : { drop } } };
}

/** Returns a carried thing as the parameter `item`. */
function carried(thing: Thing): Json {
  return 'drop' in thing ? { drop: thing.drop } : thing.item;
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value];
}

/** Returns the fields of an action or an event without its type. */
function fieldsOf({ type: _type, ...fields }: Action | Event): NonNullable<Message['params']> {
  const params: Record<string, Json> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) params[name] = value;
  return params;
}
