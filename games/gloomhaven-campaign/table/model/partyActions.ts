import type { CampaignAction, CampaignView } from '@tessera/gloomhaven-campaign';
import type { Place } from './places.ts';

/** Answers to the party's questions, except the choice of an event, which has a separate page. */
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

/** Answers and party actions that the dock confirms after selection. Other actions have separate screens. */
const OF_THE_DOCK: ReadonlySet<CampaignAction['type']> = new Set(['city-event', 'choose', 'vote', ...ANSWERS]);

/** Returns the action with which an absent player, or one with a new seat, joins the table. */
export function comingIn(
  { players }: { readonly players: readonly { readonly away: boolean }[] },
  seat: number | undefined,
): CampaignAction | undefined {
  return seat !== undefined && players[seat]?.away ? { type: 'away', player: seat, away: false } : undefined;
}

/** Returns the main action from here, legal or not. */
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
