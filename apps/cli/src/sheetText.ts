import { ABILITIES, type DerivedState, type Issue } from '@tessera/fifth-edition';
import type { Paint } from './paint.ts';
import { columns, indent, newspaper } from './table.ts';

type Refresh = DerivedState['resources'][string]['refresh'];

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

/** A sheet for a terminal: what is looked up most comes first, what waits for an answer last. */
export function sheetText(sheet: DerivedState, width: number, paint: Paint): string {
  const parts: readonly (readonly [title: string, body: string])[] = [
    ['', heading(sheet)],
    ['Abilities', abilities(sheet)],
    ['Skills', indent(newspaper(skills(sheet), width - 2))],
    ['Attacks', attacks(sheet)],
    ['Spellcasting', spellcasting(sheet)],
    ['Resources', resources(sheet)],
    ['Open choices', openChoices(sheet)],
    ['Notes', notes(sheet.issues)],
  ];
  return parts
    .filter(([, body]) => body !== '')
    .map(([title, body]) => (title === '' ? body : `${paint.bold(title)}\n${body}`))
    .join('\n\n');
}

function heading({ identity, ac, hitPoints, initiative, speed, proficiencyBonus, passives }: DerivedState): string {
  const { name, edition, species, lineage, background, classes } = identity;
  const levels = classes.map(({ name: title, level, subclass }) => [title, level, subclass && `(${subclass})`]);
  const who = [lineage ?? species, background, ...levels.map((words) => words.filter(Boolean).join(' '))];
  const figures = [
    ['AC', String(ac.value)],
    ['HP', `${hitPoints.current}/${hitPoints.max.value}`],
    ['Initiative', signed(initiative.bonus.value)],
    [
      'Speed',
      Object.entries(speed)
        .map(([kind, { value }]) => `${kind} ${value.value}`)
        .join(', '),
    ],
    ['Proficiency', signed(proficiencyBonus.value)],
    [
      'Passive',
      Object.entries(passives)
        .map(([skill, stat]) => `${skill} ${stat.value}`)
        .join(', '),
    ],
  ];
  return `${name}, ${who.join(', ')} (${edition})\n\n${indent(columns(figures))}`;
}

function abilities({ abilities: scores, saves }: DerivedState): string {
  const rows = ABILITIES.map((ability) => {
    const { score, modifier } = scores[ability];
    const { bonus, proficient } = saves[ability];
    return [ability, String(score.value), signed(modifier), `save ${signed(bonus.value)}`, proficient ? '●' : ''];
  });
  return indent(columns(rows, [1, 2]));
}

function skills(sheet: DerivedState): string[] {
  return Object.values(sheet.skills).map(
    ({ name, training, bonus }) => `${MARKS[training]} ${signed(bonus.value).padStart(3)} ${name}`,
  );
}

function attacks({ attacks: { lines, perAction } }: DerivedState): string {
  if (lines.length === 0) return '';
  const rows = lines.map(({ name, attack, damage }) => {
    const bonus = damage.bonus.value === 0 ? '' : ` ${signed(damage.bonus.value)}`;
    return [name, signed(attack.value), `${damage.dice}${bonus} ${damage.type}`];
  });
  const often = perAction.value > 1 ? `\n  ${perAction.value} attacks an action` : '';
  return indent(columns(rows, [1])) + often;
}

function spellcasting({ spellcasting: { entries, slots, pact } }: DerivedState): string {
  const rows = entries.map(({ name, ability, dc, attack }) => [
    name,
    ability,
    `DC ${dc.value}`,
    `attack ${signed(attack.value)}`,
  ]);
  const levels = Object.values(slots).map(({ level, max, used }) => `level ${level}: ${max.value - used}/${max.value}`);
  if (pact) levels.push(`pact, level ${pact.level}: ${pact.max.value - pact.used}/${pact.max.value}`);
  return [columns(rows), levels.join(', ')]
    .filter(Boolean)
    .map((text) => indent(text))
    .join('\n');
}

function resources(sheet: DerivedState): string {
  const rows = Object.values(sheet.resources).map(({ name, max, left, unlimited, refresh }) => [
    name,
    unlimited ? 'unlimited' : `${left}/${max.value}`,
    REFRESHED[refresh],
  ]);
  return indent(columns(rows));
}

function openChoices({ choices }: DerivedState): string {
  const open = choices.filter(({ state }) => state === 'pending' || state === 'invalid');
  const rows = open.map(({ key, prompt, state, problems }) => [
    key,
    state === 'invalid' ? `${prompt} (${[...new Set(problems)].join('; ') || 'cannot stand'})` : prompt,
  ]);
  return indent(columns(rows));
}

/** What is said of several places is said once, with the places. */
function notes(issues: readonly Issue[]): string {
  const places = new Map<string, string[]>();
  for (const { severity, message, hint, path } of issues) {
    const said = [`${severity}: ${message}`, hint].filter(Boolean).join('. ');
    places.set(said, [...(places.get(said) ?? []), path]);
  }
  const lines = [...places].map(([said, paths]) => {
    const unique = [...new Set(paths)];
    const shown = unique.slice(0, MOST_PLACES).join(', ');
    return `${said} (${shown}${unique.length > MOST_PLACES ? `, and ${unique.length - MOST_PLACES} more` : ''})`;
  });
  return indent(lines.join('\n'));
}

const MOST_PLACES = 3;

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
