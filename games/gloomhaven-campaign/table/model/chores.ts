import {
  type CampaignAction,
  type CampaignView,
  isGone,
  isLevelDue,
  perksLeft,
  priceChange,
  tables,
} from '@tessera/gloomhaven-campaign';
import type { Page } from './page.ts';

/** A task before the party leaves town. */
export interface Chore {
  readonly what: 'event' | 'create' | 'quest' | 'level' | 'retire' | 'perk' | 'shop' | 'sanctuary' | 'bench';
  readonly character?: number;
  /** The party cannot leave before it is done. */
  readonly isDue: boolean;
  readonly isDone: boolean;
  /** The page of the task, or its action. */
  readonly to: Page | CampaignAction;
}

/** Returns the characters of a seat that still play, by index. */
export function ownCharacters({ characters }: Pick<CampaignView, 'characters'>, seat: number | undefined): number[] {
  return characters.flatMap((one, n) => (one.owner === seat && !isGone(one) ? [n] : []));
}

/** Returns the tasks of a player in town, mandatory ones first. */
export function choresOf(view: CampaignView, seat: number | undefined): readonly Chore[] {
  if (seat === undefined || view.phase !== 'campaign' || !view.party.inTown) return [];
  const own = ownCharacters(view, seat);
  const [first] = own;
  const ofEach = own.flatMap((character): Chore[] => {
    const one = view.characters[character]!;
    const due = (what: 'quest' | 'level' | 'retire'): Chore => ({
      what,
      character,
      isDue: true,
      isDone: false,
      to: { name: what, character },
    });
    return [
      ...(one.questOffer.length > 0 ? [due('quest')] : []),
      ...(one.mustRetire ? [due('retire')] : []),
      ...(isLevelDue(one) ? [due('level')] : []),
      ...(perksLeft(view, one) > 0
        ? [
            {
              what: 'perk' as const,
              character,
              isDue: false,
              isDone: false,
              to: { name: 'character' as const, character },
            },
          ]
        : []),
    ];
  });
  if (first === undefined) return [{ what: 'create', isDue: true, isDone: false, to: { name: 'create' } }];
  const gave = own.filter((character) => view.characters[character]!.donated);
  return [
    { what: 'event', isDue: false, isDone: view.city.eventHad, to: { type: 'city-event' } },
    ...ofEach,
    { what: 'shop', isDue: false, isDone: false, to: { name: 'shop', character: first } },
    {
      what: 'sanctuary',
      isDue: false,
      isDone: gave.length === own.length,
      to: { name: 'sanctuary', character: own.find((n) => !gave.includes(n)) ?? first },
    },
    { what: 'bench', isDue: false, isDone: false, to: { name: 'bench', character: first } },
    { what: 'create', isDue: false, isDone: false, to: { name: 'create' } },
  ];
}

/** Returns the bands of reputation with equal prices, from worst to best, and the current one. */
export function priceBands(
  view: Pick<CampaignView, 'variants'>,
  reputation: number,
): { readonly bands: readonly { readonly least: number; readonly change: number }[]; readonly at: number } {
  const { least, most } = tables().reputation;
  const bands: { least: number; change: number }[] = [];
  for (let value = least; value <= most; value++) {
    const change = priceChange(view, value);
    if (bands.at(-1)?.change !== change) bands.push({ least: value, change });
  }
  return { bands, at: bands.findLastIndex((band) => band.least <= reputation) };
}

/** Returns the progress from one step of a table to the next, or undefined above the last. */
export function towards(
  steps: readonly number[],
  value: number,
): { readonly from: number; readonly to: number } | undefined {
  const next = steps.findIndex((least) => least > value);
  return next < 0 ? undefined : { from: steps[next - 1] ?? 0, to: steps[next]! };
}
