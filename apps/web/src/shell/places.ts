import { cardFor } from '@tessera/manifest';
import { manifests } from '../games/manifests.ts';
import type { Translate } from '../i18n/texts.ts';

/** A page that navigation or palette lead to. */
export interface Place {
  readonly to: string;
  readonly isMain: boolean;
  readonly name: (t: Translate, language: string) => string;
}

const OWN = [
  { to: '/', name: 'play', isMain: true },
  { to: '/new', name: 'new' },
  { to: '/matches', name: 'matches' },
] as const;
const REST = [
  { to: '/replays', name: 'replays', isMain: true },
  { to: '/rules', name: 'rules', isMain: true },
  { to: '/settings', name: 'settings' },
  { to: '/credits', name: 'credits' },
] as const;

type OwnPlace = (typeof OWN)[number] | (typeof REST)[number];

function own(place: OwnPlace): Place {
  return { to: place.to, isMain: 'isMain' in place, name: (t) => t(`nav.${place.name}`) };
}

/** The pages that games bring, where they want to be offered. */
const OF_GAMES = manifests.flatMap((manifest): readonly Place[] =>
  (manifest.pages ?? [])
    .filter(({ offered }) => offered !== undefined)
    .map(({ path, offered }) => ({
      to: `/${path}`,
      isMain: offered === 'heading',
      name: (_t, language) => cardFor(manifest, language).pages?.[path] ?? path,
    })),
);

/** The pages that the palette leads to. */
export const PLACES: readonly Place[] = [...OWN.map(own), ...OF_GAMES, ...REST.map(own)];

/** The ones that stand in the heading of every page. */
export const MAIN_PLACES: readonly Place[] = PLACES.filter(({ isMain }) => isMain);
