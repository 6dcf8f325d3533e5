import type { TranslateFn } from '@tessera/text';
import { abilityShort } from '../../words/pathName.ts';
import { numberText } from '../numberText.ts';
import type { Formula } from './sum.ts';

/** Formats a formula with the names and values of its variables: `14 + min(2, DEX +3)`. */
export function formulaWords({ text, values }: Formula, t: TranslateFn): string {
  return text.replaceAll(/@([A-Za-z][\w.:-]*)/g, (_, variable: string) => {
    const value = Object.hasOwn(values, variable) ? values[variable] : values[`@${variable}`];
    return variableWords(variable, typeof value === 'number' ? value : String(value ?? ''), t);
  });
}

function variableWords(variable: string, value: number | string, t: TranslateFn): string {
  const [area = '', name = '', part] = variable.split('.');
  if (area === 'level') return t('sum.variable.level', { value });
  if (area === 'classLevel') return t('sum.variable.classLevel', { name, value });
  if (area === 'abilities')
    return t('sum.variable.ability', {
      name: abilityShort(t, name),
      value: numberText(value, part === 'modifier'),
    });
  if (area === 'proficiencyBonus')
    return t('sum.variable.other', { name: t('sum.step.proficiency'), value: numberText(value, true) });
  return t('sum.variable.other', { name: (name || area).replaceAll('-', ' '), value: numberText(value) });
}
