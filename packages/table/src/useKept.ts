import { useCallback, useState } from 'react';
import type * as z from 'zod';

/** A wish that this browser remembers. What it remembers is read like anything from outside: what does not fit is forgotten. */
export function useKept<Value>(key: string, schema: z.ZodType<Value>, usual: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => read(key, schema) ?? usual);
  const keep = useCallback(
    (next: Value) => {
      setValue(next);
      write(key, JSON.stringify(next));
    },
    [key],
  );
  return [value, keep];
}

function read<Value>(key: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    // A browser may forbid storage, or hold something that is no JSON: then there is nothing to remember.
    return undefined;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage may be full or forbidden; the wish holds until the page is closed.
  }
}
