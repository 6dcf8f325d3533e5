import { MatchId, SeatNumber, Seq } from '@tessera/protocol';
import * as z from 'zod';

/** A whole number in a path or query. */
const digits = z
  .string()
  .regex(/^\d{1,7}$/, 'Expected a whole number')
  .transform(Number);

export const SeatInAddress = digits.pipe(SeatNumber);
export const SeqInAddress = digits.pipe(Seq);

/** Page size of a list. */
export const PageSize = digits.pipe(z.int().min(1).max(200));

/** Id of a session or a token. */
export const RowId = z.string().regex(/^[a-z0-9]{12}$/);

/** Path parameters of a match. */
export const MatchAddress = z.object({ id: MatchId });
