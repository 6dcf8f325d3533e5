import { nameOf, recordsOf } from '@tessera/gloomhaven/shared';
import type { Json } from '@tessera/kernel';
import type { FormatContext, GameMessageFormat } from '@tessera/text';
import type { CampaignAction } from './state/action.ts';
import type { CampaignEvent } from './state/events.ts';
import { isGone } from './state/phase.ts';
import type { CampaignView } from './state/state.ts';
import { prosperityLevel } from './state/tables.ts';

type Voice = FormatContext<CampaignView>;

/** Formatters that turn parameters into text; the sentences are in `texts`. */
export const campaignWords: GameMessageFormat<CampaignView, CampaignAction, CampaignEvent> = {
  params: {
    character: (value, { view }) => view?.characters[Number(value)]?.name ?? `#${Number(value) + 1}`,
    player: (value, { seatName }) => seatName(Number(value)),
    class: (value, context) => campaignName(String(value), context),
    quest: (value, context) => campaignName(String(value), context),
    card: (value, context) => campaignName(String(value), context),
    item: (value, context) => campaignName(String(value), context),
    scenario: (value, context) => campaignName(String(value), context),
    achievement: (value, context) => campaignName(String(value), context),
    envelope: (value, context) => campaignName(String(value), context),
    treasure: (value, context) => campaignName(String(value), context),
    event: (value, context) => campaignName(String(value), context),
    tale: (value, { t }) => t(`tale.${value}`),
    half: (value, { t }) => t(`half.${value}`),
    choice: (value, { t }) => t(`choice.${value}`),
    slot: (value, { t, has }) => (has(`slot.${value}`) ? t(`slot.${value}`) : String(value)),
    what: (value, context) => startName(value, context),
    sticker: (value, context) => stickerName(value, context),
    on: (value, { t, has }) => (has(`stat.${value}`) ? t(`stat.${value}`) : String(value).replaceAll('-', ' ')),
    perk: (value) => Number(value) + 1,
    effect: (value) => Number(value) + 1,
    ending: (value, context) => campaignName(String(value), context),
  },

  actions: {
    travel: ({ scenario, casual }) => ({ code: casual ? 'casual' : 'travel', params: { scenario } }),
    away: ({ player, away }) => ({ code: away ? 'left' : 'came', params: { player } }),
    returned: () => ({ code: 'returned' }),
    abstain: ({ abstains }) => ({ code: abstains ? 'abstain' : 'take-part' }),
  },

  events: {
    'event-outcome': ({ event, outcome }) => ({ code: 'event-outcome', params: { tale: `${event}.${outcome}` } }),
  },

  board: ({ party, city, characters, unlocked, completed }, _viewer, context) =>
    [
      party.name,
      context.t('event.reputation', { reputation: party.reputation }),
      context.t('event.prosperity', { points: city.prosperity, level: prosperityLevel(city.prosperity) }),
      ...characters
        .filter((one) => !isGone(one))
        .map(({ name, class: id, level, xp, gold }) =>
          [name, campaignName(id, context), `${level}`, `${xp} XP`, `${gold} G`].join(' · '),
        ),
      unlocked.map((id) => `${completed.includes(id) ? '✓' : '·'} ${campaignName(id, context)}`).join('\n'),
    ].join('\n'),
};

/** Returns the name of a campaign record. */
export function campaignName(id: string, context: Pick<Voice, 't' | 'has'>): string {
  const event = recordsOf('event').get(id);
  if (event !== undefined) return context.t(`eventDeck.${event.deck}`, { number: event.number });
  const treasure = recordsOf('treasure').get(id);
  if (treasure !== undefined) return context.t('name.treasure', { number: treasure.number });
  return nameOf(id, context);
}

function startName(value: Json, { t, has }: Voice): string {
  return has(`start.${value}`) ? t(`start.${value}`) : t(`condition.${value}`);
}

function stickerName(value: Json, { t, has }: Voice): string {
  const sticker = String(value);
  for (const key of [`sticker.${sticker}`, `condition.${sticker}`, `element.${sticker}`]) if (has(key)) return t(key);
  return sticker;
}
