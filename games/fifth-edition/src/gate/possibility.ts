import type { DerivedState } from '../sheet/sheet.ts';
import { DECISIVE_SAVES } from '../vocabulary/vocabulary.ts';
import type { Bar, BarCode } from './bar.ts';
import { castingBars } from './casting.ts';
import { tagCause } from './causes.ts';
import type { DeedRequest, GateState, Possibility } from './deed.ts';
import { shapeOf } from './shape.ts';

/**
 * Returns whether an attack, spell, use, item, rest, hit die or roll is possible now, and every reason
 * against it. The sheet shows the answer, and the `deed` action carries it, so that the match refuses what is barred.
 */
export function possibilityOf(deed: DeedRequest, at: GateState): Possibility {
  // A companion acts independently of the state of its character.
  if (deed.kind === 'companion') return { bars: companionBars(deed, at) };
  if (isDead(at)) return { bars: [{ code: 'dead' }] };
  return { bars: [...stateBars(deed, at), ...ownBars(deed, at), ...turnBars(deed, at)] };
}

/** A companion at 0 hit points does nothing, and a peaceful one does not attack. */
function companionBars(
  { instanceId, isAttack, left }: Extract<DeedRequest, { kind: 'companion' }>,
  { record }: GateState,
): Bar[] {
  const companion = record.companions?.find((each) => each.instanceId === instanceId);
  if (companion === undefined) return [];
  const { name, peaceful } = companion;
  return [
    ...(left === 0 ? [{ code: 'companion-down', params: { name } } as const] : []),
    ...(isAttack && peaceful === true ? [{ code: 'peaceful', params: { name } } as const] : []),
  ];
}

/** Tag with which content says that a character is dead. */
const DEAD = 'state:dead';

/** Whether the character is dead: by failed death saves, or by a condition. */
export function isDead({ death, sheet }: Pick<GateState, 'death' | 'sheet'>): boolean {
  const isDown = sheet.hitPoints.max.value > 0 && sheet.hitPoints.current === 0;
  return (isDown && death.failures >= DECISIVE_SAVES) || sheet.tags.includes(DEAD);
}

/** Returns the condition that killed the character, undefined when none did. */
export function deadlyCondition({ record, sheet, rulebook }: Pick<GateState, 'record' | 'sheet' | 'rulebook'>) {
  if (!sheet.tags.includes(DEAD)) return undefined;
  return record.conditions.find(({ id }) =>
    rulebook.conditions
      .get(id)
      ?.record.features.some(({ effects = [] }) =>
        effects.some((effect) => effect.kind === 'tag' && effect.tags.includes(DEAD)),
      ),
  )?.id;
}

/** Reasons that lie in the state of the character: lost actions, or a lost mind. */
function stateBars(deed: DeedRequest, at: GateState): Bar[] {
  const { hitPoints } = at.sheet;
  const isDown = hitPoints.max.value > 0 && hitPoints.current === 0;
  switch (deed.kind) {
    case 'rest':
    case 'hitDie':
      return isDown ? [{ code: 'no-hit-points' }] : [];
    case 'heal':
      return [];
    case 'damage':
      return actionBars({ part: 'action' }, isDown, at);
    case 'roll':
      return rollBars(deed.path, at);
    case 'item':
      return deed.isGiven === true ? [] : actionBars(deed, isDown, at);
    case 'use':
      return deed.isAgainstFall === true ? [] : actionBars(deed, isDown, at);
    default:
      return actionBars(deed, isDown, at);
  }
}

/** Free deeds need no action, but a mind: an unaware character does nothing on purpose. */
function actionBars({ part }: Pick<DeedRequest, 'part'>, isDown: boolean, at: GateState): Bar[] {
  const cause = tagCause(part === undefined ? 'unaware' : 'no-actions', at);
  if (cause === undefined) return [];
  const code: BarCode = isDown ? 'dying' : part === undefined ? 'unaware' : 'no-actions';
  return [{ code, params: { cause: cause, part: part ?? 'free' } }];
}

/** A save that fails by itself is not rolled, and who notices nothing makes no checks. */
function rollBars(path: string, at: GateState): Bar[] {
  const [area = '', which = ''] = path.split('.');
  if (area === 'saves') {
    const save = Object.entries(at.sheet.saves).find(([ability]) => ability === which)?.[1];
    const failing = save?.rolling?.sources.autoFail?.[0];
    return failing === undefined ? [] : [{ code: 'fails-by-itself', params: { cause: nameOf(failing.label) } }];
  }
  const cause = ROLLS_OF_THE_AWARE.includes(area) ? tagCause('unaware', at) : undefined;
  return cause === undefined ? [] : [{ code: 'unaware', params: { cause: cause, part: 'free' } }];
}

const ROLLS_OF_THE_AWARE: readonly string[] = ['skills', 'checks', 'attacks'];

function nameOf(label: unknown): string {
  return typeof label === 'string' ? label : '';
}

/** Reasons that lie in the deed itself: its costs and requirements. */
function ownBars(deed: DeedRequest, at: GateState): Bar[] {
  const { sheet } = at;
  switch (deed.kind) {
    case 'spell':
      return castingBars(deed, at);
    case 'use': {
      const refused = sheet.toggles.find(({ id }) => id === deed.toggle)?.refused;
      const spent = deed.spends === undefined ? undefined : missingOf(deed.spends, sheet);
      return [...(refused === undefined ? [] : [{ code: 'refused' } as const]), ...(spent ? [spent] : [])];
    }
    case 'damage':
      return deed.cast === undefined ? [] : castingBars(deed.cast, at);
    case 'item':
      return mergedBars(at);
    case 'heal':
      return sheet.hitPoints.current >= sheet.hitPoints.max.value ? [{ code: 'unhurt' }] : [];
    case 'hitDie': {
      const { max, current } = sheet.hitPoints;
      const line = sheet.hitDice.find(({ die }) => die === deed.die);
      if (line === undefined || line.used >= line.total) return [{ code: 'no-dice' }];
      return current >= max.value ? [{ code: 'unhurt' }] : [];
    }
    default:
      return [];
  }
}

/** Gear merges into a form, unless the character chose to wear it. */
function mergedBars({ record, rulebook }: GateState): Bar[] {
  const shape = shapeOf(record, rulebook);
  return shape?.isGearGone === true ? [{ code: 'merged', params: { cause: shape.form.name } }] : [];
}

function missingOf({ what, amount }: { what: string; amount: number }, { resources }: DerivedState): Bar | undefined {
  const resource = resources[what];
  if (resource === undefined || resource.unlimited === true || resource.left >= amount) return undefined;
  return {
    code: 'none-left',
    params: { name: nameOf(resource.name), left: resource.left, amount, refresh: resource.refresh },
  };
}

/** Reasons of the turn, while turns are counted. */
function turnBars(deed: DeedRequest, { combat, sheet }: GateState): Bar[] {
  const { part } = deed;
  if (combat === null || part === undefined || !combat.used.includes(part)) return [];
  const isAttack = deed.kind === 'attack' || (deed.kind === 'use' && deed.isAttack === true);
  if (!isAttack || part !== 'action') return [{ code: 'part-spent', params: { part } }];
  const most = sheet.attacks.perAction.value;
  // The action was used for something else than attacks.
  if (combat.attacks === undefined) return [{ code: 'part-spent', params: { part } }];
  return combat.attacks < most ? [] : [{ code: 'attacks-spent', params: { most } }];
}
