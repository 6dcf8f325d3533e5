import { recordOf, recordsOf } from '@tessera/gloomhaven/shared';
import type { Reason } from '@tessera/kernel';
import type { CampaignAction } from './state/action.ts';
import { isGone } from './state/phase.ts';
import type { CampaignView } from './state/state.ts';
import { earnedPerks, priceChange, prosperityLevel, tables } from './state/tables.ts';
import { partyOf } from './town/characters.ts';
import { type EnhancementCost, enhancementCost, placesOn } from './town/enhancement.ts';
import { perksLeft } from './town/levelUp.ts';
import { isOffered, priceOf } from './town/shop.ts';
import { resaleOf } from './world/gains.ts';
import { evaluatePredicate, takesRoadEvent } from './world/scenarioTree.ts';
import { timesAchieved } from './world/unlocks.ts';

// Explanations of the numbers of a campaign, from the same tables and functions as the rules.

/**
 * Explains a number: `price/<item>`, `enhance/<character>/<card>/…`, `scenario/<id>`, `perks/<character>`,
 * `prosperity`, `quest/<character>`.
 */
export function explain(view: CampaignView, subject: string): readonly Reason[] {
  const [what = '', ...rest] = subject.split('/');
  return Object.hasOwn(SUBJECTS, what) ? SUBJECTS[what as keyof typeof SUBJECTS](view, rest) : [];
}

const SUBJECTS = {
  price(view: CampaignView, [item = '']: string[]): Reason[] {
    if (!recordsOf('item').has(item)) return [];
    return [
      { code: 'printed-price', params: { item }, value: recordOf('item', item).price },
      {
        code: 'reputation-price',
        params: { reputation: view.party.reputation },
        value: priceChange(view, view.party.reputation),
      },
      { code: 'total', value: priceOf(view, item) },
    ];
  },
  enhance(
    view: CampaignView,
    [character = '', card = '', half = '', on = '', nth = '', spot = '', sticker = '']: string[],
  ): Reason[] {
    const place = placesOn(card).find(
      (one) =>
        one.half === half &&
        one.on === on &&
        one.nth === Number(nth) &&
        one.spot === Number(spot) &&
        one.sticker === sticker,
    );
    const cost = place && enhancementCost(view, place, Number(character));
    return cost === undefined ? [] : costReasons(cost);
  },
  scenario(view: CampaignView, [id = '']: string[]): Reason[] {
    const location = recordsOf('location').get(id);
    return (location?.requires ?? []).map((requirement) => ({
      code: 'requirement',
      value: evaluatePredicate(view, requirement),
      reasons: [
        ...requirement.has.map(({ achievement, times }) => ({
          code: 'needs-achievement',
          params: { achievement, times },
          value: timesAchieved(view, achievement) >= times,
        })),
        ...requirement.lacks.map((achievement) => ({
          code: 'lacks-achievement',
          params: { achievement },
          value: timesAchieved(view, achievement) === 0,
        })),
      ],
    }));
  },
  perks(view: CampaignView, [n = '']: string[]): Reason[] {
    const one = view.characters[Number(n)];
    if (one === undefined) return [];
    const { perPerk } = tables().checkmarks;
    return [
      { code: 'perks-of-level', params: { level: one.level }, value: earnedPerks(view, one.level, 0) },
      {
        code: 'perks-of-checkmarks',
        params: { checks: one.checkmarks },
        value: Math.floor(one.checkmarks / perPerk),
      },
      { code: 'perks-besides', value: one.bonusPerks },
      { code: 'perks-taken', value: -one.perks.reduce((sum, times) => sum + times, 0) },
      { code: 'total', value: perksLeft(view, one) },
    ];
  },
  prosperity({ city }: CampaignView, _rest: string[]): Reason[] {
    const level = prosperityLevel(city.prosperity);
    const next = tables().prosperity[level];
    return [
      { code: 'prosperity-points', value: city.prosperity },
      { code: 'prosperity-level', value: level },
      ...(next === undefined ? [] : [{ code: 'prosperity-next', params: { level: level + 1 }, value: next }]),
    ];
  },
  quest(view: CampaignView, [n = '']: string[]): Reason[] {
    const held = view.characters[Number(n)]?.quest;
    if (!held) return [];
    return recordOf('personal-quest', held.id).steps.map(({ least }, step) => ({
      code: 'quest-step',
      params: { step: step + 1, least },
      value: held.counts[step] ?? 0,
    }));
  },
} satisfies Record<string, (view: CampaignView, rest: string[]) => Reason[]>;

function costReasons({ base, times, level, earlier, total }: EnhancementCost): Reason[] {
  return [
    { code: 'enhancement-base', value: base },
    ...(times > 1 ? [{ code: 'several-targets', params: { times }, value: base * (times - 1) }] : []),
    { code: 'card-level', value: level },
    { code: 'earlier-stickers', value: earlier },
    { code: 'total', value: total },
  ];
}

/** Returns the subjects that `explain` accepts now. */
export function subjects(view: CampaignView): readonly string[] {
  const characters = view.characters.flatMap((one, n) => (isGone(one) ? [] : [n]));
  return [
    'prosperity',
    ...characters.map((n) => `perks/${n}`),
    ...characters.filter((n) => view.characters[n]!.quest).map((n) => `quest/${n}`),
    ...view.unlocked.filter((id) => recordOf('location', id).requires.length > 0).map((id) => `scenario/${id}`),
    ...[...recordsOf('item').values()].filter((item) => isOffered(view, item)).map(({ id }) => `price/${id}`),
  ];
}

/** Returns the known consequences of an action: its cost, and the events on the way. */
export function preview(view: CampaignView, _seat: number, action: CampaignAction): readonly Reason[] {
  switch (action.type) {
    case 'buy':
      return [...explain(view, `price/${action.item}`), ...purse(view, action.character, -priceOf(view, action.item))];
    case 'sell':
      return purse(view, action.character, resaleOf(action.item));
    case 'donate':
      return purse(view, action.character, -tables().donation.gold);
    case 'enhance': {
      const { type: _, character, ...place } = action;
      const cost = enhancementCost(view, place, character);
      if (cost === undefined) return [];
      const own = Math.max(0, cost.total - view.party.enhancementGold);
      return [...costReasons(cost), ...purse(view, character, -own)];
    }
    case 'level-up': {
      const one = view.characters[action.character]!;
      const { hitPoints } = recordOf('class', one.class);
      return [{ code: 'new-hit-points', value: hitPoints[one.level]! }];
    }
    case 'travel':
      return [
        { code: 'road-event', value: takesRoadEvent(view, action.scenario, action.casual) },
        { code: 'party-levels', value: partyOf(view).map((n) => view.characters[n]!.level) },
      ];
    default:
      return [];
  }
}

function purse({ characters }: CampaignView, character: number, change: number): Reason[] {
  const { gold } = characters[character]!;
  return [{ code: 'gold-after', params: { character }, value: Math.max(0, gold + change) }];
}
