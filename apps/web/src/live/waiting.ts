import { create } from 'zustand';

/** Addresses of the matches that wait for this player; empty while reminders are off. */
export const useWaiting = create<{ readonly at: readonly string[] }>()(() => ({ at: [] }));
