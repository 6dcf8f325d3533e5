import type { Activation, CharacterRecord, DerivedState, SingleAction, TurnPart } from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';
import { type GainWish, type Gives, gainActions, rollsForOthers } from '../play/gainActions.ts';

type Resource = DerivedState['resources'][string];
type Toggle = DerivedState['toggles'][number];

/** Where a use stands: under the part of the turn it takes, under nothing of the turn, or where content does not say. */
export type UsePlace = TurnPart | 'free' | 'other';

/** Something a character can do besides attacking and casting. */
export interface UseRow {
  readonly kind: 'use';
  readonly key: string;
  readonly name: string;
  /** `class:fighter`; nothing for what is carried. */
  readonly source: string | undefined;
  readonly place: UsePlace;
  /** Whether it stands for one attack of several, so that others may come before it. */
  readonly isAttack: boolean;
  /** What it draws on. */
  readonly resource: Resource | undefined;
  /** How much of it; nothing where the player says. */
  readonly amount: number | undefined;
  /** What it switches on. */
  readonly toggle: Toggle | undefined;
  /** What it does for the character. */
  readonly gives: Gives | undefined;
}

/** Everything that can be used: features by name, switches of things carried, and what else has uses. */
export function usesOf(sheet: DerivedState): UseRow[] {
  const rows = new Map<string, UseRow>();
  const add = (row: UseRow) => rows.has(row.key) || rows.set(row.key, row);
  for (const { id, name, source, activation, inactive } of sheet.features)
    if (activation !== undefined && activation.casting === undefined && inactive === undefined)
      for (const row of rowsOf(id, name, source, activation, sheet)) add(row);
  const covered = new Set([...rows.values()].flatMap(({ toggle }) => toggle?.id ?? []));
  for (const { id, name, activation } of sheet.toggles)
    if (activation !== undefined && !covered.has(id))
      for (const row of rowsOf(id, name, undefined, { ...activation, toggles: [id] }, sheet)) add(row);
  // What is decided while casting stands with the spells.
  const drawn = new Set([
    ...[...rows.values()].flatMap(({ resource }) => resource?.id ?? []),
    ...sheet.features.flatMap(({ activation }) => (activation?.casting && activation.resource) ?? []),
  ]);
  for (const resource of Object.values(sheet.resources))
    if (isUse(resource) && !drawn.has(resource.id)) add(resourceRow(resource, sheet));
  return [...rows.values()];
}

/** One row a switch; a feature whose resource is not there yet has none. */
function rowsOf(
  id: string,
  name: string,
  source: string | undefined,
  { cost, resource: drawn, amount, toggles = [], gives }: Activation,
  { resources, toggles: switches }: DerivedState,
): UseRow[] {
  const resource = drawn === undefined ? undefined : resources[drawn];
  if (drawn !== undefined && resource === undefined) return [];
  const row: UseRow = {
    kind: 'use',
    key: `${id} ${cost} ${drawn ?? ''}`,
    name,
    source,
    place: cost === 'attack' ? 'action' : cost,
    isAttack: cost === 'attack',
    resource,
    amount: amount ?? (resource?.pool ? undefined : 1),
    toggle: undefined,
    gives,
  };
  const own = switches.filter((toggle) => toggles.includes(toggle.id));
  if (own.length === 0) return [row];
  return own.map((toggle) => ({
    ...row,
    key: `${row.key} ${toggle.id}`,
    name: own.length === 1 ? name : toggle.name,
    toggle,
  }));
}

function resourceRow(resource: Resource, { features }: DerivedState): UseRow {
  const { id, name, activation, pool } = resource;
  return {
    kind: 'use',
    key: id,
    // Free casts have their row with the spell; whatever else can be used is named by content.
    name: typeof name === 'string' ? name : id,
    source: features.find((feature) => feature.id === id)?.source,
    place: activation === undefined ? 'other' : activation.cost === 'attack' ? 'action' : activation.cost,
    isAttack: activation?.cost === 'attack',
    resource,
    amount: activation?.amount ?? (pool ? undefined : 1),
    toggle: undefined,
    gives: activation?.gives,
  };
}

/** Free casts stand with their spell; what has no end or no beginning needs no button. */
function isUse({ id, max, unlimited }: Resource): boolean {
  return !id.startsWith('free.') && unlimited !== true && max.value > 0;
}

/** What using something does, or why it cannot be used. */
export interface UsePlan {
  readonly actions: readonly SingleAction[];
  /** Whether too little is left of what it draws on. */
  readonly isSpent: boolean;
  /** Why it cannot be switched on, in words of the sheet. */
  readonly refused: NestedMessage | undefined;
}

/** How a player makes use of something. */
export interface Wish extends GainWish {
  /** Whether it is for somebody else: then its dice are rolled, and nothing changes here. */
  readonly isForOthers?: boolean;
}

/** Whose turn it is used in. */
interface Table {
  readonly sheet: DerivedState;
  readonly record: CharacterRecord;
  readonly combat: { readonly used: readonly TurnPart[] } | null;
}

/** Uses something: its switch, what it draws on, its part of the turn and what it gives are one deed. What is on goes off. */
export function planOf(row: UseRow, at: Table, wish: Wish = {}): UsePlan {
  const { combat } = at;
  const { place, resource, amount, toggle } = row;
  const end = endOf(row, at.record);
  if (end !== undefined) return { actions: [end], isSpent: false, refused: undefined };
  const actions: SingleAction[] = [];
  const drawn = amount ?? wish.amount ?? 1;
  const isLimited = resource !== undefined && resource.unlimited !== true;
  if (toggle !== undefined) actions.push({ type: 'toggle', id: toggle.id, on: true });
  if (isLimited) actions.push({ type: 'spend', what: resource.id, amount: drawn });
  if (combat !== null && place !== 'free' && place !== 'other' && !combat.used.includes(place))
    actions.push({ type: 'use', part: place, used: true });
  actions.push(...outcome(row, at, wish));
  return { actions, isSpent: isLimited && resource.left < drawn, refused: toggle?.refused };
}

/** The step that ends what something does, while it is at work. */
export function endOf({ toggle, gives }: UseRow, { active }: CharacterRecord): SingleAction | undefined {
  if (toggle?.on) return { type: 'toggle', id: toggle.id, on: false };
  const begun = active.find(({ ref, on }) => ref === gives?.begins?.ref && on === undefined);
  return begun && { type: 'end', instanceId: begun.instanceId };
}

/** What a use comes to: what it gives, or else the roll of its die. */
function outcome({ name, resource, gives }: UseRow, at: Table, wish: Wish): SingleAction[] {
  if (gives !== undefined)
    return wish.isForOthers ? rollsForOthers(gives, name, at.sheet, wish) : gainActions(gives, name, at, wish);
  const die = resource?.die;
  return die !== undefined && ONE_ROLL.test(die)
    ? [{ type: 'roll', label: name, dice: die, bonus: 0, mode: 'plain' }]
    : [];
}

const ONE_ROLL = /^\d+d\d+$/;
