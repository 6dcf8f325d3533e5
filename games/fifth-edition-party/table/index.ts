import type { PartyAction, PartyView } from '@tessera/fifth-edition-party';
import type { GameTable } from '@tessera/table';
import { PartyTable } from './PartyTable.tsx';

/** Table of a party: order, heroes, damage to several, rolls and difficulty. */
export const partyTable = {
  Table: PartyTable,
  title: ({ name }) => name,
  important: ({ type }) => type === 'joined' || type === 'fightBegan' || type === 'fightEnded' || type === 'rested',
} satisfies GameTable<PartyView, PartyAction>;
