import { calculateTeamVP, cellOf, FIRST_NPC, heistCity, unitCount, type View } from '@tessera/heist-city';
import { eventsFor, fastChance, type GameEvent, Match } from '@tessera/kernel';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import { pathOf } from './events.ts';
import { viewDuring } from './viewDuring.ts';

interface Moment {
  readonly before: View;
  readonly after: View;
  readonly events: readonly GameEvent[];
}

/** Returns every entry of a random match, loud enough for the guards to act. */
function momentsOf(seed: string): Moment[] {
  const options = { map: 'ballroom', alertModifier: 4 };
  const match = Match.create(heistCity, { seats: 2, seed, dice: 'fast', options });
  const chance = fastChance(seed);
  const moments: Moment[] = [];
  while (match.decisions[0]) {
    const before = match.view(0);
    const { seat } = match.decisions[0];
    match.apply(seat, chance.pick(match.legal(seat)));
    moments.push({ before, after: match.view(0), events: eventsFor(match.events(match.seq - 1), 0) });
  }
  return moments;
}

const moments = [...momentsOf('one moment'), ...momentsOf('another')];
const fromStart = ({ before, after, events }: Moment) => viewDuring(before, after, events, 0);

describe('viewDuring', () => {
  it('viewDuring shows no unit ahead of the shown events', () => {
    let guards = 0;
    for (const { before, after, events } of moments) {
      for (let count = 0; count <= events.length; count++) {
        const view = viewDuring(before, after, events, count);
        const walks = new Map<number, number>();
        for (const event of events.slice(count)) {
          const [from] = pathOf(event);
          if (from !== undefined && !walks.has(Number(event.unit))) walks.set(Number(event.unit), from);
        }
        const coming = events.slice(count).flatMap(({ type, unit }) => (type === 'elite-arrived' ? [unit] : []));
        for (const [unit, from] of walks) expect(cellOf(view, unit)).toBe(coming.includes(unit) ? -1 : from);
        if (walks.size > 0 && [...walks.keys()].some((unit) => unit >= FIRST_NPC)) guards++;
        for (const { unit } of events.slice(count).filter(({ type }) => type === 'hurt' || type === 'fell')) {
          if (Number(unit) >= FIRST_NPC) continue;
          const lastHurt = events.slice(0, count).findLast((event) => event.type === 'hurt' && event.unit === unit);
          const known = lastHurt ? Number(lastHurt.wounds) : before.characters[Number(unit)]!.wounds;
          expect(view.characters[Number(unit)]!.wounds).toBe(known);
        }
      }
    }
    expect(guards).toBeGreaterThan(20);
  });

  it('viewDuring shows only the points of the shown events', () => {
    let scored = 0;
    for (const { before, after, events } of moments) {
      for (let count = 0; count <= events.length; count++) {
        const scores = events.slice(0, count).filter(({ type }) => type === 'scored');
        const view = viewDuring(before, after, events, count);
        for (const seat of [0, 1]) {
          const won = scores.filter(({ unit }) => Math.floor(Number(unit) / 5) === seat);
          const points = won.reduce((sum, event) => sum + Number(event.points), 0);
          expect(calculateTeamVP(view, seat)).toBe(calculateTeamVP(before, seat) + points);
        }
        expect(view.scores).toHaveLength(before.scores.length + scores.length);
        scored += scores.length;
      }
    }
    expect(scored).toBeGreaterThan(0);
  });

  it('viewDuring has all units of the events at their final cells after the last event, and none moved before the first', () => {
    for (const step of nonEmpty(moments)) {
      const { before, after, events } = step;
      const view = viewDuring(before, after, events, events.length);
      for (const { unit } of events) {
        if (typeof unit !== 'number') continue;
        expect(cellOf(view, unit)).toBe(cellOf(after, unit));
        if (unit < FIRST_NPC) expect(view.characters[unit]!.wounds).toBe(after.characters[unit]!.wounds);
      }
      expect(unitCount(before)).toBeGreaterThan(0);
      for (let unit = 0; unit < unitCount(before); unit++)
        expect(cellOf(fromStart(step), unit)).toBe(cellOf(before, unit));
    }
  });

  it("viewDuring starts the guards' phase with its event, and the turn ends after it", () => {
    const phases = moments.filter(({ events }) => events.some(({ type }) => type === 'npc-phase'));
    expect(phases.length).toBeGreaterThan(0);
    for (const { before, after, events } of phases) {
      const begun = events.findIndex(({ type }) => type === 'npc-phase') + 1;
      const view = viewDuring(before, after, events, begun);
      expect(view).toMatchObject({ phase: 'npc-phase', turn: before.turn, activation: null });
    }
  });
});
