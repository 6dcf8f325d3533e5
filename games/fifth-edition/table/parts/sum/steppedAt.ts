import { ABILITIES, type DerivedState, type Explanation } from '@tessera/fifth-edition';
import type { SumRow } from './sum.ts';

/** Returns the steps of a number that is derived from another number instead of from effects. */
export function steppedAt(sheet: DerivedState, path: string, value: Explanation['value']): readonly SumRow[] {
  if (typeof value !== 'number') return [];
  const [area, id = '', part] = path.split('.');
  const ability = ABILITIES.find((each) => each === id);
  if (area === 'abilities' && part === 'modifier' && ability !== undefined)
    return [step('halfAboveTen', 'set', value, `abilities.${ability}.score`)];
  if (path === 'hitPoints.current') {
    const most = sheet.hitPoints.max.value;
    const lost = value - most;
    const whole = step('most', 'set', most, 'hitPoints.max');
    return lost === 0 ? [whole] : [whole, step('damage', 'add', lost)];
  }
  const resource = path.endsWith('.left')
    ? sheet.resources[path.slice('resources.'.length, -'.left'.length)]
    : undefined;
  if (resource !== undefined && resource.unlimited !== true) {
    const whole = step('most', 'set', resource.max.value, `resources.${resource.id}.max`);
    return [whole, step('spent', 'add', value - resource.max.value)];
  }
  return [step('byRules', 'set', value)];
}

function step(label: string, op: SumRow['op'], value: number, path?: string): SumRow {
  return { id: label, label: { code: `step.${label}` }, op, value, path };
}
