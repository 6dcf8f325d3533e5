import type { CampaignState } from './state/state.ts';
import { prosperityLevel } from './state/tables.ts';

/** Returns numbers worth averaging over many campaigns. */
export function metrics({
  played,
  won,
  characters,
  players,
  city,
  party,
  completed,
}: CampaignState): Record<string, number> {
  const levels = characters.map(({ level }) => level);
  return {
    played,
    won,
    completed: completed.length,
    retired: players.reduce((sum, player) => sum + player.retired, 0),
    characters: characters.length,
    highestLevel: Math.max(0, ...levels),
    prosperityLevel: prosperityLevel(city.prosperity),
    reputation: party.reputation,
    donated: city.donated,
  };
}
