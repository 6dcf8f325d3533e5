import { refuse } from '@tessera/kernel';
import type { ActionOf } from '../state/action.ts';
import { GAME_MASTER, type Member, type PartyState, PLACES, type Sight } from '../state/state.ts';
import { healthOf } from './health.ts';
import { ofGameMaster, ofHero, type PartyRules } from './partyRule.ts';

/** Returns the seats that see the card or the health of a member under a setting. The game master and the player always do. */
function readersOf(seat: number, sees: Sight): Pick<Member, 'readers' | 'healthReaders' | 'keepers'> {
  const keepers = seat === GAME_MASTER ? [GAME_MASTER] : [GAME_MASTER, seat];
  const all = Array.from({ length: PLACES }, (_, each) => each);
  return {
    keepers,
    readers: sees === 'all' ? all : keepers,
    healthReaders: sees === 'name' ? keepers : all,
  };
}

/** Returns a member without a character. */
export function emptyMember(seat: number, sees: Sight): Member {
  return {
    name: '',
    by: seat,
    initiative: null,
    ...readersOf(seat, sees),
    health: null,
    card: null,
    link: null,
    inbox: { orders: [] },
  };
}

function leave(state: PartyState, seat: number): void {
  state.members[seat] = emptyMember(seat, state.sees);
  if (state.fight?.turn === `h${seat}`) state.fight.turn = null;
}

/** Characters come and go, and report their numbers. */
export const memberRules = {
  hero: {
    options: (_state, seat) => [{ type: 'hero', name: `Hero ${seat}`, link: { where: 'here', id: `hero-${seat}` } }],
    refuse({ members }, seat, action) {
      const about = action.seat ?? seat;
      if (about === GAME_MASTER) return refuse('players-only');
      if (about !== seat && seat !== GAME_MASTER) return refuse('game-master-only');
      const member = members[about];
      if (member === undefined) return refuse('no-such-target');
      return member.name === '' ? undefined : refuse('has-hero');
    },
    play(state, by, { name, link, seat = by }, { log }) {
      const member = state.members[seat]!;
      member.by = by;
      member.name = name;
      member.link = { ...link };
      log({ type: 'joined', seat, hero: name });
    },
  },
  leave: ofHero<ActionOf<'leave'>>({
    options: () => [{ type: 'leave' }],
    refuse: () => undefined,
    play(state, seat, _action, { log }) {
      log({ type: 'left', seat, hero: state.members[seat]!.name });
      leave(state, seat);
    },
  }),
  card: ofHero<ActionOf<'card'>>({
    options: () => [],
    refuse: () => undefined,
    play(state, seat, { name, card }) {
      const member = state.members[seat]!;
      member.name = name;
      member.card = card;
      member.health = healthOf(card.hitPoints);
    },
  }),
  done: ofHero<ActionOf<'done'>>({
    options: ({ members }, seat) =>
      members[seat]!.inbox.orders.slice(0, 1).map(({ n }) => ({ type: 'done', orders: [n] })),
    refuse: ({ members }, seat, { orders }) =>
      orders.every((n) => members[seat]!.inbox.orders.some((order) => order.n === n))
        ? undefined
        : refuse('no-such-order'),
    play(state, seat, { orders }) {
      const { inbox } = state.members[seat]!;
      inbox.orders = inbox.orders.filter(({ n }) => !orders.includes(n));
    },
  }),
  sees: ofGameMaster({
    options: ({ sees }) => [{ type: 'sees', sees: sees === 'all' ? 'name' : 'all' }],
    refuse: ({ sees }, _seat, action) => (action.sees === sees ? refuse('same-sight') : undefined),
    play(state, _seat, { sees }, { log }) {
      state.sees = sees;
      state.members.forEach((member, seat) => {
        const { readers, healthReaders } = readersOf(seat, sees);
        member.readers = readers;
        member.healthReaders = healthReaders;
      });
      log({ type: 'sightChanged', sees });
    },
  }),
} satisfies PartyRules<'hero' | 'leave' | 'card' | 'done' | 'sees'>;
