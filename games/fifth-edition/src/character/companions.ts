import type { Log } from '@tessera/kernel';
import type { Companion } from '../record/record.ts';
import type { ActionOf } from './actions.ts';
import type { CharacterEvent, EventOf } from './events.ts';
import type { CharacterState } from './state.ts';

type Leaving = EventOf<'left'>['because'];

/** Removes the companions for which the test holds. A record without companions has no list. */
export function part(
  { record }: CharacterState,
  leaves: (companion: Companion) => boolean,
  because: Leaving,
  log: Log<CharacterEvent>,
): void {
  const gone = (record.companions ?? []).filter(leaves);
  if (gone.length === 0) return;
  const rest = (record.companions ?? []).filter((companion) => !gone.includes(companion));
  if (rest.length > 0) record.companions = rest;
  else delete record.companions;
  for (const { name } of gone) log({ type: 'left', name, because });
}

/** Removes the companions whose spell has ended. */
export function partWithEffects(state: CharacterState, log: Log<CharacterEvent>): void {
  const lasting = new Set(state.record.active.map(({ instanceId }) => instanceId));
  part(state, ({ effect }) => effect !== undefined && !lasting.has(effect), 'effect', log);
}

/** After a long rest companions are whole again; those that were called until then leave. */
export function restCompanions(state: CharacterState, log: Log<CharacterEvent>): void {
  part(state, ({ leaves }) => leaves === 'longRest', 'rest', log);
  for (const companion of state.record.companions ?? []) {
    delete companion.damage;
    delete companion.temp;
  }
}

/**
 * Changes the hit points of a companion: temporary ones are lost first, and of two amounts of temporary ones the larger
 * stays. A creature called by a spell disappears at 0 hit points; other companions stay down.
 */
export function changeCompanion(
  state: CharacterState,
  { instanceId, change, amount, max }: ActionOf<'companion'>,
  log: Log<CharacterEvent>,
): void {
  const companion = state.record.companions?.find((each) => each.instanceId === instanceId);
  if (companion === undefined) return;
  const { damage = 0, temp = 0 } = companion;
  const absorbed = change === 'damage' ? Math.min(temp, amount) : 0;
  const lost = change === 'damage' ? damage + amount - absorbed : change === 'heal' ? damage - amount : damage;
  setCount(companion, 'damage', Math.min(max, Math.max(0, lost)));
  // Of temporary hit points 0 takes away those that are left.
  const kept = change === 'temp' && amount > 0 ? Math.max(temp, amount) : change === 'temp' ? 0 : temp - absorbed;
  setCount(companion, 'temp', kept);
  const left = max - (companion.damage ?? 0);
  log({ type: 'companionChanged', name: companion.name, change, amount, absorbed, left, max });
  if (left === 0 && change === 'damage' && companion.kind !== 'companion')
    part(state, (each) => each === companion, 'fallen', log);
}

/** A count of 0 is deleted, so that equal characters have equal records. */
function setCount(companion: Companion, what: 'damage' | 'temp', count: number): void {
  if (count > 0) companion[what] = count;
  else delete companion[what];
}
