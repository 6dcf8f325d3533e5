import type { Rulebook } from '../../content/rulebook.ts';
import { scoresProblem } from '../../record/baseScores.ts';
import type { CharacterRecord } from '../../record/record.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { keysOf } from '../../vocabulary/keyOrder.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { refusal, unknownReference } from '../state/issues.ts';
import { conditionIn } from './belongings.ts';

/** Reports problems of a record that no effect would detect. */
export function checkRecord(record: CharacterRecord, rulebook: Rulebook, issues: Issue[]): void {
  checkPacks(record, rulebook, issues);
  checkScores(record, issues);
  checkRules(record, rulebook, issues);
  checkIds('inventory', record.inventory, issues);
  checkIds('active', record.active, issues);
  checkConditionLevels(record, rulebook, issues);
  checkUses(record, rulebook, issues);
}

function checkPacks({ packs }: CharacterRecord, rulebook: Rulebook, issues: Issue[]): void {
  for (const [index, { id, version }] of packs.entries()) {
    const loaded = rulebook.packs.find((pack) => pack.id === id);
    const path = `packs[${index}]`;
    if (loaded === undefined)
      issues.push(refusal('E_PACK_MISSING', path, engineMessage('pack-missing', { id, version })));
    else if (loaded.version !== version)
      issues.push(
        refusal('W_PACK_VERSION', path, engineMessage('pack-version', { id, version, loaded: loaded.version })),
      );
  }
}

/** Returns the house rules that content refers to. */
export function houseRulesOf({ backgrounds }: Rulebook): readonly string[] {
  return [...new Set([...backgrounds.values()].flatMap(({ record: { houseRule } }) => houseRule ?? []))];
}

function checkRules({ rules }: CharacterRecord, rulebook: Rulebook, issues: Issue[]): void {
  if (rules === undefined) return;
  const known = houseRulesOf(rulebook);
  for (const id of keysOf(rules))
    if (!known.includes(id)) issues.push(unknownReference(rulebook.edition, 'houseRule', id, 'rules', known));
}

function checkScores({ abilityMethod, baseAbilities }: CharacterRecord, issues: Issue[]): void {
  const problem = abilityMethod && scoresProblem(abilityMethod, baseAbilities);
  // Unspent points are allowed.
  if (problem === undefined || problem.code === 'pointsLeft') return;
  issues.push(refusal('E_ABILITY_METHOD', 'baseAbilities', engineMessage(`scores.${problem.code}`, problem.params)));
}

function checkIds(list: string, entries: readonly { readonly instanceId: string }[], issues: Issue[]): void {
  const seen = new Set<string>();
  for (const [index, { instanceId }] of entries.entries()) {
    if (seen.has(instanceId))
      issues.push(
        refusal('E_DUPLICATE_INSTANCE', `${list}[${index}].instanceId`, engineMessage('id-taken', { id: instanceId })),
      );
    seen.add(instanceId);
  }
}

function checkConditionLevels({ conditions, active }: CharacterRecord, rulebook: Rulebook, issues: Issue[]): void {
  const check = (id: string, level: number, path: string) => {
    const condition = rulebook.conditions.get(id);
    const highest = condition?.record.levels ?? 1;
    if (condition === undefined || level <= highest) return;
    const code = highest === 1 ? 'condition-without-levels' : 'condition-levels';
    issues.push(
      refusal('E_CONDITION_LEVEL', path, engineMessage(code, { name: condition.facts.name, highest, level })),
    );
  };
  for (const { id, level = 1 } of conditions) check(id, level, 'conditions');
  for (const effect of active) {
    const id = conditionIn(effect);
    if (id !== undefined) check(id, effect.slot ?? 1, `active["${effect.instanceId}"].slot`);
  }
}

/**
 * Reports counters that no character of this content can have. A resource that this character lacks may come back, so
 * its counter is kept.
 */
function checkUses({ used, active }: CharacterRecord, { order, spells, classes }: Rulebook, issues: Issue[]): void {
  for (const id of keysOf(used)) {
    const [family, name = ''] = id.split('.', 2);
    const isKnown =
      COUNTED.includes(id) ||
      (family === 'slot' && /^[1-9]$/.test(name)) ||
      (family === 'hitDie' && [...classes.values()].some(({ record }) => name === `d${record.hitDie}`)) ||
      (family === 'free' && spells.has(name)) ||
      (family === 'shape' && active.some(({ instanceId }) => instanceId === name)) ||
      order.includes(`resources.${id}`);
    if (!isKnown) issues.push(refusal('W_USE_UNKNOWN', `used["${id}"]`, engineMessage('no-uses-of', { id })));
  }
}

const COUNTED: readonly string[] = ['damage', 'temp', 'pact'];
