import { refuse } from '@tessera/kernel';
import type { SlotAction } from '../action.ts';
import { refuseRecord } from '../actionRule.ts';
import * as rules from '../actions.ts';
import { type ActionRecord, actionOf, itemOf } from '../content/index.ts';
import { english } from './english.ts';
import { cellOfPosition, idOf, positionOf, unitOfId } from './tokens.ts';
import type { CharacterToken, LegalAction, MapState, Position, TurnState } from './types.ts';

/** Everything a character may do now, one entry for each kind of action and weapon. */
export function getLegalActions(character: CharacterToken, mapState: MapState, turnState?: TurnState): LegalAction[] {
  if (turnState !== undefined && turnState.phase !== 'player-activation') return [];
  const unit = unitOfId(mapState, character.id);
  const groups = new Map<string, SlotAction[]>();
  for (const action of rules.getLegalActions(mapState, unit)) {
    const key = `${rules.recordOf(action)} ${weaponOf(action) ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(action);
    else groups.set(key, [action]);
  }
  return [...groups.values()].map((group) => legalAction(mapState, unit, group));
}

/** Whether a character may take an action, aimed at a target (an id or a hex) where it needs one; and if not, why not. */
export function isActionLegal(
  character: CharacterToken,
  actionId: string,
  target: string | Position | null,
  mapState: MapState,
  turnState?: TurnState,
): { legal: boolean; reason?: string } {
  const offered = getLegalActions(character, mapState, turnState).filter((action) => action.actionId === actionId);
  if (offered.some((action) => target === null || isAimedAt(action, target, mapState))) return { legal: true };
  const unit = unitOfId(mapState, character.id);
  const reason =
    (offered.length > 0 ? undefined : refuseRecord(mapState, unit, actionId)) ??
    refuse('no-target', { action: actionId });
  return { legal: false, reason: english.refusal(reason) };
}

/** The slots a character has left this turn. R 7.1 */
export function getRemainingSlots({ id, mapState }: CharacterToken): number {
  return rules.getRemainingSlots(mapState, unitOfId(mapState, id));
}

/** Whether a character can still be activated this turn. R 6.4 */
export function canActivate(character: CharacterToken, turnState: TurnState): boolean {
  if (turnState.phase !== 'player-activation' || character.exhausted || character.state === 'unconscious') return false;
  return turnState.activationsRemaining.get(character.id) === true;
}

/** What earlier attacks of this activation add to the number of an attack with this action, or this weapon. R 9.3 */
export function getRepeatPenalty({ id, mapState }: CharacterToken, actionId: string, weaponId = ''): number {
  const isMelee = MELEE.includes(actionId);
  if (!isMelee && !RANGED.includes(actionId)) return 0;
  return rules.getRepeatPenalty(mapState, unitOfId(mapState, id), isMelee ? 'melee' : 'ranged', weaponId);
}

const MELEE = ['attack-melee', 'push', 'ghost-hand', 'cqc-technique'];
const RANGED = ['attack-ranged', 'throw'];

function legalAction(mapState: MapState, unit: number, actions: readonly SlotAction[]): LegalAction {
  const [first] = actions as readonly [SlotAction, ...SlotAction[]];
  const record: ActionRecord = actionOf(rules.recordOf(first), mapState.variants);
  const weaponId = weaponOf(first);
  const targets = new Set(actions.flatMap((action) => targetOf(action) ?? []));
  const cells = new Set(actions.flatMap((action) => destinationOf(action) ?? []));
  return {
    actionId: record.id,
    name: weaponId === undefined ? record.name : `${record.name}: ${itemOf(weaponId).name}`,
    slotCost: rules.slotsOf(mapState, unit, first),
    requiresTarget: targets.size > 0 || cells.size > 0,
    ...(targets.size > 0 && { validTargets: [...targets] }),
    ...(cells.size > 0 && { validDestinations: [...cells].map((cell) => positionOf(mapState, cell)!) }),
    metadata: { ...(weaponId !== undefined && { weaponId }), actions },
  };
}

function weaponOf(action: SlotAction): string | undefined {
  if ('weapon' in action) return action.weapon;
  return 'item' in action ? action.item : undefined;
}

/** What an action is aimed at, as an id. */
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
