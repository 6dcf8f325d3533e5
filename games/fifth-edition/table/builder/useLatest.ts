import { useLayoutEffect, useRef } from 'react';

/** Something that always reads the newest of what it was given, while staying the same itself: for long lists. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
