import type { CampaignAction, CampaignView } from '@tessera/gloomhaven/campaign';
import type { Place } from './places.ts';

/** Answers to what the party has to settle, but for the choice of an event, which is read on a page of its own. */
export const ANSWERS: ReadonlySet<CampaignAction['type']> = new Set([
  'choose-effect',
  'give-gold',
  'pay-gold',
  'give-item',
  'consume-item',
  'choose-character',
  'choose-location',
  'choose-ending',
]);

/** Answers and actions of the whole party, which the dock does when they have been taken up; others have a screen of their own. */
const OF_THE_DOCK: ReadonlySet<CampaignAction['type']> = new Set(['city-event', 'choose', ...ANSWERS]);

/** Whoever has been away, or has only now been given a seat, comes to the table first. */
export function comingIn(
  { players }: { readonly players: readonly { readonly away: boolean }[] },
  seat: number | undefined,
): CampaignAction | undefined {
  return seat !== undefined && players[seat]?.away ? { type: 'away', player: seat, away: false } : undefined;
}

/** The one thing that goes on from here, whether it can be done or not. */
export function mainAction(
  view: Pick<CampaignView, 'asks' | 'phase'>,
  kind: string | undefined,
  place: Pick<Place, 'id' | 'state'> | undefined,
  armed: CampaignAction | undefined,
): CampaignAction | undefined {
  if (armed && OF_THE_DOCK.has(armed.type)) return armed;
  if (view.asks.length > 0) return undefined;
  switch (kind) {
    case 'town':
    case 'setup':
      return { type: 'ready' };
    case 'travel':
    case 'road':
      return place && place.state !== 'sealed'
        ? { type: 'travel', scenario: place.id, casual: place.state === 'won' || place.state === 'blocked' }
        : undefined;
    case 'cleanup':
      return { type: 'conclude' };
    case 'go-home':
      return { type: 'return-to-town' };
    default:
      return undefined;
  }
}
