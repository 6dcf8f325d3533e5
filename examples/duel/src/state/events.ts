import type { Ctx as KernelCtx } from '@tessera/kernel';
import * as z from 'zod';
import { CardId, Cell, FigureId, Modifier, Moment, Seat } from './ids.ts';

const Side = z.enum(['heroes', 'monsters']);
const Path = z.array(Cell);
const Amount = z.int().min(0);

/** The events of the game. A secretly picked card is named only to its player. */
export const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('round'), round: z.int() }),
  z.object({ type: z.literal('picked'), seat: Seat, card: CardId.optional() }),
  z.object({ type: z.literal('revealed'), seat: Seat, card: CardId.nullable() }),
  z.object({ type: z.literal('rested'), seat: Seat, card: CardId }),
  z.object({ type: z.literal('exhausted'), seat: Seat }),
  z.object({ type: z.literal('moved'), figure: FigureId, path: Path }),
  z.object({ type: z.literal('stayed'), figure: FigureId }),
  z.object({ type: z.literal('waited'), figure: FigureId }),
  z.object({ type: z.literal('guarded'), seat: Seat, shield: Amount, retaliate: Amount }),
  z.object({ type: z.literal('held-back'), seat: Seat }),
  z.object({ type: z.literal('no-target'), seat: Seat }),
  z.object({ type: z.literal('attacked'), attacker: FigureId, target: FigureId, power: Amount }),
  z.object({ type: z.literal('drew'), side: Side, modifier: Modifier }),
  z.object({ type: z.literal('reshuffled'), side: Side }),
  z.object({ type: z.literal('suffered'), figure: FigureId, amount: Amount, left: Amount }),
  z.object({ type: z.literal('negated'), seat: Seat, card: CardId, amount: Amount }),
  z.object({ type: z.literal('fell'), figure: FigureId }),
  z.object({ type: z.literal('pushed'), figure: FigureId, path: Path }),
  z.object({ type: z.literal('retaliated'), figure: FigureId, attacker: FigureId, amount: Amount }),
  z.object({ type: z.literal('reacted'), seat: Seat, card: CardId }),
  z.object({ type: z.literal('let-be'), seat: Seat, moment: Moment }),
]);
export type Event = z.infer<typeof Event>;

export type Ctx = KernelCtx<Event>;
