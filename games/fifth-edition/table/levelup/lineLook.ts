import type { DerivedState } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { pathName } from '../words/pathName.ts';

/** Sections for the lines of a sheet. */
export const LINE_SECTIONS = [
  'body',
  'abilities',
  'saves',
  'skills',
  'attacks',
  'magic',
  'resources',
  'training',
  'features',
] as const;
export type LineSection = (typeof LINE_SECTIONS)[number];

/** Presentation of a line of the sheet. */
export interface LineLook {
  readonly name: string;
  readonly section: LineSection;
  /** Whether to show a plus sign. */
  readonly signed: boolean;
}

/** Returns the presentation of a path; undefined for paths that are hidden or duplicate another one. */
export function lineLook(path: string, sheet: DerivedState, t: TranslateFn): LineLook | undefined {
  const [area = ''] = path.split('.');
  const section = sections[area];
  if (section === undefined || UNSEEN.test(path)) return undefined;
  return { name: nameAt(path, sheet, t), section, signed: SIGNED.test(path) };
}

/** Returns a name that is shorter where the section gives the context. */
function nameAt(path: string, sheet: DerivedState, t: TranslateFn): string {
  const name = pathName(t, sheet, path);
  if (path.startsWith('resources.') && path.endsWith('.die')) return t('levelup.die', { name });
  const [, weapon] = /^attacks\.(.+)\.attack$/.exec(path) ?? [];
  return sheet.attacks.lines.find(({ id }) => id === weapon)?.name ?? name;
}

/** Hidden paths: modifiers follow from scores, and counters change during the day. */
const UNSEEN =
  /^(hitPoints\.(current|temp)|hitDice\..*\.used|attunement\.used|abilities\..*\.modifier|resources\..*\.left|spellcasting\.cantripTier)$/;

/** Bonuses to a die show a plus sign. */
const SIGNED = /(\.bonus|^proficiencyBonus|^attacks\..*\.(attack|damage)|^spellcasting\..*\.attack)$/;

const sections: Readonly<Record<string, LineSection>> = {
  ac: 'body',
  hitPoints: 'body',
  hitDice: 'body',
  proficiencyBonus: 'body',
  initiative: 'body',
  speed: 'body',
  senses: 'body',
  size: 'body',
  damage: 'body',
  conditions: 'body',
  conditionImmunities: 'body',
  attunement: 'body',
  abilities: 'abilities',
  saves: 'saves',
  checks: 'skills',
  skills: 'skills',
  passives: 'skills',
  attacks: 'attacks',
  spellcasting: 'magic',
  resources: 'resources',
  difficulties: 'resources',
  proficiencies: 'training',
  expertise: 'training',
  masteries: 'training',
  features: 'features',
  feats: 'features',
};
