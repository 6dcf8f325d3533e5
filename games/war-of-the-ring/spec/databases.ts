import { CHARACTERS, SITE, SITES, tables } from '../src/content/index.ts';
import { recordOf } from '../src/pieces/characters.ts';
import { characterId, nationCode, regionCode } from './codes.ts';
import { english } from './english.ts';

/** A character in the field names of the specification's database. */
export interface SpecCharacter {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly faction: 'Free Peoples' | 'Shadow';
  /** Ring-bearers and Gollum are no Companions (RULINGS 1, 58). */
  readonly type: 'Companion' | 'Minion' | 'Ring-bearers' | 'Gollum';
  /** A number as text, `∞`, or null for the Ring-bearers (RULINGS 130). */
  readonly level: string | null;
  readonly leadership: number;
  readonly actionDieBonus: number;
  readonly abilities: readonly { readonly name: string; readonly description: string }[];
  /** Whether it can be in the Fellowship and guide it (RULINGS 114). */
  readonly canGuide: boolean;
  /** Players that may bring it into play; for Companions only under the switch `mp-companion-owner` (RULINGS 45). */
  readonly playableBy: string;
}

const TYPES = { companion: 'Companion', upgrade: 'Companion', minion: 'Minion' } as const;

/** Returns all characters in the field names of the specification's `characters.json`. */
export function specCharacters(): SpecCharacter[] {
  return CHARACTERS.map((id, who) => {
    const { kind, side, level, leadership, dice, activates, nation, abilities, guide } = recordOf(who);
    return {
      id: characterId(who),
      name: english.t(`name.character.${id}`),
      title: english.t(`name.epithet.${id}`),
      faction: side === 'free' ? 'Free Peoples' : 'Shadow',
      type:
        kind === 'companion' || kind === 'upgrade' || kind === 'minion'
          ? TYPES[kind]
          : kind === 'gollum'
            ? 'Gollum'
            : 'Ring-bearers',
      level: level === null ? null : level === 'unlimited' ? '∞' : String(level),
      leadership,
      actionDieBonus: dice,
      abilities: [...(guide ? [guide] : []), ...abilities].map(({ type }) => abilityTexts(type)),
      canGuide: kind === 'companion' || kind === 'gollum',
      playableBy: playableBy(side === 'free' ? activates : nation),
    };
  });
}

function abilityTexts(type: string) {
  return { name: type, description: english.t(`reason.${type}`) };
}

function playableBy(nation: string | undefined): string {
  if (nation === undefined || nation === 'any') return 'Free Peoples';
  if (nation === 'isengard') return 'Saruman';
  return nation.charAt(0).toUpperCase() + nation.slice(1);
}

/** A region in the field names of the specification's `regions.json`. */
export interface SpecRegionRecord {
  readonly region: string;
  readonly id: string;
  /** `0` in the specification: no rule asks for it (RULINGS 70). */
  readonly side: string;
  readonly nation: string | null;
  readonly settlement?: { readonly type: string; readonly vp: number; readonly can_muster: boolean };
  readonly fortification?: { readonly type: string };
}

/** Returns all regions in the field names of the specification's `regions.json`. */
export function specRegions(): SpecRegionRecord[] {
  return tables.regions.map((id, region) => {
    const site = tables.siteOf[region]!;
    const nation = tables.nationOf[region]!;
    return {
      region: english.t(`name.region.${id}`),
      id: regionCode(region),
      side: '0',
      nation: nation < 0 ? null : nationCode(nation),
      ...(site !== SITE.none && site !== SITE.fortification
        ? { settlement: { type: SITES[site - 1]!, vp: tables.pointsOf[region]!, can_muster: true } }
        : {}),
      ...(site === SITE.fortification ? { fortification: { type: 'fortification' } } : {}),
    };
  });
}
