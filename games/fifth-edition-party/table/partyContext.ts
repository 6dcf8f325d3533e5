import type { PartyAction, PartyView } from '@tessera/fifth-edition-party';
import type { CommandResult, TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { createContext, useContext } from 'react';

/** Data and actions of a party for its screens. */
export interface PartyContextValue {
  readonly view: PartyView;
  readonly info: TableState['info'];
  /** The viewing seat; undefined for a spectator. */
  readonly seat: number | undefined;
  readonly isMaster: boolean;
  /** Whether actions are disabled: for spectators, replays and previews. */
  readonly isReadOnly: boolean;
  readonly formatter: GameFormatter;
  readonly t: GameFormatter['t'];
  /** Performs an action; a refusal is shown to the player and returned. */
  act(action: PartyAction): Promise<CommandResult>;
  /** Shows a temporary notice. */
  notify(text: string): void;
}

export const PartyContext = createContext<PartyContextValue | undefined>(undefined);

/** Returns the party on screen. */
export function useParty(): PartyContextValue {
  const party = useContext(PartyContext);
  if (party === undefined) throw new Error('useParty: there is no party here');
  return party;
}
