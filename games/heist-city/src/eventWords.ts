import type { GameEvent, Json } from '@tessera/kernel';
import { scores } from './content/index.ts';
import { cellName, itemName, loadoutText, unitName } from './names.ts';
import { siteOf } from './site.ts';
import { type View, VP_EVENTS } from './state.ts';

/** An event as a sentence. */
export function eventText(event: GameEvent, view?: View): string {
  const template = EVENTS[event.type] ?? event.type;
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => fieldText(name, event, view));
}

/** A sentence for each event; a field is written as what its name says it is. */
const EVENTS: Readonly<Record<string, string>> = {
  'loadout-chosen': 'Crew {seat} has chosen its equipment.',
  'loadout-shown': 'Crew {seat} shows its equipment: {items}.',
  'rolled-off': 'They roll {totals} for who deploys first.',
  deploying: 'Crew {seat} deploys first.',
  deployed: '{unit} is deployed {stance}{cell}.',
  turn: 'Turn {turn}.',
  activated: '{unit} is up.',
  'activation-ended': '{unit} is done.',
  passed: 'Crew {seat} passes.',
  planned: 'Crew {seat} plans {kinds}.',
  'plan-failed': 'The plan of {unit} fails: {action} is not possible any more.',
  conceded: 'Crew {seat} gives up.',
  'alert-set': 'Crew {seat} sets the alert modifier to {modifier}.',
  moved: '{unit} moves {path}.',
  'npc-moved': '{unit} walks {path}.',
  pushed: '{unit} is pushed {path}.',
  pulled: '{unit} is pulled {path}.',
  noticed: '{unit} is noticed{cell} and becomes Overt.',
  stance: '{unit} becomes {stance}.',
  'woke-up': '{unit} wakes up with {wounds} wounds.',
  overlooked: '{unit} is overlooked by guards and turrets from now on.',
  'all-eyes': 'All eyes are on {unit}.',
  'picked-up': '{unit} picks up {thing}.',
  'put-down': '{unit} puts down {thing}.',
  connected: '{unit} connects to computer {computer}.',
  rolled: '{unit} rolls {dice}{needs} ({test}).',
  rerolled: '{unit} rolls again with {item}: {dice}{needs} ({test}).',
  attacked: '{unit} attacks {target} with {weapon}.',
  'npc-attacked': '{unit} attacks {target}.',
  threw: '{unit} throws {item}{cell}.',
  hit: '{total} beats {number}: a hit.',
  missed: '{total} does not beat {number}: a miss.',
  saved: '{unit} saves with {total} against {number}: {prevented} prevented, {damage} left.',
  hurt: '{unit} has {wounds} wounds left.',
  fell: '{unit} is {fall}.',
  revealed: '{unit} is revealed by {by}.',
  unloaded: '{item} of {unit} is empty.',
  reloaded: '{unit} reloads {item}.',
  blast: '{item} goes off.',
  'wall-fell': 'A wall comes down.',
  lured: '{unit} sets off a camera squib{cell}: mobs come to look.',
  checked: '{unit} tries {check} with {total}: {success}.',
  scored: '{unit} scores {points} for {event}.',
  'npc-phase': 'The guards act: alert level {level}, {actions} actions each.',
  'elite-arrived': '{unit}, an elite, arrives.',
  'npc-chose': '{unit} goes for {target} ({why}).',
  'tie-broken': '{unit} goes for {target}, who rolled lowest, Charm taken off: the rolls were {totals}.',
  champion: '{unit} hacks computer {computer} for the crew.',
  'system-rolled': 'Computer {computer} rolls {dice}.',
  computer: 'Computer {computer} goes to {winner}.',
  airlifted: '{unit} takes {ally} along.',
  'turn-ended': 'Turn {turn} is over; the alert stands at {alert}.',
};

/** What a field holds, by its name; others are written as they are. */
const FIELDS: Readonly<Record<string, (value: Json | undefined, event: GameEvent, view?: View) => string>> = {
  unit: who,
  by: who,
  ally: who,
  target: who,
  winner: (value, event, view) => (value === null ? 'nobody' : who(value, event, view)),
  seat: (value) => String(Number(value) + 1),
  item: (value) => itemName(String(value)),
  weapon: (value) => itemName(String(value)),
  thing: (_value, { drop, item }) => (drop === undefined ? itemName(String(item)) : `drop ${drop}`),
  path: (value, _event, view) => {
    const path = listOf(value);
    return `${hexes(path.length - 1)}${place(path.at(-1), view, 'to')}`;
  },
  cell: (value, _event, view) => place(value, view, 'at'),
  needs: (value) => (value === undefined ? '' : `, needs ${value}`),
  event: (value) => VP_EVENTS.filter((type) => type === value).map((type) => scores[type].name)[0] ?? String(value),
  success: (value) => (value ? 'success' : 'failure'),
  dice: (value) => `${listOf(value).join('+')} = ${listOf(value).reduce<number>((sum, die) => sum + Number(die), 0)}`,
  totals: (value) => listOf(value).join(' and '),
  kinds: (value) => listOf(value).join(', ') || 'nothing',
  items: (value) => loadoutText(listOf(value) as string[][]),
};

function fieldText(name: string, event: GameEvent, view: View | undefined): string {
  return FIELDS[name]?.(event[name], event, view) ?? String(event[name]);
}

/** A unit; -1 is a hex, or nobody yet. */
function who(value: Json | undefined, _event: GameEvent, view?: View): string {
  return Number(value) < 0 ? 'somebody' : unitName(Number(value), view);
}

/** Where, if it is known on which site. */
function place(cell: Json | undefined, view: View | undefined, word: 'at' | 'to'): string {
  return view === undefined || typeof cell !== 'number' ? '' : ` ${word} ${cellName(siteOf(view.map), cell)}`;
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function hexes(count: number): string {
  return count === 1 ? '1 hex' : `${count} hexes`;
}
