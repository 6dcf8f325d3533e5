import { type ActionOf, concentrationDifficulty, DAMAGE_TYPES, parseDamage, takenParts } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import type { CharacterContext } from '../../character/characterContext.ts';
import { heldSpells } from '../../play/casting/spellBook.ts';
import { wordOr } from '../../words/pathName.ts';
import { standingOf } from './hitPoints.ts';

/** Damage as the player entered it. */
export interface HarmEntry {
  readonly text: string;
  readonly source: string;
  readonly isCritical: boolean;
  readonly isHalf: boolean;
}

/** A line of the sum: its name, reason and number. */
interface HarmRow {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly value: number;
}

/** Damage as an action, with the sum that leads to it and what follows. */
export interface HarmPlan {
  readonly action: ActionOf<'harm'>;
  readonly rows: readonly HarmRow[];
  /** Damage after defenses; its rows add up to it. */
  readonly total: number;
  readonly absorbed: number;
  readonly consequences: readonly string[];
}

type HarmContext = Pick<CharacterContext, 'record' | 'sheet' | 'rulebook' | 'state' | 't' | 'text' | 'attempt'>;

/** Plans entered damage; undefined while it is not understood. */
export function harmPlan(
  { text, source, isCritical, isHalf }: HarmEntry,
  character: HarmContext,
): HarmPlan | undefined {
  const { record, sheet, rulebook, t } = character;
  const entered = parseDamage(text, damageNames(t));
  if (entered === undefined) return undefined;
  const parts = takenParts(entered, sheet, isHalf);
  const hitPoints = standingOf(record, sheet, rulebook);
  const rows = parts.map(({ amount, type, taken, defenses }, index): HarmRow => {
    const words = defenses.map(({ mode, by }) => t(`sheet.harm.${mode}`, { by: character.text(by.label) }));
    const notes = [...(isHalf ? [t('sheet.harm.halved')] : []), ...words];
    const name = type === undefined ? t('sheet.harm.untyped') : wordOr(t, `damageType.${type}`, type);
    return {
      id: String(index),
      name: `${name} ${amount}`,
      ...(notes.length > 0 && { note: notes.join(', ') }),
      value: taken,
    };
  });
  const action: ActionOf<'harm'> = {
    type: 'harm',
    parts: parts.map(({ amount, type, taken, defenses }) => ({
      amount,
      ...(type !== undefined && { type }),
      taken,
      ...(defenses.length > 0 && {
        by: defenses
          .map(({ by }) => character.text(by.label))
          .join(', ')
          .slice(0, 200),
      }),
    })),
    ...(source.trim() !== '' && { source: source.trim().slice(0, 100) }),
    ...(isCritical && { critical: true }),
    ...(isHalf && { half: true }),
    ...(hitPoints && { hitPoints }),
  };
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  const absorbed = Math.min(record.used.temp ?? 0, total);
  return { action, rows, total, absorbed, consequences: consequencesOf(action, total, character) };
}

/** Returns the consequences of the damage, from a copy of the character that takes it. */
function consequencesOf(action: ActionOf<'harm'>, total: number, character: HarmContext): string[] {
  const { sheet, record, state, t } = character;
  const { state: after, sheet: hurt } = character.attempt(action);
  const before = sheet.hitPoints.current;
  const said = [t('sheet.harm.left', { before, after: hurt.hitPoints.current })];
  const failures = after.death.failures - state.death.failures;
  if (after.death.failures > 2 && state.death.failures <= 2) said.push(t('sheet.harm.died'));
  else if (before === 0 && failures > 0) said.push(t('sheet.harm.failures', { n: failures }));
  else if (before > 0 && hurt.hitPoints.current === 0) said.push(t('sheet.harm.downed'));
  if (heldSpells(record).length > 0 && total > 0)
    said.push(
      heldSpells(after.record).length === 0
        ? t('sheet.harm.lost')
        : t('sheet.harm.concentration', { dc: concentrationDifficulty(total, sheet) }),
    );
  return said;
}

/** Maps the words of the player's language and of the content, in lower case, to damage types. */
function damageNames(t: TranslateFn): ReadonlyMap<string, string> {
  return new Map(
    DAMAGE_TYPES.flatMap((type) => [
      [type, type] as const,
      [wordOr(t, `damageType.${type}`, type).toLowerCase(), type] as const,
    ]),
  );
}
