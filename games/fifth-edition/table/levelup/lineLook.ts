import type { DerivedState } from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import { pathName } from '../words/pathName.ts';

/** The parts of a sheet that lines are shown under. */
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

/** How a line of a sheet is shown to people. */
export interface LineLook {
  readonly name: string;
  readonly section: LineSection;
  /** Whether a plus belongs before it. */
  readonly signed: boolean;
}

/** How a place of a sheet is shown; nothing for what nobody needs to see, or what says the same as another place. */
export function lineLook(path: string, sheet: DerivedState, say: Say): LineLook | undefined {
  const [area = ''] = path.split('.');
  const section = sections[area];
  if (section === undefined || UNSEEN.test(path)) return undefined;
  return { name: nameAt(path, sheet, say), section, signed: SIGNED.test(path) };
}

/** Shorter than elsewhere where the rows around it make clear what is meant. */
function nameAt(path: string, sheet: DerivedState, say: Say): string {
  const name = pathName(say, sheet, path);
  if (path.startsWith('resources.') && path.endsWith('.die')) return say('levelup.die', { name });
  const [, weapon] = /^attacks\.(.+)\.attack$/.exec(path) ?? [];
  return sheet.attacks.lines.find(({ id }) => id === weapon)?.name ?? name;
}

/** Modifiers follow scores, and what is left or spent is of the day. */
const UNSEEN =
  /^(hitPoints\.(current|temp)|hitDice\..*\.used|attunement\.used|abilities\..*\.modifier|resources\..*\.left|spellcasting\.cantripTier)$/;

/** A plus belongs before what is added to a die. */
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
