import { refuse } from '@tessera/kernel';
import { turnBeside, turnOrder } from '../fight/turnOrder.ts';
import type { ActionOf } from '../state/action.ts';
import { type Block, GAME_MASTER, MAX, type PartyCtx, type PartyState, type WaitingCreature } from '../state/state.ts';
import { healthOf, targetOf } from './health.ts';
import { ofGameMaster, type PartyRules } from './partyRule.ts';

const D20 = 20;

/** A creature of no content, for bots and tests. */
const SAMPLE: ActionOf<'add'> = {
  type: 'add',
  name: 'Guard',
  kind: 'guard',
  count: 2,
  waits: false,
  block: {
    current: 11,
    max: 11,
    ac: 16,
    xp: 25,
    initiative: 1,
    saves: { DEX: 1 },
    defenses: { resistance: [], immunity: ['poison'], vulnerability: [] },
  },
};

/** The fight: creatures, initiative, turns. */
export const fightRules = {
  add: ofGameMaster({
    options: () => [SAMPLE, { ...SAMPLE, waits: true }],
    refuse({ creatures, secret }, _seat, { count, waits, block }) {
      const room = waits ? MAX.waiting - secret.waiting.length : MAX.creatures - creatures.length;
      if (count > room) return refuse('too-many-creatures', { most: waits ? MAX.waiting : MAX.creatures });
      return block.current > block.max ? refuse('more-than-maximum') : undefined;
    },
    play(state, _seat, { name, kind, count, block, waits }, { log }) {
      const added = named(state, name, count).map(
        (each): WaitingCreature => ({ name: each, kind, block: copyOf(block) }),
      );
      if (waits) {
        state.secret.waiting.push(...added);
        log({ type: 'prepared', creature: name, count }, { to: [GAME_MASTER] });
      } else {
        for (const each of added) {
          enter(state, each);
          log({ type: 'appeared', creature: each.name });
        }
      }
    },
  }),
  bringIn: ofGameMaster({
    options: () => [{ type: 'bringIn' }],
    refuse({ creatures, secret }) {
      if (secret.waiting.length === 0) return refuse('nobody-waits');
      const isTooMany = creatures.length + secret.waiting.length > MAX.creatures;
      return isTooMany ? refuse('too-many-creatures', { most: MAX.creatures }) : undefined;
    },
    play(state, _seat, _action, ctx) {
      const { waiting } = state.secret;
      state.secret.waiting = [];
      for (const each of waiting) {
        enter(state, { ...each, block: copyOf(each.block) });
        ctx.log({ type: 'appeared', creature: each.name });
      }
      if (state.fight !== null) rollMissing(state, ctx);
    },
  }),
  remove: ofGameMaster({
    options: ({ creatures }) => creatures.slice(0, 1).map(({ id }) => ({ type: 'remove', creature: id })),
    refuse: ({ creatures }, _seat, { creature }) =>
      creatures.some(({ id }) => id === creature) ? undefined : refuse('no-such-target'),
    play(state, _seat, { creature }, { log }) {
      const { name } = state.creatures.find(({ id }) => id === creature)!;
      passOn(state, `c${creature}`);
      state.creatures = state.creatures.filter(({ id }) => id !== creature);
      log({ type: 'removed', creature: name });
    },
  }),
  initiative: {
    options: ({ members }, seat) => (members[seat]?.name ? [{ type: 'initiative', who: `h${seat}` }] : []),
    refuse(state, seat, { who }) {
      if (targetOf(state, who) === undefined) return refuse('no-such-target');
      return seat === GAME_MASTER || who === `h${seat}` ? undefined : refuse('game-master-only');
    },
    play(state, _seat, { who, total }, { chance }) {
      const { creature, hero } = targetOf(state, who)!;
      const bonus = creature?.block.initiative ?? hero?.card?.initiative ?? 0;
      (creature ?? hero!).initiative = total ?? chance.d(D20) + bonus;
    },
  },
  begin: ofGameMaster({
    options: () => [{ type: 'begin' }],
    refuse({ fight, members, creatures }) {
      if (fight !== null) return refuse('fight-runs');
      const isEmpty = creatures.length === 0 && members.every(({ name }) => name === '');
      return isEmpty ? refuse('nobody-fights') : undefined;
    },
    play(state, _seat, _action, ctx) {
      rollMissing(state, ctx);
      state.fight = { round: 1, turn: turnOrder(state)[0]?.who ?? null };
      state.recap.fights++;
      state.recap.rounds++;
      ctx.log({ type: 'fightBegan' });
      logTurn(state, ctx);
    },
  }),
  turn: ofGameMaster({
    options: () => [{ type: 'turn', to: 'next' }],
    refuse: ({ fight }) => (fight === null ? refuse('no-fight') : undefined),
    play(state, _seat, { to }, ctx) {
      const fight = state.fight!;
      const { round, turn } = turnBeside(turnOrder(state), fight, to);
      if (round > fight.round) state.recap.rounds++;
      const isMoved = round !== fight.round || turn !== fight.turn;
      state.fight = { round, turn };
      if (isMoved) logTurn(state, ctx);
    },
  }),
  end: ofGameMaster({
    options: () => [{ type: 'end' }],
    refuse: ({ fight }) => (fight === null ? refuse('no-fight') : undefined),
    play(state, _seat, _action, { log }) {
      log({ type: 'fightEnded', rounds: state.fight!.round });
      state.fight = null;
      state.creatures = state.creatures.filter(({ health }) => health !== 'down');
      for (const each of [...state.members, ...state.creatures]) each.initiative = null;
    },
  }),
} satisfies PartyRules<'add' | 'bringIn' | 'remove' | 'initiative' | 'begin' | 'turn' | 'end'>;

/** Gives the turn on before its owner leaves the order. */
export function passOn(state: PartyState, who: string): void {
  if (state.fight?.turn !== who) return;
  const order = turnOrder(state);
  const next = turnBeside(order, state.fight, 'next');
  state.fight = next.turn === who ? { ...next, turn: null } : next;
}

/** Names several creatures of a kind one by one, after those that are there already. */
function named({ creatures, secret }: PartyState, name: string, count: number): string[] {
  const isAlike = (other: string) => other === name || other.replace(/ \d+$/, '') === name;
  const known = [...creatures, ...secret.waiting].filter((each) => isAlike(each.name)).length;
  if (count === 1 && known === 0) return [name];
  return Array.from({ length: count }, (_, i) => `${name} ${known + i + 1}`.slice(0, 100));
}

function enter(state: PartyState, { name, kind, block }: WaitingCreature): void {
  state.made++;
  state.creatures.push({
    id: state.made,
    name,
    kind,
    health: healthOf(block),
    conditions: [],
    initiative: null,
    keepers: [GAME_MASTER],
    block,
  });
}

function copyOf(block: Block): Block {
  const { resistance, immunity, vulnerability } = block.defenses;
  return {
    ...block,
    saves: { ...block.saves },
    defenses: { resistance: [...resistance], immunity: [...immunity], vulnerability: [...vulnerability] },
  };
}

/** Rolls missing initiatives; creatures of one kind share their roll. */
function rollMissing({ members, creatures }: PartyState, { chance }: PartyCtx): void {
  for (const member of members) {
    if (member.name !== '') member.initiative ??= chance.d(D20) + (member.card?.initiative ?? 0);
  }
  for (const creature of creatures) {
    const { kind, block } = creature;
    const alike = creatures.find((other) => other.kind === kind && other.initiative !== null);
    creature.initiative ??= alike?.initiative ?? chance.d(D20) + block.initiative;
  }
}

function logTurn(state: PartyState, { log }: PartyCtx): void {
  const { fight } = state;
  const owner = turnOrder(state).find(({ who }) => who === fight?.turn);
  if (fight && owner) log({ type: 'turnBegan', who: owner.name, round: fight.round });
}
