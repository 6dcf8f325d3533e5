import { type DerivedState, type Line, sheetLines } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { lineLook } from './lineLook.ts';
import { valueText } from './lineValue.ts';

/** A number of interest that stays the same, and the reason. */
export interface Stay {
  readonly path: string;
  readonly name: string;
  readonly value: string;
  readonly why: string;
}

/** Input for finding the reasons. */
export interface Outlook {
  readonly before: DerivedState;
  readonly after: DerivedState;
  readonly className: string;
  /** Class level in `after`. */
  readonly classLevel: number;
  /** Returns the sheet with more levels of the class on top of `after`; undefined beyond the highest level. */
  ahead(levels: number): DerivedState | undefined;
  readonly t: TranslateFn;
}

const MAX_STAYS = 6;

/** Returns numbers of interest that stay the same with the reason; those that change soonest come first. */
export function staysOf(outlook: Outlook): Stay[] {
  const { before, after, t } = outlook;
  const [old, now] = [sheetLines(before), sheetLines(after)];
  const isSteady = (path: string) => old.has(path) && old.get(path)?.value === now.get(path)?.value;
  const bonusMoves = before.proficiencyBonus.value !== after.proficiencyBonus.value;
  const paths = askedAbout(after, bonusMoves).filter(isSteady);
  const growth = firstGrowth(paths, now, outlook);
  const stays = paths.flatMap((path): Stay[] => {
    const look = lineLook(path, after, t);
    const line = now.get(path);
    // Resources of another class are expected to stay the same.
    const isForeign = path.startsWith('resources.') && !growth.has(path);
    if (look === undefined || line === undefined || isForeign) return [];
    const value = valueText(line, look.signed, path, after, t);
    return [{ path, name: look.name, value, why: growth.get(path) ?? whyNever(path, line, outlook) }];
  });
  return [...halfTrained(outlook), ...stays].slice(0, MAX_STAYS);
}

/** Returns the paths that players look up after a level. */
function askedAbout(sheet: DerivedState, bonusMoves: boolean): string[] {
  const resources = Object.values(sheet.resources).filter(({ unlimited }) => !unlimited);
  return [
    'ac',
    'attacks.perAction',
    ...resources.flatMap(({ id }) => [`resources.${id}.max`, `resources.${id}.die`]),
    ...(bonusMoves && !sheet.saves.CON.proficient ? ['saves.CON.bonus'] : []),
    ...sheet.spellcasting.entries.map(({ id }) => `spellcasting.${id}.cantrips`),
    'speed.walk',
  ];
}

/** Evaluates level by level and records the first change of each number. */
function firstGrowth(
  paths: readonly string[],
  now: ReadonlyMap<string, Line>,
  { ahead, className, classLevel, t }: Outlook,
): Map<string, string> {
  const found = new Map<string, string>();
  for (let levels = 1; found.size < paths.length; levels++) {
    const sheet = ahead(levels);
    if (sheet === undefined) break;
    const lines = sheetLines(sheet);
    for (const path of paths) {
      if (found.has(path) || lines.get(path)?.value === now.get(path)?.value) continue;
      const value = valueText(lines.get(path), lineLook(path, sheet, t)?.signed === true, path, sheet, t);
      found.set(path, t('levelup.stays.next', { value, class: className, level: classLevel + levels }));
    }
  }
  return found;
}

function whyNever(path: string, line: Line, { t, className, after }: Outlook): string {
  if (path === 'saves.CON.bonus' && !after.saves.CON.proficient) return t('levelup.stays.untrained');
  const parts = line.kind === 'number' ? (line.stat?.parts ?? []) : [];
  const labels = [...new Set(parts.map(({ label }) => label))];
  // A number with a single part needs no list of parts.
  if (labels.length < 2) return t('levelup.stays.never', { class: className });
  return t('levelup.stays.parts', { parts: labels.join(', '), class: className });
}

/** Explains a half proficiency bonus that stays the same after rounding. */
function halfTrained({ before, after, t }: Outlook): Stay[] {
  const [old, bonus] = [before.proficiencyBonus.value, after.proficiencyBonus.value];
  const halves = Object.entries(after.skills).filter(
    ([id, skill]) => skill.training === 'half' && skill.bonus.value === before.skills[id]?.bonus.value,
  );
  if (old === bonus || halves.length === 0) return [];
  const name = t('levelup.stays.halves', { n: halves.length });
  return [{ path: 'proficiencyBonus', name, value: '', why: t('levelup.stays.half', { before: old, after: bonus }) }];
}
