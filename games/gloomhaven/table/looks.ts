import { type Condition, type Element, type FigureId, isNegative, type View } from '@tessera/gloomhaven/reading';
import type { IconArt, TokenLook } from '@tessera/ui';
import {
  anchor,
  arrowhead,
  battleAxe,
  biceps,
  bleedingWound,
  boots,
  brain,
  broadsword,
  burningEye,
  crossedSwords,
  dominoMask,
  fire,
  fireSpellCast,
  gauntlet,
  ghost,
  ghostAlly,
  heartPlus,
  highShot,
  holySymbol,
  hood,
  hornedSkull,
  imp,
  leatherArmor,
  legArmor,
  moon,
  mountains,
  oakLeaf,
  orcHead,
  rat,
  roundPotion,
  shieldBash,
  shieldReflect,
  skullCrossedBones,
  snake,
  snowflake1,
  starSwirl,
  sun,
  swordBreak,
  tinker,
  tornado,
  turret,
  visoredHelm,
  vortex,
  waxSeal,
  windyStripes,
  wolfHead,
} from '@tessera/ui/icons';

const CLASSES: Readonly<Record<string, IconArt>> = {
  brute: battleAxe,
  spellweaver: fireSpellCast,
  scoundrel: hood,
  tinkerer: tinker,
  cragheart: mountains,
  mindthief: brain,
};

/** A word in a monster's name and what it looks like; the first that fits counts. */
const MONSTERS: readonly (readonly [string, IconArt])[] = [
  ['archer', highShot],
  ['guard', crossedSwords],
  ['cultist', holySymbol],
  ['shaman', holySymbol],
  ['bones', hornedSkull],
  ['corpse', ghostAlly],
  ['spirit', ghost],
  ['hound', wolfHead],
  ['bear', wolfHead],
  ['imp', imp],
  ['demon', imp],
  ['inox', orcHead],
  ['savvas', mountains],
  ['golem', mountains],
  ['ooze', vortex],
  ['viper', snake],
  ['drake', snake],
  ['lurker', snake],
  ['vermling', rat],
  ['artillery', turret],
];

function monsterIcon(type: string): IconArt {
  return MONSTERS.find(([word]) => type.includes(word))?.[1] ?? hornedSkull;
}

/** The sign of a figure. */
function iconOf({ kind, type }: View['figures'][number]): IconArt {
  if (kind === 'hero') return classIcon(type);
  if (kind === 'summon') return ghostAlly;
  return kind === 'objective' ? waxSeal : monsterIcon(type);
}

/** How a figure looks: heroes are circles, summons diamonds, monsters shields, things hexagons. Shape first, colour second. */
export function lookOf(figure: View['figures'][number]): Pick<TokenLook, 'shape' | 'side' | 'icon'> {
  const { kind, side } = figure;
  const shape =
    kind === 'hero' ? 'circle' : kind === 'summon' ? 'diamond' : kind === 'objective' ? 'hexagon' : 'shield';
  return {
    shape,
    side: kind === 'objective' ? 'thing' : side === 'party' ? 'own' : side === 'third' ? 'neutral' : 'rival',
    icon: iconOf(figure),
  };
}

export function isElite({ kind }: View['figures'][number]): boolean {
  return kind === 'elite' || kind === 'boss' || kind === 'named';
}

const CONDITION_ICONS: Readonly<Record<Condition, IconArt>> = {
  poison: skullCrossedBones,
  wound: bleedingWound,
  immobilize: anchor,
  disarm: swordBreak,
  stun: starSwirl,
  muddle: tornado,
  curse: hornedSkull,
  brittle: arrowhead,
  bane: burningEye,
  invisible: dominoMask,
  strengthen: biceps,
  bless: holySymbol,
  regenerate: heartPlus,
  ward: shieldReflect,
};

/** The sign of a condition and whether it harms: a diamond harms, a circle helps. */
export function conditionLook(condition: Condition) {
  return { icon: CONDITION_ICONS[condition], harms: isNegative(condition) };
}

/** The colours of the elements are the same in both themes, on a dark disc. */
export const ELEMENT_LOOKS: Readonly<Record<Element, { readonly icon: IconArt; readonly colour: string }>> = {
  fire: { icon: fire, colour: '#e8502f' },
  ice: { icon: snowflake1, colour: '#3f93b8' },
  air: { icon: windyStripes, colour: '#bfe3ff' },
  earth: { icon: oakLeaf, colour: '#a8d94f' },
  light: { icon: sun, colour: '#fff0a8' },
  dark: { icon: moon, colour: '#b05cd6' },
};

export const SLOT_ICONS: Readonly<Record<string, IconArt>> = {
  head: visoredHelm,
  body: leatherArmor,
  legs: legArmor,
  'one-hand': gauntlet,
  'two-hand': broadsword,
  small: roundPotion,
  boots,
};

/** Heroes have the colour of their seat; the fifth has one of its own. */
export function seatColour(seat: number): string {
  return seat === 4 ? 'var(--magic)' : `var(--seat-${(seat % 4) + 1})`;
}

/** Everybody who is on the map, with their number. */
export function standing({
  figures,
}: View): readonly { readonly id: FigureId; readonly figure: View['figures'][number] }[] {
  return figures.flatMap((figure, id) => (figure.cell >= 0 ? [{ id, figure }] : []));
}

/** The sign of a class. */
export function classIcon(id: string): IconArt {
  return CLASSES[id] ?? shieldBash;
}
