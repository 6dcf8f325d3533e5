import type { AvailabilityRules } from '../modifiers/effect.ts';
import { takersOf } from './markTakers.ts';
import { canPay } from './prices.ts';

/** The queries with which kinds of modifiers check whether a figure can use them. */
export const availabilityRules: AvailabilityRules = { canPay, takersOf };
