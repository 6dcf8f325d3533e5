import type * as z from 'zod';
import type { Describer } from '../../../deck/kind.ts';

/** Effects inside an effect: the schema of a list of them and its description. The registry of effects passes it in. */
export interface InnerEffects<Inner> {
  readonly schema: z.ZodType<readonly Inner[]>;
  describe(effects: readonly Inner[], t: Describer): string;
}
