import { useEffect } from 'react';

/** Keys of the mounted parts of the screen. */
const bound = new Set<readonly string[]>();

/**
 * Registers the keys that a part of the screen binds while it is mounted. A key that two parts bind is reported as an error
 * of the console, on which every browser test fails: one of the two would never receive it.
 */
export function useBoundKeys(keys: readonly string[]): void {
  const names = keys.map((key) => key.toLowerCase()).join(SEPARATOR);
  useEffect(() => {
    if (names === '') return;
    const own = names.split(SEPARATOR);
    bound.add(own);
    for (const key of doubleKeys([...bound])) console.error(`key bound twice: ${key}`);
    return () => void bound.delete(own);
  }, [names]);
}

/** Whether a mounted part of the screen has registered a key. */
export function isKeyBound(key: string): boolean {
  return [...bound].some((keys) => keys.includes(key.toLowerCase()));
}

/** Returns the keys that more than one of these lists has. */
export function doubleKeys(lists: readonly (readonly string[])[]): readonly string[] {
  const all = lists.flatMap((list) => [...new Set(list)]);
  return [...new Set(all.filter((key, i) => all.indexOf(key) !== i))];
}

/** A control character, which no key is named after: the space bar is " ". */
const SEPARATOR = '\n';
