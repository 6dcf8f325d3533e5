import * as z from 'zod';

/**
 * Creates schemas without zod's code generation. For schemas that parse few values, generating code takes longer than
 * it saves.
 */
export function withoutCode<Made>(make: () => Made): Made {
  const { jitless } = z.config();
  z.config({ jitless: true });
  try {
    return make();
  } finally {
    z.config({ jitless });
  }
}
