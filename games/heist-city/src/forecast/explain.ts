import type { Reason } from '@tessera/kernel';
import { STATS } from '../content/index.ts';
import { alertReasons, areElitesDue, computeAlertLevel } from '../guards/alertLevel.ts';
import { npcActionOf } from '../guards/npcAction.ts';
import { choiceReasons, choose } from '../guards/npcTarget.ts';
import type { View } from '../state/state.ts';
import { unitCalled, unitTerm } from '../text/names.ts';
import { statOf, statReasons } from '../units/stats.ts';
import { areAdjacent, isConscious, isNpc, unitCount } from '../units/units.ts';
import { type AttackKind, declareAttack, rollsOf } from '../weapons/targetNumber.ts';
import { knownItem } from '../weapons/weapons.ts';
import { attackReasons } from './attackReasons.ts';

/**
 * Returns the reasons behind a number or an automatic choice. Subjects: `attack:<attacker>:<weapon>:<target>` (an NPC
 * has no weapon, `push` or `ghost-hand` may follow), `npc:<unit>`, `alert`, `stat:<unit>:<stat>`. Units are numbers or
 * names.
 */
export function explain(view: View, subject: string): readonly Reason[] {
  const [topic, ...parts] = subject.split(':');
  switch (topic) {
    case 'attack':
      return explainAttack(view, unitNamed(view, parts[0]), parts[1] ?? '', unitNamed(view, parts[2]), parts[3]);
    case 'npc':
      return explainNpc(view, unitNamed(view, parts[0]));
    case 'alert':
      return explainAlert(view);
    case 'stat':
      return explainStat(view, unitNamed(view, parts[0]), parts[1]);
    default:
      return [];
  }
}

/** Returns the possible subjects as they are typed, with the names of the units. */
export function subjects(view: View): readonly string[] {
  const units = Array.from({ length: unitCount(view) }, (_, unit) => unit).filter((unit) => isConscious(view, unit));
  const terms = (some: readonly number[]) => some.map((unit) => unitTerm(unit, view)).join(' ');
  const npcs = units.filter((unit) => isNpc(unit));
  return [
    'alert',
    `stat:<unit>:<${STATS.join('|')}>: stat:spook-1:BS`,
    'attack:<unit>:<weapon>:<unit>: attack:spook-1:plink-gun:brain-2',
    ...(npcs.length === 0 ? [] : ['npc:<npc>', `<npc>: ${terms(npcs)}`]),
    `<unit>: ${terms(units.filter((unit) => !isNpc(unit)))}`,
  ];
}

function unitNamed(view: View, text: string | undefined): number {
  return text === undefined ? -1 : unitCalled(text, view);
}

function explainAttack(
  view: View,
  attacker: number,
  weapon: string,
  target: number,
  manner?: string,
): readonly Reason[] {
  if (attacker < 0 || target < 0 || !isConscious(view, target) || !isConscious(view, attacker)) return [];
  const kind = attackKind(view, attacker, weapon, target, manner);
  if (kind === undefined) return [];
  const attack = declareAttack(view, attacker, target, weapon, kind);
  return attackReasons(view, attack, rollsOf(view, attack, { push: manner === 'push' }));
}

/** Returns the kind of attack with this weapon on this target: a knife is thrown at a target out of reach. */
export function attackKind(
  view: View,
  attacker: number,
  weapon: string,
  target: number,
  manner?: string,
): AttackKind | undefined {
  const isNear = areAdjacent(view, attacker, target);
  if (isNpc(attacker)) return isNear ? 'melee' : 'ranged';
  const item = knownItem(weapon);
  if (item?.type === 'ranged') return 'ranged';
  if (item?.type !== 'melee') return undefined;
  return isNear || manner === 'ghost-hand' || item.special.throw === 0 ? 'melee' : 'ranged';
}

function explainNpc(view: View, npc: number): readonly Reason[] {
  if (!isNpc(npc) || !isConscious(view, npc)) return [];
  const { tied, motive } = choose(view, npc);
  const [first] = tied;
  const goes: Reason =
    first === undefined
      ? { code: 'goes-for-nobody' }
      : {
          code: 'goes-for',
          value: [...tied],
          reasons: [{ code: motive }],
        };
  const does: Reason[] = first === undefined ? [] : [{ code: 'does', value: npcActionOf(view, npc, first).kind }];
  return [goes, ...does, ...choiceReasons(view, npc)];
}

function explainAlert(view: View): readonly Reason[] {
  const { total, level, npcActionsPerActivation } = computeAlertLevel(view);
  return [
    { code: 'total', value: total, reasons: alertReasons(view) },
    { code: 'level', value: level },
    { code: 'npc-actions', value: npcActionsPerActivation },
    { code: 'elites-arrive', value: areElitesDue(view, level) },
  ];
}

function explainStat(view: View, unit: number, name: string | undefined): readonly Reason[] {
  const stat = STATS.find((one) => one === name);
  if (unit < 0 || stat === undefined) return [];
  return [{ code: 'stat', params: { stat }, value: statOf(view, unit, stat), reasons: statReasons(view, unit, stat) }];
}
