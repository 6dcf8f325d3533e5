import type { Creature, Health, Member, PartyState } from '../state/state.ts';

/** Types of damage by the reaction of the body. */
type Defenses = Readonly<Record<'resistance' | 'immunity' | 'vulnerability', readonly string[]>>;

/** Returns the word for hit points. A creature at half or less is bloodied. */
export function healthOf({ current, max }: { readonly current: number; readonly max: number }): Health {
  if (current <= 0) return 'down';
  if (current * 2 <= max) return 'bloodied';
  return current < max ? 'hurt' : 'unhurt';
}

/** Returns the damage that is taken: half after a save, then immunity, resistance and vulnerability. Halves are rounded down. */
export function takenOf(amount: number, type: string | undefined, half: boolean, defenses: Defenses): number {
  const halved = half ? Math.floor(amount / 2) : amount;
  if (type === undefined) return halved;
  if (defenses.immunity.includes(type)) return 0;
  const resisted = defenses.resistance.includes(type) ? Math.floor(halved / 2) : halved;
  return defenses.vulnerability.includes(type) ? resisted * 2 : resisted;
}

/** Returns the creature or the seat of the hero behind a name in a fight; undefined for a stranger to it. */
export function targetOf(
  { creatures, members }: Pick<PartyState, 'creatures' | 'members'>,
  who: string,
):
  | { readonly creature: Creature; readonly hero?: undefined }
  | { readonly hero: Member; readonly seat: number; readonly creature?: undefined }
  | undefined {
  const number = Number(who.slice(1));
  if (who.startsWith('c')) {
    const creature = creatures.find(({ id }) => id === number);
    return creature && { creature };
  }
  const hero = members[number];
  return hero === undefined || hero.name === '' ? undefined : { hero, seat: number };
}
