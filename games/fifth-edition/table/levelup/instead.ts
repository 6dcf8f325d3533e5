import type { DerivedState } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { changesOf } from './changes.ts';
import { gainsOf, type LevelGain } from './gains.ts';

const MAX_NUMBERS = 6;
const MAX_NAMES = 8;

/** Describes in a few sentences how one level differs from another. */
export function insteadOf(chosen: DerivedState, other: DerivedState, t: TranslateFn): string[] {
  const numbers = changesOf(chosen, [{ sheet: other }], t).slice(0, MAX_NUMBERS);
  const said = numbers.map(({ names, now, cells }) =>
    t('levelup.instead.value', { name: names.join(', '), other: cells[0]?.text ?? '', chosen: now }),
  );
  const brings = names(gainsOf(chosen, other, t));
  const misses = names(gainsOf(other, chosen, t));
  const sentences = [
    ...(said.length > 0 ? [`${said.join('; ')}.`] : []),
    ...(brings === '' ? [] : [t('levelup.instead.gains', { names: brings })]),
    ...(misses === '' ? [] : [t('levelup.instead.misses', { names: misses })]),
  ];
  return sentences.length === 0 ? [t('levelup.instead.same')] : sentences;
}

function names(gains: readonly LevelGain[]): string {
  const all = gains.flatMap(({ entries }) => entries.map(({ name }) => name));
  return `${all.slice(0, MAX_NAMES).join(', ')}${all.length > MAX_NAMES ? ', …' : ''}`;
}
