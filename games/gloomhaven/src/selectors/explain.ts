import type { Reason } from '@tessera/kernel';
import { retaliateOf, type Sum, shieldOf } from '../inPlay/activeModifiers.ts';
import { initiativeOf } from '../scenario/initiative.ts';
import { figuresUp, isHero } from '../state/figures.ts';
import type { View } from '../state/state.ts';
import { explainFocus } from './explainMonster.ts';

/** Explains a number of a figure, or why a monster focuses on its target: `focus:7`, `shield:7`, `retaliate:7`. */
export function explain(view: View, subject: string): readonly Reason[] {
  const [what, number = ''] = subject.split(':');
  const id = Number.parseInt(number, 10);
  if (!(id >= 0 && id < view.figures.length) || view.figures[id]!.cell < 0) return [];
  switch (what) {
    case 'focus':
      return isHero(view, id) ? [] : explainFocus(view, id);
    case 'shield':
      return [sum('shield', shieldOf(view, id))];
    case 'retaliate':
      return [sum('retaliate', retaliateOf(view, id, 1))];
    case 'initiative':
      return [{ code: 'initiative', value: initiativeOf(view, id) }];
    default:
      return [];
  }
}

function sum(code: string, { total, parts }: Sum): Reason {
  return { code, value: total, reasons: parts.map(({ at, value }) => ({ code: 'part', params: { of: at }, value })) };
}

/** Returns the subjects that `explain` accepts now. */
export function subjects(view: View): readonly string[] {
  return figuresUp(view).flatMap((id) => {
    // The id, because rules know no names and players type it.
    const called = view.figures[id]!.type;
    const asked = [`initiative:${id}: ${called}`];
    if (!isHero(view, id)) asked.push(`focus:${id}: ${called}`);
    if (shieldOf(view, id).total > 0) asked.push(`shield:${id}: ${called}`);
    if (retaliateOf(view, id, 1).total > 0) asked.push(`retaliate:${id}: ${called}`);
    return asked;
  });
}
