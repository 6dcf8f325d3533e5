import type { Stat } from '@tessera/rules';
import { ABILITIES } from '../vocabulary/vocabulary.ts';
import type { CastingNumbers, DerivedState, RollAdvantage, RollStat, SourcedEntry } from './sheet.ts';

/** A number with its sources, or a list of names, at a path of the sheet. */
export type Line =
  | { readonly kind: 'number'; readonly value: number; readonly stat?: Stat }
  | {
      readonly kind: 'list';
      readonly value: readonly string[];
      readonly sources: readonly string[];
      readonly entries?: readonly Entry[];
    }
  | { readonly kind: 'text'; readonly value: string; readonly entries?: readonly Entry[] };

/** A value with its sources. */
type Entry = Pick<SourcedEntry, 'value' | 'sources'>;

/** Returns every number and list of the sheet by path. `explain`, `diff` and `whatIf` read this. */
export function sheetLines(sheet: DerivedState): Map<string, Line> {
  const lines = new Map<string, Line>();
  const stat = (path: string, value: Stat | undefined) => {
    if (value !== undefined) lines.set(path, { kind: 'number', value: value.value, stat: value });
  };
  const number = (path: string, value: number) => lines.set(path, { kind: 'number', value });
  const list = (path: string, entries: readonly SourcedEntry[]) =>
    lines.set(path, {
      kind: 'list',
      value: entries.map((entry) => entry.value).toSorted(),
      sources: entries.flatMap((entry) => entry.sources.map(({ id }) => id)),
      entries,
    });
  const roll = (path: string, { bonus, rolling }: RollStat) => {
    stat(`${path}.bonus`, bonus);
    if (rolling !== undefined) lines.set(`${path}.rolling`, rollingLine(rolling));
  };
  for (const ability of ABILITIES) {
    const { score, modifier, cap } = sheet.abilities[ability];
    stat(`abilities.${ability}.score`, score);
    number(`abilities.${ability}.modifier`, modifier);
    number(`abilities.${ability}.cap`, cap);
    roll(`saves.${ability}`, sheet.saves[ability]);
    roll(`checks.${ability}`, sheet.checks[ability]);
  }
  roll('deathSaves', sheet.deathSaves);
  stat('proficiencyBonus', sheet.proficiencyBonus);
  for (const [name, entries] of Object.entries(sheet.proficiencies)) list(`proficiencies.${name}`, entries);
  list('expertise', sheet.expertise);
  list('masteries.weapons', sheet.masteries.weapons);
  number('masteries.count', sheet.masteries.count);
  for (const [id, skill] of Object.entries(sheet.skills)) roll(`skills.${id}`, skill);
  for (const [id, value] of Object.entries(sheet.passives)) stat(`passives.${id}`, value);
  stat('ac', sheet.ac);
  roll('initiative', sheet.initiative);
  for (const [movement, speed] of Object.entries(sheet.speed)) stat(`speed.${movement}`, speed.value);
  for (const [sense, range] of Object.entries(sheet.senses)) stat(`senses.${sense}`, range);
  lines.set('size', { kind: 'text', value: sheet.size.value });
  stat('hitPoints.max', sheet.hitPoints.max);
  number('hitPoints.current', sheet.hitPoints.current);
  number('hitPoints.temp', sheet.hitPoints.temp);
  stat('hitPoints.offeredTemp', sheet.hitPoints.offeredTemp);
  for (const { die, total, used } of sheet.hitDice) {
    number(`hitDice.d${die}.total`, total);
    number(`hitDice.d${die}.used`, used);
  }
  addAttacks(sheet, stat, lines);
  addSpellcasting(sheet, stat, number, lines);
  for (const [id, { max, left, unlimited, die }] of Object.entries(sheet.resources)) {
    if (unlimited) lines.set(`resources.${id}.max`, { kind: 'text', value: 'unlimited' });
    else stat(`resources.${id}.max`, max);
    number(`resources.${id}.left`, left);
    if (die !== undefined) lines.set(`resources.${id}.die`, { kind: 'text', value: die });
  }
  for (const { feature, dc } of sheet.difficulties) stat(`difficulties.${feature}`, dc);
  const names = (path: string, values: readonly string[]) =>
    lines.set(path, { kind: 'list', value: values.toSorted(), sources: [] });
  names(
    'features',
    sheet.features.filter(({ inactive }) => inactive === undefined).map(({ source, id }) => `${source}/${id}`),
  );
  names(
    'feats',
    sheet.feats.filter(({ inactive }) => inactive === undefined).map(({ id }) => id),
  );
  names('tags', sheet.tags);
  names(
    'conditions',
    sheet.conditions.filter(({ suppressedBy }) => !suppressedBy).map(({ id, level }) => `${id} ${level}`),
  );
  for (const mode of ['resistance', 'immunity', 'vulnerability'] as const) list(`damage.${mode}`, sheet.damage[mode]);
  list('conditionImmunities', sheet.conditionImmunities);
  stat('attunement.max', sheet.attunement.max);
  number('attunement.used', sheet.attunement.used);
  return lines;
}

function rollingLine({ result, sources }: RollAdvantage): Line {
  const entries = Object.entries(sources).map(([value, own]) => ({ value, sources: own }));
  return { kind: 'text', value: result, entries };
}

function addAttacks(
  { attacks }: DerivedState,
  stat: (path: string, value: Stat | undefined) => void,
  lines: Map<string, Line>,
): void {
  stat('attacks.perAction', attacks.perAction);
  for (const { id, attack, damage, critOn, rolling } of attacks.lines) {
    stat(`attacks.${id}.attack`, attack);
    stat(`attacks.${id}.damage`, damage.bonus);
    lines.set(`attacks.${id}.dice`, { kind: 'text', value: damage.dice });
    lines.set(`attacks.${id}.critOn`, { kind: 'number', value: critOn });
    if (rolling !== undefined) lines.set(`attacks.${id}.rolling`, rollingLine(rolling));
  }
}

function addCasting(
  path: string,
  { dc, attack, attackRolling, cannotCast }: CastingNumbers,
  stat: (path: string, value: Stat | undefined) => void,
  lines: Map<string, Line>,
): void {
  stat(`${path}.dc`, dc);
  stat(`${path}.attack`, attack);
  if (attackRolling !== undefined) lines.set(`${path}.rolling`, rollingLine(attackRolling));
  if (cannotCast === undefined) return;
  const entries = [{ value: 'cannotCast', sources: cannotCast }];
  lines.set(`${path}.canCast`, { kind: 'text', value: 'no', entries });
}

function addSpellcasting(
  { spellcasting }: DerivedState,
  stat: (path: string, value: Stat | undefined) => void,
  number: (path: string, value: number) => void,
  lines: Map<string, Line>,
): void {
  for (const entry of spellcasting.innate) addCasting(`spellcasting.innate.${entry.ability}`, entry, stat, lines);
  for (const entry of spellcasting.entries) {
    const { id, counts, highestSpellLevel } = entry;
    addCasting(`spellcasting.${id}`, entry, stat, lines);
    number(`spellcasting.${id}.highestSpellLevel`, highestSpellLevel);
    for (const [count, value] of Object.entries(counts)) stat(`spellcasting.${id}.${count}`, value);
  }
  for (const { level, max } of Object.values(spellcasting.slots)) stat(`spellcasting.slots.${level}`, max);
  if (spellcasting.pact !== undefined) {
    stat('spellcasting.pact.slots', spellcasting.pact.max);
    number('spellcasting.pact.level', spellcasting.pact.level);
  }
  number('spellcasting.cantripTier', spellcasting.cantripTier);
  const entries = spellcasting.spells.map(({ spell, mode, sources }) => ({ value: `${spell} (${mode})`, sources }));
  const sources = entries.flatMap((entry) => entry.sources.map(({ id }) => id));
  const names = entries.map(({ value }) => value);
  lines.set('spellcasting.spells', { kind: 'list', value: names.toSorted(), sources, entries });
}
