import { type Condition, type Element, type FigureId, isNegative, type View } from '@tessera/gloomhaven/selectors';
import type { IconArt } from '@tessera/ui';
import {
  anchor,
  arrowhead,
  battleAxe,
  beastEye,
  biceps,
  bleedingWound,
  boots,
  brain,
  broadsword,
  burningEye,
  dominoMask,
  eclipse,
  fire,
  fireSpellCast,
  gauntlet,
  ghostAlly,
  heartPlus,
  holySymbol,
  hood,
  hornedSkull,
  leatherArmor,
  legArmor,
  lightningStorm,
  lyre,
  moon,
  mountains,
  oakLeaf,
  portal,
  roundPotion,
  shieldBash,
  shieldReflect,
  skullCrossedBones,
  snowflake1,
  spears,
  starSwirl,
  sun,
  swordBreak,
  syringe,
  tentaclesSkull,
  tinker,
  tornado,
  visoredHelm,
  windyStripes,
} from '@tessera/ui/icons';
import type { CSSProperties } from 'react';
import { monsterIcon, objectIcon } from './monsterIcons.ts';

const CLASSES: Readonly<Record<string, IconArt>> = {
  brute: battleAxe,
  spellweaver: fireSpellCast,
  scoundrel: hood,
  tinkerer: tinker,
  cragheart: mountains,
  mindthief: brain,
  sun,
  'three-spears': spears,
  circles: portal,
  eclipse,
  squidface: tentaclesSkull,
  lightning: lightningStorm,
  'music-note': lyre,
  'angry-face': burningEye,
  saw: syringe,
  triangles: starSwirl,
  'two-mini': beastEye,
};

function iconOf({ kind, type }: View['figures'][number]): IconArt {
  if (kind === 'hero') return classIcon(type);
  if (kind === 'summon') return ghostAlly;
  return kind === 'objective' ? objectIcon(type) : monsterIcon(type);
}

/** Heroes are circles, summons diamonds, monsters shields, objects hexagons: shape first, colour second. */
export type MiniatureShape = 'circle' | 'shield' | 'diamond' | 'hexagon';

interface MiniatureLook {
  readonly shape: MiniatureShape;
  readonly icon: IconArt;
  /** The enamel and its highlight. */
  readonly disc: string;
  readonly high: string;
  readonly ink: string;
  /** The part of the rim that shows hit points. */
  readonly rim: string;
}

/** Returns the look of a figure. */
export function lookOf(figure: View['figures'][number]): MiniatureLook {
  const { kind, side, seat } = figure;
  const icon = iconOf(figure);
  if (kind === 'objective') return { ...ENAMEL.thing, shape: 'hexagon', icon };
  if (kind === 'hero') return { ...ENAMEL.party, shape: 'circle', icon, rim: seatColour(seat) };
  if (kind === 'summon') return { ...ENAMEL.party, shape: 'diamond', icon, rim: seatColour(seat) };
  const enamel = side === 'party' ? 'party' : side === 'third' ? 'third' : isElite(figure) ? 'elite' : 'monsters';
  return { ...ENAMEL[enamel], shape: 'shield', icon };
}

/**
 * Elites have enamel of the other brightness and a second rim, so that they are recognizable without colour in both
 * themes.
 */
const ENAMEL = {
  party: {
    disc: 'light-dark(#d3dff0, #18222f)',
    high: 'light-dark(#f2f7fe, #31435c)',
    ink: 'light-dark(#1f2329, #f1ebdd)',
    rim: 'var(--ally)',
  },
  monsters: {
    disc: 'light-dark(#f0cfbd, #3a1a0e)',
    high: 'light-dark(#fdeee5, #63301d)',
    ink: 'light-dark(#3a1507, #f7e6d8)',
    rim: 'var(--enemy)',
  },
  elite: {
    disc: 'light-dark(#43190a, #dccdb0)',
    high: 'light-dark(#6e3018, #fbf4e4)',
    ink: 'light-dark(#fbeee4, #4a1f0c)',
    rim: 'var(--enemy)',
  },
  third: {
    disc: 'light-dark(#d8dce2, #2c323b)',
    high: 'light-dark(#f5f7f9, #47505d)',
    ink: 'light-dark(#1f2329, #eef1f5)',
    rim: 'var(--neutral-disc)',
  },
  thing: {
    disc: 'var(--thing-disc)',
    high: 'var(--thing-high)',
    ink: 'var(--thing-icon)',
    rim: 'var(--thing-rim)',
  },
} as const;

/** Colours of the stone board by lamplight; the UI kit draws with them. */
export const DUNGEON = {
  '--floor': 'light-dark(#bcb5a5, #45433f)',
  '--floor-high': 'light-dark(#d9d2c2, #68645c)',
  '--floor-low': 'light-dark(#9d9584, #2a2825)',
  '--grout': 'light-dark(#8c8575, #211f1b)',
  '--depth': 'light-dark(#b6ab93, #08090b)',
  '--dusk-floor': 'light-dark(#97907f, #24272c)',
  '--wall-top': 'light-dark(#857b69, #6a655d)',
  '--wall-foot': 'light-dark(#4c4438, #2a2724)',
  '--wall-light': 'light-dark(#d8cfbb, #a39b8c)',
  '--wall': 'light-dark(#857b69, #6a655d)',
  '--wall-high': 'light-dark(#b3a993, #a39b8c)',
  '--wall-side': 'light-dark(#4c4438, #2a2724)',
  '--wood': 'light-dark(#9b7a4d, #6f5740)',
  '--wood-high': 'light-dark(#c9a777, #9c7f5e)',
  '--wood-side': 'light-dark(#553f20, #2b2118)',
  '--leaf': 'light-dark(#7c9a58, #4c6b3c)',
  '--leaf-high': 'light-dark(#b3cc8c, #86a86a)',
  '--leaf-side': 'light-dark(#3f5527, #24361c)',
  '--water': 'light-dark(#8fb9cf, #2f566b)',
  '--water-high': 'light-dark(#d3e9f3, #8fc3dc)',
  '--water-side': 'light-dark(#3c6a80, #16303e)',
  '--rim-off': 'light-dark(#e9e2d2, #0c0e12)',
  '--lamp': 'light-dark(rgb(255 246 223 / 0.4), rgb(255 226 176 / 0.24))',
  '--dusk': 'light-dark(rgb(107 90 58 / 0.2), rgb(0 0 0 / 0.42))',
} as CSSProperties;

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

/** Returns the icon of a condition and whether it is negative: diamonds are negative, circles positive. */
export function conditionLook(condition: Condition) {
  return { icon: CONDITION_ICONS[condition], harms: isNegative(condition) };
}

/** Colours of the elements: the same in both themes, on a dark disc. */
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

/** Returns the colour of a hero's seat; the fifth has a separate one. */
export function seatColour(seat: number): string {
  return seat === 4 ? 'var(--magic)' : `var(--seat-${(seat % 4) + 1})`;
}

/** Returns the figures on the map with their numbers. */
export function numberedFigures({
  figures,
}: View): readonly { readonly id: FigureId; readonly figure: View['figures'][number] }[] {
  return figures.flatMap((figure, id) => (figure.cell >= 0 ? [{ id, figure }] : []));
}

export function classIcon(id: string): IconArt {
  return CLASSES[id] ?? shieldBash;
}
