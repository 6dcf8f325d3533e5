import { cardsOfClass, lacksCards, recordOf, recordsOf } from '@tessera/gloomhaven/shared';
import { refuse } from '@tessera/kernel';
import type { Moves } from '../state/actionRule.ts';
import { note } from '../state/journal.ts';
import { between, inTown, isFor, ownedBy } from '../state/phase.ts';
import type { CampaignState, Character, ShownCharacter } from '../state/state.ts';
import { earnedPerks, prosperityLevel, xpForLevel } from '../state/tables.ts';
import { campaignRuling } from '../state/variants.ts';
import { isLevelDue } from '../world/gains.ts';

/** Levels and perks. R 16.6, 16.7 */
export const growthMoves = {
  'level-up': {
    options: (state, seat) =>
      ownedBy(state, seat).flatMap((character) =>
        isLevelDue(state.characters[character]!)
          ? newCards(state.characters[character]!).map((card) => ({ type: 'level-up' as const, character, card }))
          : [],
      ),
    refuse(state, seat, { character, card }) {
      const no = isFor(state, seat, character) ?? (isAtOnce(state) ? between(state) : inTown(state));
      if (no) return no;
      const one = state.characters[character]!;
      if (!isLevelDue(one)) return refuse('level-not-reached', { xp: one.xp, needs: xpForLevel(one.level + 1) });
      return newCards(one).includes(card) ? undefined : refuse('card-not-on-offer', { card, level: one.level + 1 });
    },
    play(state, _seat, { character, card }, { log }) {
      const one = state.characters[character]!;
      one.level += 1;
      one.pool.push(card);
      log({ type: 'levelled', character, level: one.level, card });
      note(state, { what: 'level', character, level: one.level });
      if (campaignRuling(state, 'perk.choice') === 'automatic') takePerksFromTop(state, character);
    },
  },
  raise: {
    options: (state, seat) => ownedBy(state, seat).map((character) => ({ type: 'raise' as const, character })),
    refuse(state, seat, { character }) {
      const no = inTown(state) ?? isFor(state, seat, character);
      if (no) return no;
      const level = prosperityLevel(state.city.prosperity);
      return state.characters[character]!.xp < xpForLevel(level) ? undefined : refuse('level-high-enough', { level });
    },
    play(state, _seat, { character }, { log }) {
      const level = prosperityLevel(state.city.prosperity);
      state.characters[character]!.xp = xpForLevel(level);
      log({ type: 'raised', character, level });
    },
  },
  'take-perk': {
    options: (state, seat) =>
      ownedBy(state, seat).flatMap((character) =>
        state.characters[character]!.perks.map((_, perk) => ({ type: 'take-perk' as const, character, perk })),
      ),
    refuse(state, seat, { character, perk }) {
      const no = between(state) ?? isFor(state, seat, character);
      if (no) return no;
      const one = state.characters[character]!;
      if (perksLeft(state, one) <= 0) return refuse('no-perk-left', { character });
      const box = recordOf('class', one.class).perks[perk];
      if (box === undefined) return refuse('no-such-perk', { perk });
      if (one.perks[perk]! >= box.times) return refuse('perk-taken', { perk });
      return lacksCards(one.class, one.perks, perk) ? refuse('no-card-for-perk', { perk }) : undefined;
    },
    play(state, _seat, { character, perk }, { log }) {
      const one = state.characters[character]!;
      one.perks[perk]! += 1;
      log({ type: 'perk-taken', character, class: one.class, perk });
    },
  },
} satisfies Moves<'level-up' | 'raise' | 'take-perk'>;

/** Returns the cards that a character may learn at the next level: of that level or a lower one. R 16.6 */
export function newCards({ class: id, level, pool }: Pick<ShownCharacter, 'class' | 'level' | 'pool'>): string[] {
  return cardsOfClass(id)
    .filter((card) => typeof card.level === 'number' && card.level > 1 && card.level <= level + 1)
    .map((card) => card.id)
    .filter((card) => !pool.includes(card));
}

/** Returns the number of perks earned and not yet taken. R 16.7 */
export function perksLeft(
  state: Pick<CampaignState, 'variants'> | { readonly variants: CampaignState['variants'] },
  {
    class: id,
    level,
    checkmarks,
    bonusPerks,
    perks,
  }: Pick<ShownCharacter, 'class' | 'level' | 'checkmarks' | 'bonusPerks' | 'perks'>,
): number {
  const boxes =
    recordsOf('class')
      .get(id)
      ?.perks.reduce((sum, { times }) => sum + times, 0) ?? 0;
  const taken = perks.reduce((sum, times) => sum + times, 0);
  return Math.min(boxes, earnedPerks(state, level, checkmarks) + bonusPerks) - taken;
}

function isAtOnce(state: CampaignState): boolean {
  return campaignRuling(state, 'levelUp.when') === 'atOnce';
}

/** Ruling 148: takes perks from the top of the sheet without asking. */
function takePerksFromTop(state: CampaignState, character: number): void {
  const one: Character = state.characters[character]!;
  const { perks: sheet } = recordOf('class', one.class);
  for (const [perk, { times }] of sheet.entries()) {
    while (perksLeft(state, one) > 0 && one.perks[perk]! < times) one.perks[perk]! += 1;
  }
}
