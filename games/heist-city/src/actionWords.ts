import { sameJson } from '@tessera/kernel';
import type { Action, ActionOf, Thing } from './action.ts';
import { creditsOf, loadoutCost } from './loadout.ts';
import { cellName, itemName, loadoutText, unitName } from './names.ts';
import { PRESETS } from './presets.ts';
import { siteOf } from './site.ts';
import type { View } from './state.ts';

/** An action as one would say it. */
export function actionText(action: Action, view: View): string {
  const site = siteOf(view.map);
  const speaker: Speaker = {
    view,
    who: (unit) => unitName(unit, view),
    hex: (cell) => cellName(site, cell),
  };
  return say(action, speaker);
}

/** What an action is put into words with. */
interface Speaker {
  readonly view: View;
  readonly who: (unit: number) => string;
  readonly hex: (cell: number) => string;
}

type Saying<A> = string | ((action: A, speaker: Speaker) => string);

const SAYINGS: { readonly [Type in Action['type']]: Saying<ActionOf<Type>> } = {
  loadout: loadoutWords,
  deploy: ({ stance, cell }, { view, who, hex }) => {
    const frame = view.flow.at(-1);
    return `deploy ${frame?.at === 'deploy' ? `${who(frame.unit)} ` : ''}${stance} at ${hex(cell)}`;
  },
  activate: ({ character }, { who }) => `activate ${who(character)}`,
  pass: 'pass',
  move: walkText,
  hustle: walkText,
  sprint: walkText,
  'pick-up': pickUpText,
  'hack-computer': ({ computer }) => `hack computer ${computer}`,
  'hack-upload': ({ drop }) => `upload from drop ${drop}`,
  charm: ({ npc }, { who }) => `charm ${who(npc)}`,
  attack: ({ target, weapon }, { who }) => `attack ${who(target)} with ${itemName(weapon)}`,
  'throw-weapon': ({ target, weapon }, { who }) => `throw ${itemName(weapon)} at ${who(target)}`,
  throw: ({ item, cell, using }, { hex }) =>
    `throw ${itemName(item)} at ${hex(cell)}${using === 'C' ? ' with charm' : ''}`,
  reload: ({ weapon }) => `reload ${itemName(weapon)}`,
  drop: ({ what }) => `drop ${thingText(what)}`,
  'go-loud': 'go loud',
  'remove-disguise': ({ target }, { who }) => `remove the disguise of ${who(target)}`,
  'mob-intel': ({ npc }, { who }) => `get intel from ${who(npc)}`,
  'wake-up': 'wake up',
  'in-plain-sight': ({ target }, { who }) => `hide ${who(target)} in plain sight`,
  'face-off': 'face off: become Disguised',
  push: ({ target, weapon }, { who }) => `push ${who(target)} with ${itemName(weapon)}`,
  'all-eyes-on-me': 'draw all eyes',
  'ghost-hand': ({ target, weapon }, { who }) => `ghost-hand ${who(target)} with ${itemName(weapon)}`,
  'ninja-vanish': ({ to }, { hex }) => `vanish to ${hex(to)}`,
  'move-it-along': ({ unit, to }, { who, hex }) => `move ${who(unit)} to ${hex(to)}`,
  'all-according-to-plan': 'all according to plan: every ally moves',
  cqc: ({ to, target, weapon }, { who, hex }) =>
    `close in to ${hex(to)} and strike ${who(target)} with ${itemName(weapon)}`,
  'camera-squib': ({ cell }, { hex }) => `lure mobs to ${hex(cell)}`,
  'breaching-charge': ({ cell }, { hex }) => `breach the wall at ${hex(cell)}`,
  end: 'end the activation',
  plan: ({ actions }, speaker) =>
    actions.length === 0 ? 'plan nothing' : `plan ${actions.map((action) => say(action, speaker)).join(', then ')}`,
  aim: ({ target }, { who }) => `aim at ${who(target)}`,
  shove: ({ way, length }) => (length === 0 ? 'leave the target where it is' : `${way} ${length}`),
  reroll: ({ with: item }) => `roll again with ${itemName(item)}`,
  keep: 'keep the roll',
  'plan-move': ({ unit, to }, { who, hex }) => `move ${who(unit)} to ${hex(to)}`,
  'plan-done': 'no more moves',
  champion: ({ character }, { who }) => `let ${who(character)} hack`,
  'extract-with': ({ ally }, { who }) => `take ${who(ally)} along`,
  'set-alert': ({ modifier }) => `set the alert modifier to ${modifier}`,
  concede: 'concede',
};

function say(action: Action, speaker: Speaker): string {
  // Each action meets only the saying of its own type, which the table guarantees and a lookup cannot say.
  const saying = SAYINGS[action.type] as Saying<Action>;
  return typeof saying === 'string' ? saying : saying(action, speaker);
}

/** A preset by its name, with what it costs of what there is. */
function loadoutWords({ items }: ActionOf<'loadout'>, { view }: Speaker): string {
  const preset = PRESETS.find((one) => sameJson(one.items, items));
  const cost = `${loadoutCost(items)} of ${creditsOf(view)} credits`;
  return `take ${preset ? `"${preset.name}"` : 'equipment'} for ${cost}: ${loadoutText(items)}`;
}

function walkText({ type, to, path }: ActionOf<'move' | 'hustle' | 'sprint'>, { hex }: Speaker): string {
  return `${type} to ${hex(to)}${path ? ` by ${path.map(hex).join(' ')}` : ''}`;
}

function pickUpText({ what, leave }: ActionOf<'pick-up'>, { view }: Speaker): string {
  const left = leave ? `, leaving ${thingText(leave)}` : '';
  if ('drop' in what) return `pick up drop ${what.drop}${left}`;
  const item = view.gear[what.gear]?.item;
  return `pick up ${item ? `${itemName(item)} (gear ${what.gear})` : `unread gear ${what.gear}`}${left}`;
}

function thingText(thing: Thing): string {
  return 'drop' in thing ? `drop ${thing.drop}` : itemName(thing.item);
}
