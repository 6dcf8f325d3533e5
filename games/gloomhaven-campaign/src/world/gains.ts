import { type ItemRecord, recordOf } from '@tessera/gloomhaven/shared';
import { note } from '../state/journal.ts';
import type { CampaignCtx, CampaignState } from '../state/state.ts';
import { levelForXp, prosperityLevel, tables, xpForLevel } from '../state/tables.ts';

// Gains and losses of characters, party and city. A loss never exceeds the current amount. R 16.3

/** Changes gold, never below 0. */
export function gainGold(state: CampaignState, character: number, amount: number, { log }: CampaignCtx): void {
  const one = state.characters[character]!;
  const change = Math.max(-one.gold, amount);
  if (change === 0) return;
  one.gold += change;
  log({ type: 'gold', character, gold: change });
}

/** Changes experience, never below the threshold of the level. */
export function gainXp(state: CampaignState, character: number, amount: number, { log }: CampaignCtx): void {
  const one = state.characters[character]!;
  const change = Math.max(Math.min(0, xpForLevel(one.level) - one.xp), amount);
  if (change === 0) return;
  one.xp += change;
  log({ type: 'xp', character, xp: change });
}

/** Changes checkmarks, up to the boxes of the sheet and never below a perk already given. R 16.7 */
export function gainCheckmarks(state: CampaignState, character: number, amount: number, { log }: CampaignCtx): void {
  const one = state.characters[character]!;
  const { perPerk, most } = tables().checkmarks;
  const least = one.checkmarks - (one.checkmarks % perPerk);
  const next = Math.min(most, Math.max(least, one.checkmarks + amount));
  if (next === one.checkmarks) return;
  log({ type: 'checkmarks', character, checks: next - one.checkmarks });
  one.checkmarks = next;
}

/** Changes prosperity, never below the level reached. R 16.10 */
export function gainProsperity(state: CampaignState, amount: number, { log }: CampaignCtx): void {
  const { city } = state;
  const before = prosperityLevel(city.prosperity);
  city.prosperity = Math.max(tables().prosperity[before - 1]!, city.prosperity + amount);
  const level = prosperityLevel(city.prosperity);
  log({ type: 'prosperity', points: city.prosperity, level });
  if (level > before) note(state, { what: 'prosperity', level });
}

/** Changes the party's reputation. R 16.4 */
export function gainReputation(state: CampaignState, amount: number, { log }: CampaignCtx): void {
  const { least, most } = tables().reputation;
  state.party.reputation = Math.min(most, Math.max(least, state.party.reputation + amount));
  log({ type: 'reputation', reputation: state.party.reputation });
}

/** Gives an item to a character. A duplicate, or an item without copies left, is sold immediately. R 9.2, 12.1, 16.5 */
export function gainItem(state: CampaignState, character: number, item: string, ctx: CampaignCtx): void {
  const one = state.characters[character]!;
  if (one.items.includes(item) || copiesLeft(state, recordOf('item', item)) <= 0) {
    gainGold(state, character, resaleOf(item), ctx);
    return;
  }
  one.items.push(item);
  ctx.log({ type: 'item-gained', character, item });
}

/** Returns an item to the shop. */
export function loseItem(state: CampaignState, character: number, item: string): void {
  const one = state.characters[character]!;
  for (const list of [one.items, one.equipped, one.bound]) {
    const at = list.indexOf(item);
    if (at >= 0) list.splice(at, 1);
  }
}

/** Returns the copies of an item that no character owns. R 16.5 */
export function copiesLeft(
  { characters }: { readonly characters: readonly { readonly items: readonly string[] }[] },
  { id, copies }: Pick<ItemRecord, 'id' | 'copies'>,
): number {
  return copies - characters.filter(({ items }) => items.includes(id)).length;
}

/** Returns the resale price: half the printed price, at any reputation. R 16.5 */
export function resaleOf(item: string): number {
  return Math.floor(recordOf('item', item).price / tables().sellDivisor);
}

/** Checks whether a character must level up before travelling. R 16.6 */
export function isLevelDue({ level, xp }: { readonly level: number; readonly xp: number }): boolean {
  return level < levelForXp(xp);
}
