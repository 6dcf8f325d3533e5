import type { Activation, CharacterRecord, DerivedState, SingleAction, TurnPart } from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';
import { type ActivationGives, type GainRequest, gainActions, rollsForOthers } from '../../play/rest/gainActions.ts';

type Resource = DerivedState['resources'][string];
type Toggle = DerivedState['toggles'][number];

/** Group of a use: its action, free, or other when content gives no cost. */
export type UsePlace = TurnPart | 'free' | 'other';

/** A use besides attacks and spells. */
export interface UseRow {
  readonly kind: 'use';
  readonly key: string;
  readonly name: string;
  /** Source such as `class:fighter`; undefined for carried items. */
  readonly source: string | undefined;
  readonly place: UsePlace;
  /** Whether it replaces one of several attacks, so that others may come first. */
  readonly isAttack: boolean;
  /** The resource that it spends. */
  readonly resource: Resource | undefined;
  /** Amount per use; undefined when the player enters it. */
  readonly amount: number | undefined;
  /** The toggle that it switches on. */
  readonly toggle: Toggle | undefined;
  /** Gains of the character. */
  readonly gives: ActivationGives | undefined;
}

/** Returns all uses: features by name, toggles of carried items, and other resources. */
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
  // Cast options are listed with the spells.
  const drawn = new Set([
    ...[...rows.values()].flatMap(({ resource }) => resource?.id ?? []),
    ...sheet.features.flatMap(({ activation }) => (activation?.casting && activation.resource) ?? []),
  ]);
  for (const resource of Object.values(sheet.resources))
    if (isUse(resource) && !drawn.has(resource.id)) add(resourceRow(resource, sheet));
  return [...rows.values()];
}

/** Returns one row per toggle; none for a feature whose resource does not exist yet. */
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
    // Free casts are listed with the spell; content names all other resources.
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

/**
 * Whether a resource needs a row: free casts are listed with their spell, and unlimited or empty resources need no
 * button.
 */
function isUse({ id, max, unlimited }: Resource): boolean {
  return !id.startsWith('free.') && unlimited !== true && max.value > 0;
}

/** Actions of a use, or the reason why it is unavailable. */
export interface UsePlan {
  readonly actions: readonly SingleAction[];
  /** Whether too little of the resource is left. */
  readonly isSpent: boolean;
  /** Reason why it cannot be switched on. */
  readonly refused: NestedMessage | undefined;
}

/** The player's input for a use. */
export interface UseRequest extends GainRequest {
  /** Whether it is for another creature: its dice are rolled, and this character does not change. */
  readonly isForOthers?: boolean;
}

/** Context of a use. */
interface Table {
  readonly sheet: DerivedState;
  readonly record: CharacterRecord;
  readonly combat: { readonly used: readonly TurnPart[] } | null;
}

/** Plans a use: toggle, resource, action and gains are one step. An active use is ended. */
export function planOf(row: UseRow, at: Table, wish: UseRequest = {}): UsePlan {
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

/** Returns the action that ends an active use. */
export function endOf({ toggle, gives }: UseRow, { active }: CharacterRecord): SingleAction | undefined {
  if (toggle?.on) return { type: 'toggle', id: toggle.id, on: false };
  const begun = active.find(({ ref, on }) => ref === gives?.begins?.ref && on === undefined);
  return begun && { type: 'end', instanceId: begun.instanceId };
}

/** Returns the gains of a use, or else the roll of its die. */
function outcome({ name, resource, gives }: UseRow, at: Table, wish: UseRequest): SingleAction[] {
  if (gives !== undefined)
    return wish.isForOthers ? rollsForOthers(gives, name, at.sheet, wish) : gainActions(gives, name, at, wish);
  const die = resource?.die;
  return die !== undefined && ONE_ROLL.test(die)
    ? [{ type: 'roll', label: name, dice: die, bonus: 0, mode: 'plain' }]
    : [];
}

const ONE_ROLL = /^\d+d\d+$/;
