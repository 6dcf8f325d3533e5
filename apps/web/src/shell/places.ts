import { cardFor } from '@tessera/manifest';
import { manifests } from '../games/manifests.ts';
import type { Translate } from '../i18n/texts.ts';

/** Page that the navigation or the palette links to. */
export interface Place {
  readonly to: string;
  readonly isMain: boolean;
  readonly name: (t: Translate, language: string) => string;
}

const OWN = [
  { to: '/', name: 'play', isMain: true },
  { to: '/learn', name: 'learn', isMain: true },
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

/** Pages of games that ask to be linked. */
const OF_GAMES = manifests.flatMap((manifest): readonly Place[] =>
  (manifest.pages ?? [])
    .filter(({ offered }) => offered !== undefined)
    .map(({ path, offered }) => ({
      to: `/${path}`,
      isMain: offered === 'heading',
      name: (_t, language) => cardFor(manifest, language).pages?.[path] ?? path,
    })),
);

/** Pages in the palette. */
export const PLACES: readonly Place[] = [...OWN.map(own), ...OF_GAMES, ...REST.map(own)];

/** Pages in the header. */
export const MAIN_PLACES: readonly Place[] = PLACES.filter(({ isMain }) => isMain);
