import type { Note } from '@tessera/rules';
import { isProficient } from '../facts.ts';
import type { DerivedState, Listed, SourceTag } from '../sheet.ts';
import { conditionOf, type Evaluation, verdictOf, writersOf } from './evaluation.ts';
import { refusal } from './issues.ts';

/** Resistances, immunities and vulnerabilities; several of one kind count once. */
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
        label: `${label}: ${effect.mode} to ${effect.types.join(', ')}`,
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

function listed(list: ReadonlyMap<string, readonly SourceTag[]>): Listed[] {
  return [...list].map(([value, sources]) => ({ value, name: value, sources }));
}

/** Things that the character should not wear or hold: flagged, not forbidden. */
export function checkRestrictions(evaluation: Evaluation): void {
  const { facts, issues } = evaluation;
  checkTraining(evaluation);
  for (const instance of writersOf(evaluation, 'restrictions')) {
    const { effect } = instance.effect;
    if (effect.kind !== 'equipmentRestriction' || verdictOf(evaluation, instance) !== true) continue;
    evaluation.applied.push(instance.id);
    const isMeant = (tags: readonly string[], own: boolean) =>
      effect.itemTags.some((tag) => (tag === 'self' ? own : tags.includes(tag)));
    for (const item of facts.equipment.carried) {
      if (!item.equipped || !isMeant(item.tags, item === instance.item)) continue;
      const problem = objectionTo(effect, item, facts);
      if (problem === undefined) continue;
      issues.push(
        refusal(problem.code, `inventory["${item.instance}"]`, `${item.name}: ${effect.text ?? problem.text}`),
      );
    }
  }
}

/** What armor does to those who never learnt to wear it is a rule of the content; that they wear it is said here. */
function checkTraining({ facts, issues }: Evaluation): void {
  for (const item of [facts.equipment.armor, facts.equipment.shield]) {
    if (item?.armor === undefined) continue;
    const { category } = item.armor;
    const isShield = category === 'shield';
    if (isProficient(facts, 'armor', isShield ? SHIELDS : category)) continue;
    const message = `${item.name}: no training with ${isShield ? 'shields' : `${category} armor`}`;
    issues.push(refusal('W_ARMOR_UNTRAINED', `inventory["${item.instance}"]`, message));
  }
}

/** What training with shields is called. */
const SHIELDS = 'shields';

type Restriction = Extract<
  NonNullable<ReturnType<typeof writersOf>[number]>['effect']['effect'],
  { kind: 'equipmentRestriction' }
>;

function objectionTo(
  { restrictionType, value }: Restriction,
  item: Evaluation['facts']['equipment']['carried'][number],
  facts: Evaluation['facts'],
): { readonly code: string; readonly text: string } | undefined {
  switch (restrictionType) {
    case 'cannotWear':
    case 'cannotWield':
      return {
        code: 'W_EQUIPMENT_RESTRICTION',
        text: restrictionType === 'cannotWear' ? 'should not be worn' : 'should not be wielded',
      };
    case 'requiresAttunement':
      return item.attuned ? undefined : { code: 'W_EQUIPMENT_RESTRICTION', text: 'needs attunement' };
    case 'requiresStrength':
      return facts.scores.STR >= Number(value)
        ? undefined
        : { code: 'W_EQUIPMENT_RESTRICTION', text: `needs STR ${value}` };
    case 'requiresClass':
      return facts.classLevels.has(String(value))
        ? undefined
        : { code: 'W_EQUIPMENT_RESTRICTION', text: `needs a level in ${value}` };
  }
}
