import type { TranslateFn } from '@tessera/text';
import { abilityShort } from '../../words/pathName.ts';
import { numberText } from '../numberText.ts';
import type { Formula } from './sum.ts';

/** Formats a formula with the names and values of its variables: `14 + min(2, DEX +3)`. */
export function formulaWords({ text, values }: Formula, say: TranslateFn): string {
  return text.replaceAll(/@([A-Za-z][\w.:-]*)/g, (_, variable: string) => {
    const value = Object.hasOwn(values, variable) ? values[variable] : values[`@${variable}`];
    return variableWords(variable, typeof value === 'number' ? value : String(value ?? ''), say);
  });
}

function variableWords(variable: string, value: number | string, say: TranslateFn): string {
  const [area = '', name = '', part] = variable.split('.');
  if (area === 'level') return say('sum.variable.level', { value });
  if (area === 'classLevel') return say('sum.variable.classLevel', { name, value });
  if (area === 'abilities')
    return say('sum.variable.ability', {
      name: abilityShort(say, name),
      value: numberText(value, part === 'modifier'),
    });
  if (area === 'proficiencyBonus')
    return say('sum.variable.other', { name: say('sum.step.proficiency'), value: numberText(value, true) });
  return say('sum.variable.other', { name: (name || area).replaceAll('-', ' '), value: numberText(value) });
}
