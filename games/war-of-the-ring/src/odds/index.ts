export {
  type BattleEnd,
  type BattleForecast,
  type BattleOdds,
  battleOdds,
  type Edge,
  type Force,
  SITES,
  type Site,
} from './battle.ts';
export { SACRIFICES, type Sacrifice, type Survivors } from './casualties.ts';
export { attackOdds, nextHunt, oddsOfAllocation } from './fromView.ts';
export {
  type Allocation,
  type AllocationOdds,
  allocationOdds,
  type HuntForecast,
  type HuntOdds,
  type HuntTile,
  huntOdds,
  huntSuccesses,
} from './hunt.ts';
