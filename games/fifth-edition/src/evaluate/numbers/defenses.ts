import type { Note } from '@tessera/rules';
import { isProficient } from '../../facts/facts.ts';
import type { DerivedState, SourcedEntry } from '../../sheet/sheet.ts';
import type { SourceTag } from '../../vocabulary/issue.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { conditionOf, type Evaluation, verdictOf, writersOf } from '../state/evaluation.ts';
import { refusal } from '../state/issues.ts';

/** Collects resistances, immunities and vulnerabilities; duplicates count once. */
export function defenses(evaluation: Evaluation): DerivedState['damage'] {
  const lists = { resistance: new Map(), immunity: new Map(), vulnerability: new Map() } satisfies Record<
    string,
    Map<string, SourceTag[]>
  >;
  const notes: Note[] = [];
  for (const instance of writersOf(evaluation, 'damage')) {
    const { effect } = instance.effect;
    if (effect.kind !== 'damageModifier') continue;
    const verdict = verdictOf(evaluation, instance);
    const { id, label } = instance;
    if (verdict === 'situational')
      notes.push({
        id,
        label: engineMessage(`step.${effect.mode}`, { label, damageTypes: effect.types }),
        condition: conditionOf(instance),
        priority: 'flag',
      });
    if (verdict !== true) continue;
    evaluation.applied.push(id);
    const list: Map<string, SourceTag[]> = lists[effect.mode];
    for (const type of effect.types) list.set(type, [...(list.get(type) ?? []), { id, label }]);
  }
  return {
    resistance: listed(lists.resistance),
    immunity: listed(lists.immunity),
    vulnerability: listed(lists.vulnerability),
    notes,
  };
}

function listed(list: ReadonlyMap<string, readonly SourceTag[]>): SourcedEntry[] {
  return [...list].map(([value, sources]) => ({ value, name: value, sources }));
}

/** Reports worn armor without training. Its penalties are rules of content. */
export function checkTraining({ facts, issues }: Evaluation): void {
  for (const item of [facts.equipment.armor, facts.equipment.shield]) {
    if (item?.armor === undefined) continue;
    const { category } = item.armor;
    const isShield = category === 'shield';
    if (isProficient(facts, 'armor', isShield ? SHIELDS : category)) continue;
    const message = engineMessage('untrained', { name: item.name, training: isShield ? SHIELDS : category });
    issues.push(refusal('W_ARMOR_UNTRAINED', `inventory["${item.instance}"]`, message));
  }
}

/** Id of the proficiency with shields. */
const SHIELDS = 'shields';
