import type { GameEvent, Json, Words } from '@tessera/kernel';
import type { Action, Thing } from './action.ts';
import { knownItem } from './arms.ts';
import { boardText } from './boardText.ts';
import { npcStats, roles, scores } from './content/index.ts';
import { newItem } from './inventory.ts';
import { cellName, itemName, unitName } from './names.ts';
import type { Options } from './options.ts';
import { cellAt, type Site, siteOf } from './site.ts';
import { NPC_KINDS, ROLES, type View, VP_EVENTS } from './state.ts';
import { npcUnit, unitOf } from './units.ts';

/** The game in plain text. */
export const words: Words<Action, View, Options> = {
  board: boardText,
  action: actionText,
  event: (event) => fill(EVENTS[event.type] ?? event.type, event),
  term,
};

/**
 * `3,-5` is a hex; `ninja` and `enemy-ninja` are characters; `guard2` is the second guard of the map; `katana` is one
 * fresh out of the box; `guard 3,-5` is a guard who stands there.
 */
function term(name: string, { map, variants }: Options): Json | undefined {
  const site = siteOf(map);
  const [, word = '', hex] = /^([\w-]*?) ?(-?\d+,-?\d+)?$/.exec(name) ?? [];
  const kind = NPC_KINDS.find((one) => one === word);
  if (hex !== undefined) {
    const [q, r] = hex.split(',').map(Number) as [number, number];
    const cell = cellAt(site, q, r);
    if (cell < 0) return undefined;
    if (word === '') return cell;
    return kind && { kind, cell, wounds: npcStats(kind, variants).W, charmed: false };
  }
  const unit = unitNamed(word) ?? npcNamed(site, word);
  return unit ?? (knownItem(word) && newItem({ variants }, word));
}

function unitNamed(word: string): number | undefined {
  const isEnemy = word.startsWith('enemy-');
  const role = ROLES.find((one) => one === (isEnemy ? word.slice('enemy-'.length) : word));
  return role && unitOf(isEnemy ? 1 : 0, role);
}

function npcNamed(site: Site, word: string): number | undefined {
  const [, kind, number] = /^([a-z]+)(\d+)$/.exec(word) ?? [];
  return site.npcs.flatMap((npc, i) => (npc.kind === kind ? [npcUnit(i)] : []))[Number(number) - 1];
}

function actionText(action: Action, view: View): string {
  const site = siteOf(view.map);
  const to = (cell: number) => cellName(site, cell);
  const who = (unit: number) => unitName(unit, view);
  switch (action.type) {
    case 'loadout':
      return `take ${loadoutText(action.items)}`;
    case 'deploy':
      return `deploy ${action.stance} at ${to(action.cell)}`;
    case 'activate':
      return `activate ${who(action.character)}`;
    case 'move':
    case 'hustle':
    case 'sprint':
      return `${action.type} to ${to(action.to)}${action.path ? ` by ${action.path.map(to).join(' ')}` : ''}`;
    case 'ninja-vanish':
      return `vanish to ${to(action.to)}`;
    case 'move-it-along':
    case 'plan-move':
      return `move ${who(action.unit)} to ${to(action.to)}`;
    case 'pick-up':
      return pickUpText(action, view);
    case 'drop':
      return `drop ${thingText(action.what)}`;
    case 'hack-computer':
      return `hack computer ${action.computer}`;
    case 'hack-upload':
      return `upload from drop ${action.drop}`;
    case 'charm':
      return `charm ${who(action.npc)}`;
    case 'mob-intel':
      return `get intel from ${who(action.npc)}`;
    case 'attack':
    case 'throw-weapon':
    case 'push':
    case 'ghost-hand':
      return `${ATTACK_VERBS[action.type]} ${who(action.target)} with ${itemName(action.weapon)}`;
    case 'cqc':
      return `close in to ${to(action.to)} and strike ${who(action.target)} with ${itemName(action.weapon)}`;
    case 'throw':
      return `throw ${itemName(action.item)} at ${to(action.cell)}${action.using === 'C' ? ' with charm' : ''}`;
    case 'reload':
      return `reload ${itemName(action.weapon)}`;
    case 'remove-disguise':
      return `remove the disguise of ${who(action.target)}`;
    case 'in-plain-sight':
      return `hide ${who(action.target)} in plain sight`;
    case 'camera-squib':
      return `lure mobs to ${to(action.cell)}`;
    case 'breaching-charge':
      return `breach the wall at ${to(action.cell)}`;
    case 'plan':
      return action.actions.length === 0 ? 'plan nothing' : `plan ${action.actions.map((one) => actionText(one, view)).join(', then ')}`;
    case 'aim':
      return `aim at ${who(action.target)}`;
    case 'shove':
      return action.length === 0 ? 'leave the target where it is' : `${action.way} ${action.length}`;
    case 'reroll':
      return `roll again with ${itemName(action.with)}`;
    case 'champion':
      return `let ${who(action.character)} hack`;
    case 'extract-with':
      return `take ${who(action.ally)} along`;
    case 'set-alert':
      return `set the alert modifier to ${action.modifier}`;
    default:
      return PLAIN[action.type];
  }
}

const ATTACK_VERBS = { attack: 'attack', 'throw-weapon': 'throw at', push: 'push', 'ghost-hand': 'ghost-hand' } as const;

const PLAIN = {
  pass: 'pass',
  end: 'end the activation',
  'go-loud': 'go loud',
  'wake-up': 'wake up',
  'face-off': 'face off: become Disguised',
  'all-eyes-on-me': 'draw all eyes',
  'all-according-to-plan': 'all according to plan: every ally moves',
  'plan-done': 'no more moves',
  keep: 'keep the roll',
  concede: 'concede',
} as const;

function loadoutText(items: readonly (readonly string[])[]): string {
  const crew = items.map((list, i) => `${roles[ROLES[i]!].name} ${list.map(itemName).join(' and ') || 'nothing'}`);
  return crew.join(', ');
}

function pickUpText({ what, leave }: Extract<Action, { type: 'pick-up' }>, { gear }: View): string {
  const item = 'gear' in what ? gear[what.gear]?.item : undefined;
  const thing = 'drop' in what ? `drop ${what.drop}` : item ? `${itemName(item)} (gear ${what.gear})` : `unread gear ${what.gear}`;
  return `pick up ${thing}${leave ? `, leaving ${thingText(leave)}` : ''}`;
}

function thingText(thing: Thing): string {
  return 'drop' in thing ? `drop ${thing.drop}` : itemName(thing.item);
}

/** Sentences for events; a field is written as what its name says it is. */
const EVENTS: Readonly<Record<string, string>> = {
  'loadout-chosen': 'Crew {seat} has chosen its equipment.',
  'loadout-shown': 'Crew {seat} shows its equipment: {items}.',
  'rolled-off': 'They roll {totals} for who deploys first.',
  deploying: 'Crew {seat} deploys first.',
  deployed: '{unit} is deployed {stance}.',
  turn: 'Turn {turn}.',
  activated: '{unit} is up.',
  'activation-ended': '{unit} is done.',
  passed: 'Crew {seat} passes.',
  planned: 'Crew {seat} plans {actions}.',
  'plan-failed': 'The plan of {unit} fails: {action} is not possible any more.',
  conceded: 'Crew {seat} gives up.',
  'alert-set': 'Crew {seat} sets the alert modifier to {modifier}.',
  moved: '{unit} moves {path}.',
  'npc-moved': '{unit} walks {path}.',
  pushed: '{unit} is pushed {path}.',
  pulled: '{unit} is pulled {path}.',
  noticed: '{unit} is noticed and becomes Overt.',
  stance: '{unit} becomes {stance}.',
  'woke-up': '{unit} wakes up with {wounds} wounds.',
  overlooked: '{unit} is overlooked by guards and turrets from now on.',
  'all-eyes': 'All eyes are on {unit}.',
  'picked-up': '{unit} picks up {thing}.',
  'put-down': '{unit} puts down {thing}.',
  connected: '{unit} connects to computer {computer}.',
  rolled: '{unit} rolls {dice} ({test}).',
  rerolled: '{unit} rolls again with {item}: {dice} ({test}).',
  attacked: '{unit} attacks {target} with {weapon}.',
  'npc-attacked': '{unit} attacks {target}.',
  threw: '{unit} throws {item}.',
  hit: '{total} against {number}: a hit.',
  missed: '{total} against {number}: a miss.',
  saved: '{unit} saves with {total} against {number}: {prevented} prevented, {damage} left.',
  hurt: '{unit} has {wounds} wounds left.',
  fell: '{unit} is {fall}.',
  revealed: '{unit} is revealed by {by}.',
  unloaded: '{item} of {unit} is empty.',
  reloaded: '{unit} reloads {item}.',
  blast: '{item} goes off.',
  'wall-fell': 'A wall comes down.',
  lured: '{unit} sets off a camera squib: mobs come to look.',
  checked: '{unit} tries {check}: {total}, {success}.',
  scored: '{unit} scores {points} for {event}.',
  'npc-phase': 'The guards act: alert level {level}, {actions} actions each.',
  'elite-arrived': '{unit}, an elite, arrives.',
  'npc-chose': '{unit} goes for {target} ({why}).',
  'tie-broken': '{unit} goes for {target}: the rolls were {totals}.',
  champion: '{unit} hacks computer {computer} for the crew.',
  'system-rolled': 'Computer {computer} rolls {dice}.',
  computer: 'Computer {computer} goes to {winner}.',
  airlifted: '{unit} takes {ally} along.',
  'turn-ended': 'Turn {turn} is over; the alert stands at {alert}.',
};

function fill(template: string, event: GameEvent): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => fieldText(name, event));
}

function fieldText(name: string, event: GameEvent): string {
  const value = event[name];
  switch (name) {
    case 'unit':
    case 'by':
    case 'ally':
    case 'target':
      return Number(value) < 0 ? (event.type === 'npc-chose' ? 'whoever loses the tie' : 'a hex') : unitName(Number(value));
    case 'winner':
      return value === null ? 'nobody' : unitName(Number(value));
    case 'seat':
      return String(Number(value) + 1);
    case 'item':
    case 'weapon':
      return itemName(String(value));
    case 'thing':
      return event.drop === undefined ? itemName(String(event.item)) : `drop ${event.drop}`;
    case 'path':
      return Array.isArray(value) ? hexes(value.length - 1) : '';
    case 'event':
      return VP_EVENTS.filter((type) => type === value).map((type) => scores[type].name)[0] ?? String(value);
    case 'success':
      return value ? 'success' : 'failure';
    case 'dice':
    case 'totals':
    case 'actions':
      return Array.isArray(value) ? value.join(name === 'dice' ? '+' : ', ') : String(value);
    case 'items':
      return loadoutText(value as readonly string[][]);
    default:
      return String(value);
  }
}

function hexes(count: number): string {
  return count === 1 ? '1 hex' : `${count} hexes`;
}
