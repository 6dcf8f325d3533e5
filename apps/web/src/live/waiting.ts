import { create } from 'zustand';

/** The matches that wait for this person, by their addresses; none where nobody wants to be reminded. */
export const useWaiting = create<{ readonly at: readonly string[] }>()(() => ({ at: [] }));
