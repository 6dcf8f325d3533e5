import type { Rulebook } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { nameOfRef } from './effects/refs.ts';
import type { RollLine } from './rolls.ts';

/** Returns the localized purpose of a roll. */
export function rollName({ kind, label, cast, hit }: RollLine, t: TranslateFn, rulebook: Rulebook): string {
  if (hit !== undefined && label !== undefined) return t(`words.path.${hit}`, { name: label });
  if (cast === undefined) return label ?? t(`play.rolls.${kind}`);
  return t(`play.rolls.cast.${cast.part}`, { name: nameOfRef(`spell:${cast.spell}`, rulebook) });
}
