import type { JsonPath } from '@tessera/rules';
import { checkActions, checkModifiers } from '../../modifiers/check.ts';
import type { ScenarioRecord } from '../records/scenario.ts';
import type { ScenarioRule } from '../records/scenarioRule.ts';
import { checkMap } from './checkMap.ts';
import { actionReview, type GloomhavenReview } from './review.ts';

/** Checks that a scenario is playable: its map is connected, and everything that it names exists. */
export function checkScenario(scenario: ScenarioRecord, review: GloomhavenReview): void {
  checkMap(scenario, review);
  for (const [i, { monster, sustainedBy }] of scenario.monsters.entries()) {
    review.reference('monster', monster, ['monsters', i, 'monster']);
    if (sustainedBy !== undefined)
      exists(sustainedBy, namesOf(scenario, 'object'), 'object', ['monsters', i, 'sustainedBy'], review);
  }
  for (const [i, { monster, hides }] of scenario.placements.entries()) {
    takesPart(scenario, monster, ['placements', i, 'monster'], review);
    if (hides !== undefined) takesPart(scenario, hides, ['placements', i, 'hides'], review);
  }
  for (const [i, monster] of scenario.allies.entries()) takesPart(scenario, monster, ['allies', i], review);
  for (const [i, overlay] of scenario.overlays.entries()) {
    if (overlay.type === 'treasure') review.reference('treasure', overlay.treasure, ['overlays', i, 'treasure']);
  }
  for (const [i, { actions, walksTo }] of scenario.objects.entries()) {
    checkActions(actions, ['objects', i, 'actions'], actionReview(review));
    if (walksTo !== undefined)
      exists(walksTo, Object.keys(scenario.markers), 'marker', ['objects', i, 'walksTo'], review);
  }
  for (const [i, setup] of scenario.setup.entries()) {
    checkNames(scenario, setup, ['setup', i], review);
    if (setup.type === 'modifier-cards') review.reference('modifier-card', setup.card, ['setup', i, 'card']);
  }
  for (const [i, { modifiers }] of scenario.things.entries()) {
    checkModifiers(modifiers, 'special', ['things', i, 'modifiers'], actionReview(review));
  }
  for (const part of ['goals', 'losses'] as const) {
    for (const [i, entry] of scenario[part].entries()) checkNames(scenario, entry, [part, i], review);
  }
  for (const [name, { beside, rows }] of Object.entries(scenario.tables)) {
    const path = ['tables', name];
    exists(beside, namesOf(scenario, 'object'), 'object', [...path, 'beside'], review);
    for (const [marker, { monster }] of Object.entries(rows)) {
      exists(marker, namesOf(scenario, 'marker'), 'marker', [...path, 'rows', marker], review);
      takesPart(scenario, monster, [...path, 'rows', marker, 'monster'], review);
    }
  }
  for (const [i, { hitPoints }] of scenario.objects.entries()) {
    if (typeof hitPoints === 'object') takesPart(scenario, hitPoints.of, ['objects', i, 'hitPoints', 'of'], review);
  }
  for (const [i, setup] of scenario.setup.entries()) checkNames(scenario, setup, ['setup', i], review);
  for (const [i, rule] of scenario.rules.entries()) checkRule(scenario, rule, ['rules', i], review);
}

function checkRule(scenario: ScenarioRecord, rule: ScenarioRule, path: JsonPath, review: GloomhavenReview): void {
  checkNames(scenario, rule.when, [...path, 'when'], review);
  if (rule.when.type === 'task' && rule.when.beside !== 'goal')
    checkNames(scenario, rule.when.beside, [...path, 'when', 'beside'], review);
  for (const [i, requirement] of rule.if.entries()) checkNames(scenario, requirement, [...path, 'if', i], review);
  for (const [i, effect] of rule.effects.entries()) {
    const place = [...path, 'effects', i];
    checkNames(scenario, effect, place, review);
    if (effect.type === 'apply') {
      checkModifiers(effect.modifiers, 'special', [...place, 'modifiers'], actionReview(review));
    }
  }
}

/** The fields with which goals, triggers and effects name parts of the scenario, and the part that each names. */
const NAMING = {
  door: 'door',
  doors: 'door',
  room: 'room',
  rooms: 'room',
  marker: 'marker',
  markers: 'marker',
  offMarker: 'marker',
  afterRoom: 'room',
  object: 'object',
  objects: 'object',
  thing: 'thing',
  rule: 'rule',
  monster: 'monster',
  monsters: 'monster',
  group: 'group',
  treasure: 'treasure',
  target: 'monster',
  avoid: 'marker',
  into: 'marker',
} as const;

function checkNames(scenario: ScenarioRecord, entry: object, path: JsonPath, review: GloomhavenReview): void {
  for (const [field, kind] of Object.entries(NAMING)) {
    const value: unknown = Object.entries(entry).find(([key]) => key === field)?.[1];
    for (const { name, place } of namesIn(value, [...path, field])) {
      if (name === 'all' && field === 'rooms') continue;
      exists(name, namesOf(scenario, kind), kind, place, review);
    }
  }
}

/** Returns the names in a value: a name, a list, or one list per number of characters. */
function namesIn(value: unknown, place: JsonPath): { readonly name: string; readonly place: JsonPath }[] {
  if (typeof value === 'string') return [{ name: value, place }];
  return Array.isArray(value) ? value.flatMap((inner, i) => namesIn(inner, [...place, i])) : [];
}

function namesOf(scenario: ScenarioRecord, kind: (typeof NAMING)[keyof typeof NAMING]): readonly string[] {
  switch (kind) {
    case 'door':
      return scenario.doors.map(({ id }) => id);
    case 'room':
      return scenario.rooms.map(({ id }) => id);
    case 'marker':
      return Object.keys(scenario.markers);
    case 'object':
      return scenario.objects.map(({ id }) => id);
    case 'thing':
      return scenario.things.map(({ id }) => id);
    case 'rule':
      return scenario.rules.map(({ id }) => id);
    case 'group':
      return scenario.placements.flatMap(({ group }) => group ?? []);
    case 'monster':
      return scenario.monsters.map(({ monster }) => monster);
    case 'treasure':
      return scenario.overlays.flatMap((overlay) => (overlay.type === 'treasure' ? overlay.treasure : []));
  }
}

function takesPart(scenario: ScenarioRecord, monster: string, path: JsonPath, review: GloomhavenReview): void {
  exists(monster, namesOf(scenario, 'monster'), 'monster', path, review);
}

function exists(name: string, names: readonly string[], kind: string, path: JsonPath, review: GloomhavenReview): void {
  if (names.includes(name)) return;
  const expected = names.length === 0 ? 'none: there is none' : `one of ${names.map((each) => `"${each}"`).join(', ')}`;
  review.report({ code: 'E_UNKNOWN_PART', path, message: `the scenario has no ${kind} "${name}".`, expected });
}
