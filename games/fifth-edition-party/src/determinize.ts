import type { GameDefinition } from '@tessera/kernel';
import type { PartyAction } from './state/action.ts';
import type { Card } from './state/card.ts';
import type { PartyOptions } from './state/options.ts';
import type { Block, Health, Link, PartyState, PartyView } from './state/state.ts';

type Definition = Required<GameDefinition<PartyState, PartyAction, PartyOptions, PartyView>>;

/** Fills the parts that a viewer does not see with plain values, because nothing hidden follows from the view. */
export const determinize: Definition['determinize'] = (view): PartyState => ({
  ...view,
  members: view.members.map(({ health, card, link, inbox, ...member }) => ({
    ...member,
    health: health === undefined ? 'unhurt' : health,
    card: card === undefined ? PLAIN_CARD : card,
    link: link === undefined ? PLAIN_LINK : link,
    inbox: inbox ?? { orders: [] },
  })),
  creatures: view.creatures.map(({ block, ...creature }) => ({
    ...creature,
    block: block ?? blockOf(creature.health),
  })),
  secret: view.secret ?? { waiting: [], rolls: [], made: 0, volley: null, applied: null },
});

const PLAIN_LINK: Link = { where: 'here', id: 'unknown' };

const PLAIN_CARD: Card = {
  line: '',
  level: 1,
  hitPoints: { current: 8, max: 8, temp: 0 },
  ac: 10,
  initiative: 0,
  saves: {},
  passives: { perception: 10, insight: 10, investigation: 10 },
  senses: [],
  conditions: [],
  effects: [],
  resources: [],
  death: { successes: 0, failures: 0 },
  defenses: { resistance: [], immunity: [], vulnerability: [] },
};

/** Hit points out of ten that have each word. */
const POINTS: Readonly<Record<Health, number>> = { unhurt: 10, hurt: 8, bloodied: 5, down: 0 };

function blockOf(health: Health): Block {
  return {
    current: POINTS[health],
    max: 10,
    ac: 12,
    xp: 0,
    initiative: 0,
    saves: {},
    defenses: { resistance: [], immunity: [], vulnerability: [] },
  };
}
