import { useSyncExternalStore } from 'react';

const KEY = 'fe-help-text';
const listeners = new Set<() => void>();

/** Whether help texts are shown; stored on this device. */
export function useHelpText(): readonly [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(listen, isOn), setHelpText];
}

function setHelpText(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function isOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
