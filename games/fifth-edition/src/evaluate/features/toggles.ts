import type { CompiledFeature } from '../../content/compile.ts';
import type { SheetToggle } from '../../sheet/sheet.ts';
import { keysOf } from '../../vocabulary/keyOrder.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { type Evaluation, shortfall } from '../state/evaluation.ts';
import { refusal } from '../state/issues.ts';

/** Returns the toggles of the character, with the reason when one cannot be on. SPEC 13 */
export function toggleStates(evaluation: Evaluation, granted: readonly CompiledFeature[]): SheetToggle[] {
  const { facts, record, issues } = evaluation;
  const states = new Map<string, SheetToggle>();
  for (const { toggles, activation } of granted)
    for (const { id, name, gate } of toggles) {
      const isAllowed = gate === undefined || gate.test(facts) !== false;
      const isWanted = record.toggles[id] === true;
      const refused = isAllowed ? undefined : shortfall(gate.explain(facts));
      if (isWanted && refused !== undefined)
        issues.push(refusal('E_TOGGLE', `toggles.${id}`, engineMessage('lacks', { name, missing: refused })));
      states.set(id, {
        id,
        name,
        on: isWanted && isAllowed,
        ...(refused !== undefined && { refused }),
        ...(activation !== undefined && { activation }),
      });
    }
  for (const id of keysOf(record.toggles))
    if (record.toggles[id] && !states.has(id))
      issues.push(refusal('W_TOGGLE_UNKNOWN', `toggles.${id}`, engineMessage('no-switch', { id })));
  facts.toggles = new Set([...states.values()].filter(({ on }) => on).map(({ id }) => id));
  return [...states.values()];
}
