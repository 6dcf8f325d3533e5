import * as z from 'zod';

/**
 * Makes schemas for which zod generates no code when they are first used: for those that read a few values, making it takes
 * longer than it saves.
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
