import { modifierCard } from '@tessera/gloomhaven/selectors';

/** Compares kinds of modifier cards from worst to best. */
export function byWorth([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return worth(a) - worth(b);
}

function worth(card: string): number {
  const { value } = modifierCard(card);
  if (value === 'null') return -99;
  return value === 'double' ? 99 : Number(value);
}
