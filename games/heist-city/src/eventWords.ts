import type { GameEvent, Json } from '@tessera/kernel';
import { scores } from './content/index.ts';
import { itemName, loadoutText, unitName } from './names.ts';
import { VP_EVENTS } from './state.ts';

/** An event as a sentence. */
export function eventText(event: GameEvent): string {
  const template = EVENTS[event.type] ?? event.type;
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => fieldText(name, event));
}

/** A sentence for each event; a field is written as what its name says it is. */
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
  planned: 'Crew {seat} plans {kinds}.',
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

/** What a field holds, by its name; others are written as they are. */
const FIELDS: Readonly<Record<string, (value: Json | undefined, event: GameEvent) => string>> = {
  unit: who,
  by: who,
  ally: who,
  target: who,
  winner: (value) => (value === null ? 'nobody' : who(value)),
  seat: (value) => String(Number(value) + 1),
  item: (value) => itemName(String(value)),
  weapon: (value) => itemName(String(value)),
  thing: (_value, { drop, item }) => (drop === undefined ? itemName(String(item)) : `drop ${drop}`),
  path: (value) => hexes(listOf(value).length - 1),
  event: (value) => VP_EVENTS.filter((type) => type === value).map((type) => scores[type].name)[0] ?? String(value),
  success: (value) => (value ? 'success' : 'failure'),
  dice: (value) => listOf(value).join('+'),
  totals: (value) => listOf(value).join(' and '),
  kinds: (value) => listOf(value).join(', ') || 'nothing',
  items: (value) => loadoutText(listOf(value) as string[][]),
};

function fieldText(name: string, event: GameEvent): string {
  return FIELDS[name]?.(event[name], event) ?? String(event[name]);
}

/** A unit; -1 is a hex, or nobody yet. */
function who(value: Json | undefined): string {
  return Number(value) < 0 ? 'somebody' : unitName(Number(value));
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function hexes(count: number): string {
  return count === 1 ? '1 hex' : `${count} hexes`;
}
