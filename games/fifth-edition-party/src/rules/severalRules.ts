import { type Refusal, refuse } from '@tessera/kernel';
import { type Creature, GAME_MASTER, MAX, type Order, type PartyCtx, type PartyState } from '../state/state.ts';
import { passOn } from './fightRules.ts';
import { healthOf, takenOf, targetOf } from './health.ts';
import { ofGameMaster, type PartyRules } from './partyRule.ts';

const D20 = 20;

/** An order without its number. */
type NewOrder = Order extends infer Kind ? (Kind extends Order ? Omit<Kind, 'n'> : never) : never;

/** Effects of the game master on several targets. Creatures suffer them here, heroes through the device of their player. */
export const severalRules = {
  volley: ofGameMaster({
    options: (state) =>
      sampleTargets(state).map((targets) => ({
        type: 'volley',
        label: 'Fire',
        amount: 7,
        damage: 'fire',
        save: { ability: 'DEX', dc: 13, half: true },
        targets,
      })),
    refuse: (state, _seat, { targets }) => whyNotAll(state, targets),
    play(state, _seat, { label, amount, damage, save, targets }, { chance, log }) {
      const rows = targets.map((who) => {
        const { creature, hero } = targetOf(state, who)!;
        const bonus = save === null ? 0 : ((creature ? creature.block.saves : hero?.card?.saves)?.[save.ability] ?? 0);
        const die = save === null ? null : chance.d(D20);
        return { who, die, bonus, saved: save !== null && die !== null && die + bonus >= save.dc };
      });
      state.secret.volley = { label, amount, ...(damage !== undefined && { type: damage }), save, rows };
      if (save === null) return;
      const saved = rows.filter((row) => row.saved).length;
      log({ type: 'savesRolled', label, saved, count: rows.length }, { to: [GAME_MASTER] });
    },
  }),
  apply: ofGameMaster({
    options: ({ secret }) =>
      secret.volley === null || secret.volley.rows.length === 0
        ? []
        : [{ type: 'apply', targets: secret.volley.rows.map(({ who }) => who) }],
    refuse(state, _seat, { targets }) {
      const { volley } = state.secret;
      if (volley === null) return refuse('no-volley');
      const isUnknown = targets.some((who) => !volley.rows.some((row) => row.who === who));
      return isUnknown ? refuse('no-such-target') : whyNotAll(state, targets);
    },
    play(state, _seat, { targets }, ctx) {
      const { label, amount, type, save, rows } = state.secret.volley!;
      const { creatures, recap, secret, made } = state;
      const before = creatures.map(({ id, block }) => ({ id, current: block.current }));
      const { xp, felled } = recap;
      secret.volley = null;
      secret.applied = {
        creatures: before.filter(({ id }) => targets.includes(`c${id}`)),
        orders: [],
        xp,
        felled: felled.length,
      };
      for (const { who, saved } of rows) {
        if (!targets.includes(who) || (saved && save?.half !== true)) continue;
        const target = targetOf(state, who)!;
        if (target.creature)
          strike(state, target.creature, takenOf(amount, type, saved, target.creature.block.defenses), ctx);
        else
          order(state, target.seat, ctx, {
            kind: 'damage',
            amount,
            ...(type !== undefined && { type }),
            half: saved,
            source: label,
          });
      }
      for (let n = made + 1; n <= state.made; n++) secret.applied.orders.push(n);
    },
  }),
  takeBack: ofGameMaster({
    options: () => [{ type: 'takeBack' }],
    refuse: ({ secret }) => (secret.applied === null ? refuse('nothing-to-take-back') : undefined),
    play(state, _seat, _action, { log }) {
      const { creatures, orders, xp, felled } = state.secret.applied!;
      state.secret.applied = null;
      for (const { id, current } of creatures) {
        const creature = state.creatures.find((each) => each.id === id);
        if (creature === undefined) continue;
        creature.block.current = current;
        const health = healthOf(creature.block);
        if (health !== creature.health) log({ type: 'healthChanged', who: creature.name, health });
        creature.health = health;
      }
      // The sheet takes back the damage that a hero has suffered already.
      for (const { inbox } of state.members) inbox.orders = inbox.orders.filter(({ n }) => !orders.includes(n));
      state.recap.xp = xp;
      state.recap.felled = state.recap.felled.slice(0, felled);
    },
  }),
  clear: ofGameMaster({
    options: () => [{ type: 'clear' }],
    refuse: ({ secret }) => (secret.volley === null ? refuse('no-volley') : undefined),
    play(state) {
      state.secret.volley = null;
    },
  }),
  heal: ofGameMaster({
    options: (state) => sampleTargets(state).map((targets) => ({ type: 'heal', amount: 3, targets })),
    refuse: (state, _seat, { targets }) => whyNotAll(state, targets),
    play(state, _seat, { amount, targets }, ctx) {
      for (const who of targets) {
        const target = targetOf(state, who)!;
        if (target.creature) strike(state, target.creature, -amount, ctx);
        else order(state, target.seat, ctx, { kind: 'heal', amount });
      }
    },
  }),
  condition: ofGameMaster({
    options: (state) => sampleTargets(state).map((targets) => ({ type: 'condition', id: 'prone', on: true, targets })),
    refuse(state, _seat, { id, on, targets }) {
      const isFull = targets.some((who) => {
        const conditions = targetOf(state, who)?.creature?.conditions ?? [];
        return on && !conditions.includes(id) && conditions.length >= MAX.conditions;
      });
      return isFull ? refuse('too-many-conditions', { most: MAX.conditions }) : whyNotAll(state, targets);
    },
    play(state, _seat, { id, on, targets }, ctx) {
      for (const who of targets) {
        const target = targetOf(state, who)!;
        if (target.creature) mark(target.creature, id, on, ctx);
        else order(state, target.seat, ctx, { kind: 'condition', id, on });
      }
    },
  }),
  rest: ofGameMaster({
    options: () => [{ type: 'rest', rest: 'shortRest' }],
    refuse(state) {
      if (state.fight !== null) return refuse('fight-runs');
      const heroes = heroesOf(state);
      return heroes.length === 0 ? refuse('no-heroes') : whyNotAll(state, heroes);
    },
    play(state, _seat, { rest }, ctx) {
      for (const who of heroesOf(state)) order(state, Number(who.slice(1)), ctx, { kind: 'rest', rest });
      state.recap.rests++;
      ctx.log({ type: 'rested', rest });
    },
  }),
} satisfies PartyRules<'volley' | 'apply' | 'takeBack' | 'clear' | 'heal' | 'condition' | 'rest'>;

function heroesOf({ members }: PartyState): string[] {
  return members.flatMap(({ name }, seat) => (name === '' ? [] : [`h${seat}`]));
}

/** Returns everyone as one list of targets, or no list. */
function sampleTargets(state: PartyState): string[][] {
  const all = [...state.creatures.map(({ id }) => `c${id}`), ...heroesOf(state)].slice(0, MAX.targets);
  return all.length === 0 ? [] : [all];
}

function whyNotAll(state: PartyState, targets: readonly string[]): Refusal | undefined {
  if (new Set(targets).size < targets.length) return refuse('named-twice');
  for (const who of targets) {
    const target = targetOf(state, who);
    if (target === undefined) return refuse('no-such-target');
    if (target.hero && target.hero.inbox.orders.length >= MAX.orders)
      return refuse('too-many-orders', { who: target.hero.name });
  }
  return undefined;
}

/** Takes hit points from a creature, or gives some back for a negative amount. Players learn only the word for its health. */
function strike(state: PartyState, creature: Creature, amount: number, { log }: PartyCtx): void {
  const { block, name, id } = creature;
  const before = creature.health;
  block.current = Math.min(block.max, Math.max(0, block.current - amount));
  log({ type: 'struck', who: name, amount, left: block.current }, { to: [GAME_MASTER] });
  const health = healthOf(block);
  if (health === before) return;
  if (health === 'down') {
    passOn(state, `c${id}`);
    state.recap.xp += block.xp;
    if (state.recap.felled.length < MAX.felled) state.recap.felled.push(name);
  }
  creature.health = health;
  log({ type: 'healthChanged', who: name, health });
}

function mark(creature: Creature, id: string, on: boolean, { log }: PartyCtx): void {
  if (creature.conditions.includes(id) === on) return;
  const others = creature.conditions.filter((other) => other !== id);
  creature.conditions = on ? [...others, id] : others;
  log({ type: 'conditionChanged', who: creature.name, id, on: String(on) });
}

/** Puts an order into the inbox of a hero, whose device applies it to the character. */
function order(state: PartyState, seat: number, { log }: PartyCtx, what: NewOrder): void {
  const { inbox, name } = state.members[seat]!;
  state.made++;
  inbox.orders.push({ n: state.made, ...what });
  const amount = 'amount' in what ? what.amount : 0;
  log({ type: 'asked', who: name, order: what.kind, amount }, { to: [GAME_MASTER, seat] });
}
