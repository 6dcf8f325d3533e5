import { MatchId, SeatNumber, Seq } from '@tessera/protocol';
import * as z from 'zod';

/** A whole number as it stands in an address. */
const digits = z
  .string()
  .regex(/^\d{1,7}$/, 'Expected a whole number')
  .transform(Number);

export const SeatInAddress = digits.pipe(SeatNumber);
export const SeqInAddress = digits.pipe(Seq);

/** How many of a list are wanted at once. */
export const PageSize = digits.pipe(z.int().min(1).max(200));

/** The id of a session or a token. */
export const RowId = z.string().regex(/^[a-z0-9]{12}$/);

/** What every address of a match holds. */
export const MatchAddress = z.object({ id: MatchId });
