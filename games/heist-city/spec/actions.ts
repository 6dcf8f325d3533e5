import { refuse } from '@tessera/kernel';
import { refuseRecord } from '../src/actions/actionRule.ts';
import * as rules from '../src/actions/actions.ts';
import { type ActionRecord, actionOf, actions, itemOf } from '../src/content/index.ts';
import { newActivation } from '../src/phases/activation.ts';
import type { SlotAction } from '../src/state/action.ts';
import { isWaiting } from '../src/units/turnStructure.ts';
import { cellOf, isNpc } from '../src/units/units.ts';
import { english } from './english.ts';
import { cellOfPosition, idOf, positionOf, unitOfId } from './tokens.ts';
import type { CharacterToken, GridType, LegalAction, MapState, Position, SpecTurnState } from './types.ts';

/**
 * Lists the legal actions of a character in its activation, one entry per kind of action and weapon. The activation is
 * the current one, or the one that the character could begin now.
 */
export function getLegalActions(
  character: CharacterToken,
  mapState: MapState,
  turnState?: SpecTurnState,
  _gridType?: GridType,
): LegalAction[] {
  if (refuseActivation(character, mapState, turnState) !== undefined) return [];
  const unit = unitOfId(mapState, character.id);
  return legalActions(activationOf(mapState, unit), unit);
}

/** Returns whether a character may take an action at a target (an id or a hex, null for any), and the reason if not. */
export function isActionLegal(
  character: CharacterToken,
  actionId: string,
  target: string | Position | null,
  mapState: MapState,
  turnState?: SpecTurnState,
  _gridType?: GridType,
): { legal: boolean; reason?: string } {
  const known = actions.find(({ id }) => id === actionId);
  const reason =
    known === undefined
      ? `There is no action "${actionId}".`
      : (refuseActivation(character, mapState, turnState) ?? refuseKnown(character, known, target, mapState));
  return reason === undefined ? { legal: true } : { legal: false, reason };
}

/** Counts the slots a character has left this turn: all of them before it activates. NPCs have none. R 7.1 */
export function getRemainingSlots({ id, mapState }: CharacterToken): number {
  const unit = unitOfId(mapState, id);
  return isNpc(unit) ? 0 : rules.getRemainingSlots(mapState, unit);
}

/** Returns whether a character can still be activated this turn. R 6.4 */
export function canActivate(character: CharacterToken, turnState: SpecTurnState): boolean {
  if (turnState.phase !== 'player-activation' || character.exhausted || character.state === 'unconscious') return false;
  return turnState.activationsRemaining.get(character.id) === true;
}

/** Returns the penalty of earlier attacks in this activation for this action or weapon. R 9.3 */
export function getRepeatPenalty({ id, mapState }: CharacterToken, actionId: string, weaponId = ''): number {
  const isMelee = MELEE.includes(actionId);
  if (!isMelee && !RANGED.includes(actionId)) return 0;
  return rules.getRepeatPenalty(mapState, unitOfId(mapState, id), isMelee ? 'melee' : 'ranged', weaponId);
}

const MELEE = ['attack-melee', 'push', 'ghost-hand', 'cqc-technique'];
const RANGED = ['attack-ranged', 'throw'];

/** Returns why a character neither acts now nor could begin its activation. R 6.4, 7.2 */
function refuseActivation({ id }: CharacterToken, mapState: MapState, turnState?: SpecTurnState): string | undefined {
  const unit = unitOfId(mapState, id);
  if (isNpc(unit)) return `"${id}" is no character: NPCs act in their own phase.`;
  const { phase, activation } = mapState;
  const wrong = [phase, turnState?.phase ?? phase].find((each) => each !== 'player-activation');
  if (wrong !== undefined) return english.refusal(refuse('wrong-phase', { phase: wrong }));
  if (activation?.character === unit) return undefined;
  if (!isWaiting(mapState, unit) || turnState?.activationsRemaining.get(id) === false)
    return english.refusal(refuse('already-activated', { unit }));
  const isFree = activation === null && cellOf(mapState, unit) >= 0;
  return isFree ? undefined : english.refusal(refuse('not-active', { unit }));
}

function refuseKnown(
  { id }: CharacterToken,
  { id: actionId, name, timing }: ActionRecord,
  target: string | Position | null,
  mapState: MapState,
): string | undefined {
  if (timing === 'set-up') return `${name} belongs to the set-up.`;
  const unit = unitOfId(mapState, id);
  const state = activationOf(mapState, unit);
  if (actionId === 'end-activation') return undefined;
  const offered = legalActions(state, unit).filter((action) => action.actionId === actionId);
  if (offered.some((action) => target === null || isAimedAt(action, target, mapState))) return undefined;
  const refusal = offered.length > 0 ? undefined : refuseRecord(state, unit, actionId);
  return english.refusal(refusal ?? refuse('no-target', { action: actionId }));
}

/** Returns the map in the activation of a character: the current one, or one that begins now. */
function activationOf(mapState: MapState, unit: number): MapState {
  return mapState.activation?.character === unit ? mapState : { ...mapState, activation: newActivation(unit) };
}

function legalActions(mapState: MapState, unit: number): LegalAction[] {
  const groups = new Map<string, SlotAction[]>();
  for (const action of rules.getLegalActions(mapState, unit)) {
    const key = `${rules.recordOf(action)} ${weaponOf(action) ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(action);
    else groups.set(key, [action]);
  }
  return [...groups.values()].map((group) => legalAction(mapState, unit, group));
}

function legalAction(mapState: MapState, unit: number, group: readonly SlotAction[]): LegalAction {
  const [first] = group as readonly [SlotAction, ...SlotAction[]];
  const record: ActionRecord = actionOf(rules.recordOf(first), mapState.variants);
  const weaponId = weaponOf(first);
  const targets = new Set(group.flatMap((action) => targetOf(action) ?? []));
  const cells = new Set(group.flatMap((action) => destinationOf(action) ?? []));
  return {
    actionId: record.id,
    name: weaponId === undefined ? record.name : `${record.name}: ${itemOf(weaponId).name}`,
    slotCost: rules.slotsOf(mapState, unit, first),
    requiresTarget: targets.size > 0 || cells.size > 0,
    ...(targets.size > 0 && { validTargets: [...targets] }),
    ...(cells.size > 0 && { validDestinations: [...cells].map((cell) => positionOf(mapState, cell)!) }),
    metadata: { ...(weaponId !== undefined && { weaponId }), actions: group },
  };
}

function weaponOf(action: SlotAction): string | undefined {
  if ('weapon' in action) return action.weapon;
  return 'item' in action ? action.item : undefined;
}

/** Returns the target of an action, as an id. */
function targetOf(action: SlotAction): string | undefined {
  if ('target' in action) return idOf(action.target);
  if ('npc' in action) return idOf(action.npc);
  if ('unit' in action) return idOf(action.unit);
  if ('computer' in action) return `computer-${action.computer + 1}`;
  if ('drop' in action) return `drop-${action.drop + 1}`;
  if (!('what' in action)) return undefined;
  const { what } = action;
  if ('drop' in what) return `drop-${what.drop + 1}`;
  return 'gear' in what ? `gear-${what.gear + 1}` : what.item;
}

function destinationOf(action: SlotAction): number | undefined {
  if ('to' in action) return action.to;
  return 'cell' in action ? action.cell : undefined;
}

function isAimedAt({ validTargets, validDestinations }: LegalAction, target: string | Position, mapState: MapState) {
  if (typeof target === 'string') return validTargets?.includes(target) === true;
  const cell = cellOfPosition(mapState, target);
  return validDestinations?.some((place) => cellOfPosition(mapState, place) === cell) === true;
}
