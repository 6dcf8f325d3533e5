import type { IgnoredPerson } from '@tessera/protocol';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { api } from '../api/api.ts';
import { complain } from '../shell/complain.ts';
import { usePresence } from './me.ts';

/** Whom we do not want to hear, as the server keeps it for us. */
interface Ignored {
  /** Whose list it is. */
  readonly of: string | undefined;
  readonly people: readonly IgnoredPerson[];
}

const useStore = create<Ignored>()(() => ({ of: undefined, people: [] }));

/** Those whom we ignore; the list is fetched once for whoever we are. */
export function useIgnoredPeople(): readonly IgnoredPerson[] {
  const me = usePresence((presence) => presence.me?.id);
  useEffect(() => {
    if (me !== undefined && useStore.getState().of !== me) fetchFor(me).catch(complain);
  }, [me]);
  return useStore(({ people }) => people);
}

/** Their ids. */
export function useIgnored(): ReadonlySet<string> {
  const people = useIgnoredPeople();
  return useMemo(() => new Set(people.map(({ id }) => id)), [people]);
}

/** Wants to see nothing of somebody any more. */
export async function ignore(person: IgnoredPerson): Promise<void> {
  await api.ignore(person.id);
  useStore.setState(({ people }) => ({ people: [person, ...people.filter(({ id }) => id !== person.id)] }));
}

/** Wants to see what somebody writes again. */
export async function hearAgain(id: string): Promise<void> {
  await api.hearAgain(id);
  useStore.setState(({ people }) => ({ people: people.filter((person) => person.id !== id) }));
}

async function fetchFor(me: string): Promise<void> {
  useStore.setState({ of: me, people: [] });
  const people = await api.ignored();
  // Somebody else may have logged in meanwhile.
  if (useStore.getState().of === me) useStore.setState({ people });
}
