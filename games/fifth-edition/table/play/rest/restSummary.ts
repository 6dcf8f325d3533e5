import type { DerivedState, Rest } from '@tessera/fifth-edition';
import { messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import type { CountLine, RestLine } from './restPreview.ts';

/** Limit of changes in the sentence. */
const MAX_SAID = 4;

/** Summarizes the changes of a rest: the first counters, all slots together, ended effects, and hit dice to spend. */
export function restSummary(lines: readonly RestLine[], t: TranslateFn, dice = ''): string {
  if (lines.length === 0) return dice || t('play.rest.nothing');
  const counts = lines.filter((line) => line.kind !== 'ends');
  const slots = counts.filter(({ kind }) => kind === 'slot');
  const single = counts.filter(({ kind }) => kind !== 'slot' || slots.length < 2);
  const said = [
    ...(slots.length < 2 ? [] : [t('play.rest.slots')]),
    ...single.map((line) => t('play.rest.change', { name: lineName(line, t), before: line.before, after: line.after })),
  ];
  const more = said.length - MAX_SAID;
  const first = [...said.slice(0, MAX_SAID), ...(more > 0 ? [t('play.rest.more', { n: more })] : [])].join(', ');
  const ends = lines.filter(({ kind }) => kind === 'ends').map(({ name }) => name);
  return [
    ...(first === '' ? [] : [`${first}.`]),
    ...(ends.length === 0 ? [] : [t('play.rest.ends', { names: ends.join(', ') })]),
    ...(dice === '' ? [] : [dice]),
  ].join(' ');
}

/** Returns the name of a counter. */
export function lineName({ kind, name }: CountLine, t: TranslateFn): string {
  return t(`play.rest.line.${kind}`, { name: messageText(name, t) });
}

/** Returns the hit dice that a hurt character may spend in a short rest; empty when they are of no use. */
export function diceToSpend(rest: Rest, { hitDice, hitPoints }: DerivedState, t: TranslateFn): string {
  const left = hitDice.flatMap(({ die, total, used }) => (total > used ? [`${total - used}d${die}`] : []));
  if (rest !== 'shortRest' || left.length === 0 || hitPoints.current >= hitPoints.max.value) return '';
  return t('play.rest.dice', { dice: left.join(' + ') });
}
