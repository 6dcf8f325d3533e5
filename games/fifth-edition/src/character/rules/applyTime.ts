import type { Log } from '@tessera/kernel';
import { type Interval, passTime, type TimeAdvance } from '../../changes/time.ts';
import { partWithEffects } from '../companions.ts';
import type { CharacterEvent } from '../events.ts';
import { forgetShapes } from '../harm.ts';
import type { CharacterState } from '../state.ts';

/** Lets time pass and ends the effects that it ends. */
export function letPass(state: CharacterState, interval: Interval, log: Log<CharacterEvent>): void {
  applyTime(state, passTime(state.record, interval), log);
}

/** Takes over a record after a change and logs the effects that ended. */
export function applyTime(
  state: CharacterState,
  { record, ended }: Pick<TimeAdvance, 'record' | 'ended'>,
  log: Log<CharacterEvent>,
): void {
  state.record = record;
  forgetShapes(state);
  for (const { ref, because } of ended) log({ type: 'ended', ref, because });
  partWithEffects(state, log);
}
