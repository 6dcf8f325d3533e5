import { COINS } from '../coins.ts';
import type { CharacterRecord } from '../record.ts';
import type { CharacterAction } from './actions.ts';
import type { CharacterState } from './state.ts';

/** A character in a few lines of text, for terminals; the sheet is `tessera sheet`. */
export function summary(record: CharacterRecord, combat: CharacterState['combat']): string {
  const { name, edition, species, background, levels, used, conditions, inventory, coins } = record;
  const classes = new Map<string, number>();
  for (const level of levels) classes.set(level.class, (classes.get(level.class) ?? 0) + 1);
  const lines = [
    `${name || 'Nobody yet'} (${edition}), ${species || 'no species yet'}, ${background || 'no background yet'}`,
    [...classes].map(([className, count]) => `${className || 'no class yet'} ${count}`).join(' / '),
    `damage ${used.damage ?? 0}, temporary hit points ${used.temp ?? 0}`,
  ];
  if (conditions.length > 0) lines.push(conditions.map(({ id, level }) => (level ? `${id} ${level}` : id)).join(', '));
  if (inventory.length > 0) lines.push(`carries ${inventory.map(({ item }) => item).join(', ')}`);
  const purse = COINS.filter((coin) => coins[coin] > 0).map((coin) => `${coins[coin]} ${coin}`);
  if (purse.length > 0) lines.push(purse.join(', '));
  if (combat !== null) lines.push(`round ${combat.round}`);
  return lines.join('\n');
}

/** An action in words, as far as they differ from its fields. */
export function actionWords(action: CharacterAction): string {
  const { type, ...fields } = action;
  if (action.type === 'load') return `load ${action.record.name}`;
  const said = Object.values(fields).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  );
  return [wordsOf(type), ...said].join(' ');
}

/** An event in words for terminals; the table speaks for itself. */
export function eventWords(event: { readonly type: string; readonly [field: string]: unknown }): string {
  const { type, ...fields } = event;
  const said = Object.entries(fields).map(([name, value]) => `${wordsOf(name)} ${JSON.stringify(value)}`);
  return [wordsOf(type), ...said].join(', ');
}

function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
