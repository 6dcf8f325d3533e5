import { ABILITIES, type DerivedState, type Issue } from '@tessera/fifth-edition';
import type { Label } from '@tessera/rules';
import { columns, indent, newspaper, plainText, type Terminal } from '@tessera/terminal';
import { terminalText } from './characterTexts.ts';

type Refresh = DerivedState['resources'][string]['refresh'];
type Rolling = NonNullable<DerivedState['saves']['STR']['rolling']>;
type Listed = DerivedState['expertise'];

const INDENT = 2;

/** Formats rows as an indented table that fits the terminal. */
type Table = (rows: readonly (readonly string[])[], right?: readonly number[]) => string;

const MARKS = { none: ' ', half: '½', proficient: '●', expert: '◆' } as const;

const REFRESHED: Readonly<Record<Refresh, string>> = {
  turn: 'every turn',
  short: 'after a short rest',
  long: 'after a long rest',
  shortOne: 'one after a short rest, all after a long one',
  dawn: 'at dawn',
  initiative: 'when initiative is rolled',
  none: '',
};

/** Formats a sheet for a terminal: the most requested parts first, open choices last. */
export function sheetText(derived: DerivedState, { paint, width, tableWidth }: Terminal): string {
  const sheet = plainSheet(derived);
  const table: Table = (rows, right) => indent(columns(rows, right, tableWidth - INDENT), INDENT);
  const parts: readonly (readonly [title: string, body: string])[] = [
    ['', heading(sheet, table)],
    ['Conditions', conditions(sheet, table)],
    ['Abilities', abilities(sheet, table)],
    ['Skills', indent(newspaper(skills(sheet), width - INDENT), INDENT)],
    ['Attacks', attacks(sheet, table)],
    ['Spellcasting', spellcasting(sheet, table)],
    ['Spells', spells(sheet, table)],
    ['Save DCs', difficulties(sheet, table)],
    ['Resources', resources(sheet, table)],
    ['Proficiencies', proficiencies(sheet, table)],
    ['Features', features(sheet, table)],
    ['Open choices', openChoices(sheet, table)],
    ['Notes', notes(sheet.issues)],
  ];
  return parts
    .filter(([, body]) => body !== '')
    .map(([title, body]) => (title === '' ? body : `${paint.bold(title)}\n${body}`))
    .join('\n\n');
}

/** Removes control characters from all texts of the sheet, because names come from untrusted files. */
function plainSheet(sheet: DerivedState): DerivedState {
  return JSON.parse(JSON.stringify(sheet), (_, value) => (typeof value === 'string' ? plainText(value) : value));
}

function heading(sheet: DerivedState, table: Table): string {
  const { name, edition, species, lineage, background, classes } = sheet.identity;
  const levels = classes.map(({ name: title, level, subclass }) => [title, level, subclass && `(${subclass})`]);
  const who = [lineage ?? species, background, ...levels.map((words) => words.filter(Boolean).join(' '))];
  const { ac, hitPoints, initiative, speed, proficiencyBonus, passives, senses, size, damage } = sheet;
  const temporary = hitPoints.temp > 0 ? ` and ${hitPoints.temp} temporary` : '';
  const figures = [
    ['AC', String(ac.value)],
    ['HP', `${hitPoints.current}/${hitPoints.max.value}${temporary}`],
    ['Initiative', [signed(initiative.bonus.value), rolled(initiative.rolling)].filter(Boolean).join(' ')],
    ['Speed', pairs(Object.entries(speed).map(([kind, { value }]) => [kind, value.value]))],
    ['Size', size.value],
    ['Proficiency', signed(proficiencyBonus.value)],
    ['Passive', pairs(Object.entries(passives).map(([skill, stat]) => [skill, stat.value]))],
    ['Senses', pairs(Object.entries(senses).map(([sense, stat]) => [sense, stat.value]))],
    ['Resistant', names(damage.resistance)],
    ['Immune', [names(damage.immunity), names(sheet.conditionImmunities)].filter(Boolean).join(', ')],
    ['Vulnerable', names(damage.vulnerability)],
  ];
  const title = [name, ...who].filter(Boolean).join(', ');
  return `${title} (${edition})\n\n${table(figures.filter(([, value]) => value !== ''))}`;
}

function pairs(entries: readonly (readonly [name: string, value: number])[]): string {
  return entries.map(([name, value]) => `${name} ${value}`).join(', ');
}

function names(list: Listed): string {
  return list.map(({ name }) => name).join(', ');
}

/** Formats the mode of a roll, and its situational modes. */
function rolled(rolling: Rolling | undefined): string {
  if (rolling === undefined) return '';
  const always = rolling.result === 'plain' ? [] : [rolling.result];
  return [
    ...always,
    ...rolling.notes.map(({ mode, condition }) =>
      `${mode} ${condition === undefined ? '' : terminalText(condition)}`.trimEnd(),
    ),
  ].join('; ');
}

function conditions(sheet: DerivedState, table: Table): string {
  const rows = sheet.conditions.map(({ name, level, sources, suppressedBy }) => [
    level > 1 ? `${name} ${level}` : name,
    suppressedBy ? `no effect: ${labels(suppressedBy)}` : labels(sources),
  ]);
  return table(rows);
}

function labels(sources: readonly { readonly label: Label }[]): string {
  return [...new Set(sources.map(({ label }) => terminalText(label)))].join(', ');
}

function abilities({ abilities: scores, saves }: DerivedState, table: Table): string {
  const rows = ABILITIES.map((ability) => {
    const { score, modifier } = scores[ability];
    const { bonus, proficient, rolling } = saves[ability];
    const save = `save ${signed(bonus.value)}`;
    return [ability, String(score.value), signed(modifier), save, proficient ? '●' : '', rolled(rolling)];
  });
  return table(rows, [1, 2]);
}

function skills(sheet: DerivedState): string[] {
  return Object.values(sheet.skills).map(({ name, training, bonus, rolling }) => {
    const how = rolling === undefined || rolling.result === 'plain' ? '' : ` (${rolling.result})`;
    return `${MARKS[training]} ${signed(bonus.value).padStart(3)} ${name}${how}`;
  });
}

function attacks({ attacks: { lines, perAction } }: DerivedState, table: Table): string {
  if (lines.length === 0) return '';
  const rows = lines.map(({ name, attack, damage, rolling }) => {
    const bonus = damage.bonus.value === 0 ? '' : ` ${signed(damage.bonus.value)}`;
    return [name, signed(attack.value), `${damage.dice}${bonus} ${damage.type}`, rolled(rolling)];
  });
  const often = perAction.value > 1 ? `\n  ${perAction.value} attacks an action` : '';
  return table(rows, [1]) + often;
}

function spellcasting({ spellcasting: { entries, innate, slots, pact } }: DerivedState, table: Table): string {
  const alone = innate.map((casting) => ({ name: 'Of no class', ...casting }));
  const rows = [...entries, ...alone].map(({ name, ability, dc, attack, canCast, cannotCast }) => [
    name,
    ability,
    `DC ${dc.value}`,
    `attack ${signed(attack.value)}`,
    canCast ? '' : `cannot cast: ${labels(cannotCast ?? [])}`,
  ]);
  const levels = Object.values(slots).map(({ level, max, used }) => `level ${level}: ${max.value - used}/${max.value}`);
  if (pact) levels.push(`pact, level ${pact.level}: ${pact.max.value - pact.used}/${pact.max.value}`);
  return [table(rows), indent(levels.join(', '), INDENT)].filter(Boolean).join('\n');
}

/** Formats spells by level; unprepared spells of the book are in brackets. */
function spells({ spellcasting }: DerivedState, table: Table): string {
  const levels = new Map<number, Map<string, string>>();
  for (const { name, level, mode, dice } of spellcasting.spells) {
    const known = levels.get(level) ?? new Map<string, string>();
    levels.set(level, known);
    if (mode !== 'spellbook') known.set(name, dice === undefined ? name : `${name} ${dice}`);
    else if (!known.has(name)) known.set(name, `(${name})`);
  }
  const rows = [...levels]
    .toSorted(([a], [b]) => a - b)
    .map(([level, known]) => [level === 0 ? 'cantrips' : `level ${level}`, [...known.values()].join(', ')]);
  return table(rows);
}

/** Formats the save DCs of features. */
function difficulties(sheet: DerivedState, table: Table): string {
  const rows = sheet.difficulties.map(({ name, dc, saves }) => [name, String(dc.value), saves.join(', ')]);
  return table(rows);
}

function resources(sheet: DerivedState, table: Table): string {
  const rows = Object.values(sheet.resources).map(({ name, max, left, unlimited, refresh }) => [
    terminalText(name),
    unlimited ? 'unlimited' : `${left}/${max.value}`,
    REFRESHED[refresh],
  ]);
  return table(rows);
}

function proficiencies(
  { proficiencies: { armor, weapons, tools, languages }, masteries }: DerivedState,
  table: Table,
): string {
  const rows = [
    ['Armor', names(armor)],
    ['Weapons', names(weapons)],
    ['Masteries', names(masteries.weapons)],
    ['Tools', names(tools)],
    ['Languages', names(languages)],
  ];
  return table(rows.filter(([, value]) => value !== ''));
}

/** Formats features by source; an inactive one with the reason. */
function features(sheet: DerivedState, table: Table): string {
  const bySource = new Map<string, Set<string>>();
  const list = (source: string, name: string, inactive: string | undefined) => {
    const known = bySource.get(source) ?? new Set<string>();
    known.add(inactive === undefined ? name : `${name} (${inactive})`);
    bySource.set(source, known);
  };
  for (const { sourceName, name, inactive } of sheet.features) {
    list(terminalText(sourceName), name, inactive && terminalText(inactive));
  }
  return table([...bySource].map(([source, known]) => [source, [...known].join(', ')]));
}

function openChoices({ choices }: DerivedState, table: Table): string {
  const open = choices.filter(({ state }) => state === 'pending' || state === 'invalid');
  const rows = open.map(({ key, prompt, state, problems }) => [
    key,
    state === 'invalid'
      ? `${terminalText(prompt)} (${[...new Set((problems ?? []).map(terminalText))].join('; ') || 'cannot stand'})`
      : terminalText(prompt),
  ]);
  return table(rows);
}

/** Formats each issue once with all its paths. Open choices are listed elsewhere. */
function notes(issues: readonly Issue[]): string {
  const places = new Map<string, Set<string>>();
  for (const { severity, code, message, hint, path } of issues) {
    if (code === 'I_CHOICE_PENDING') continue;
    const said = [`${severity}: ${terminalText(message)}`, hint && terminalText(hint)].filter(Boolean).join('. ');
    const known = places.get(said);
    if (known === undefined) places.set(said, new Set([path]));
    else known.add(path);
  }
  const lines = [...places].map(([said, paths]) => {
    const shown = [...paths].slice(0, MAX_PLACES).join(', ');
    return `${said} (${shown}${paths.size > MAX_PLACES ? `, and ${paths.size - MAX_PLACES} more` : ''})`;
  });
  return indent(lines.join('\n'));
}

const MAX_PLACES = 3;

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
