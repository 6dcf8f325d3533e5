import { useCallback, useState } from 'react';
import type * as z from 'zod';

/**
 * Stores a preference in localStorage. The stored value is validated like any external input, and dropped if it does
 * not fit.
 */
export function useStoredPreference<Value>(
  key: string,
  schema: z.ZodType<Value>,
  usual: Value,
): [Value, (value: Value) => void] {
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
    // Storage may be forbidden or contain invalid JSON: use the default.
    return undefined;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage may be full or forbidden; the preference lasts until the page is closed.
  }
}
