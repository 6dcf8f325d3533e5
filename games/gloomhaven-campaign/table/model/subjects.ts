import { instructionLines, recordOf, scenarioTexts } from '@tessera/gloomhaven/selectors';
import { recordsOf } from '@tessera/gloomhaven/shared';
import { type CampaignView, campaignName, isGone } from '@tessera/gloomhaven-campaign';
import type { TableSubject } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { placesOf } from './places.ts';
import { stockOf } from './stock.ts';

/** Returns the known places of the story, the characters of the party, and the items that they have or can buy. */
export function subjects(view: CampaignView, formatter: GameFormatter): readonly TableSubject[] {
  return [...places(view, formatter), ...characters(view, formatter), ...items(view, formatter)];
}

/** Sealed places stay unnamed: the party knows only their numbers. */
function places(view: CampaignView, formatter: GameFormatter): TableSubject[] {
  return placesOf(view).flatMap(({ id, state }) => {
    if (state === 'sealed') return [];
    const goals = recordsOf('scenario').has(id) ? scenarioTexts(id, formatter).goals : [];
    const region = formatter.t(`region.${recordOf('location', id).region}`);
    return [
      {
        id: `place ${id}` as const,
        name: campaignName(id, formatter),
        text: [`${region} · ${formatter.t(`campaign.placeState.${state}`)}`, ...goals],
      },
    ];
  });
}

function characters(view: CampaignView, formatter: GameFormatter): TableSubject[] {
  return view.characters.flatMap((one, n) => {
    if (isGone(one)) return [];
    const { level, owner, gold } = one;
    const about = formatter.t('campaign.levelOf', { level, player: formatter.seatName(owner) });
    return [
      {
        id: `figure ${n}` as const,
        name: one.name,
        text: [
          `${campaignName(one.class, formatter)}, ${about}`,
          formatter.t('campaign.gold', { gold }),
          ...one.items.map((item) => campaignName(item, formatter)),
        ],
      },
    ];
  });
}

function items(view: CampaignView, formatter: GameFormatter): TableSubject[] {
  const owned = view.characters.flatMap((one) => one.items);
  const known = new Set([...stockOf(view, undefined).map(({ item }) => item), ...owned]);
  return [...known].map((item) => ({
    id: `card ${item}` as const,
    name: campaignName(item, formatter),
    text: instructionLines(`item/${item}/does`, formatter),
  }));
}
