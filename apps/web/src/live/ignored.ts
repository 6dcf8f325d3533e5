import type { IgnoredPerson } from '@tessera/protocol';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { api } from '../api/api.ts';
import { showError } from '../shell/showError.ts';
import { usePresence } from './me.ts';

/** People whom the player ignores, as stored on the server. */
interface Ignored {
  /** Player to whom the list belongs. */
  readonly of: string | undefined;
  readonly people: readonly IgnoredPerson[];
}

const useStore = create<Ignored>()(() => ({ of: undefined, people: [] }));

/** Returns the ignored people. The list is fetched once per player. */
export function useIgnoredPeople(): readonly IgnoredPerson[] {
  const me = usePresence((presence) => presence.me?.id);
  useEffect(() => {
    if (me !== undefined && useStore.getState().of !== me) fetchFor(me).catch(showError);
  }, [me]);
  return useStore(({ people }) => people);
}

/** Returns the ids of the ignored people. */
export function useIgnored(): ReadonlySet<string> {
  const people = useIgnoredPeople();
  return useMemo(() => new Set(people.map(({ id }) => id)), [people]);
}

/** Ignores a person, whose chat lines are hidden from then on. */
export async function ignore(person: IgnoredPerson): Promise<void> {
  await api.ignore(person.id);
  useStore.setState(({ people }) => ({ people: [person, ...people.filter(({ id }) => id !== person.id)] }));
}

/** Stops ignoring a person. */
export async function hearAgain(id: string): Promise<void> {
  await api.hearAgain(id);
  useStore.setState(({ people }) => ({ people: people.filter((person) => person.id !== id) }));
}

async function fetchFor(me: string): Promise<void> {
  useStore.setState({ of: me, people: [] });
  const people = await api.ignored();
  // Another player may have logged in since the request.
  if (useStore.getState().of === me) useStore.setState({ people });
}
