import type { SheetFeature } from '../../sheet/sheet.ts';
import { type Evaluation, verdictOf, writersOf } from '../state/evaluation.ts';

/** Returns the traits of a form as features of the sheet. */
export function formTraits(evaluation: Evaluation): SheetFeature[] {
  return writersOf(evaluation, 'features').flatMap((instance): SheetFeature[] => {
    const { effect } = instance.effect;
    if (effect.kind !== 'formOverlay' || !effect.replace.includes('traits')) return [];
    const form = evaluation.rulebook.forms.get(effect.form);
    if (form === undefined || verdictOf(evaluation, instance) !== true) return [];
    return (form.traits ?? []).map(({ id, name, summary }) => ({
      id: `form-${id}`,
      name,
      summary,
      source: `form:${form.id}`,
      sourceName: form.name,
      gained: evaluation.facts.level,
    }));
  });
}
