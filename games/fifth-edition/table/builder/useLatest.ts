import { useLayoutEffect, useRef } from 'react';

/** Returns a stable ref to the latest value, so that callbacks of long lists keep their identity. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
