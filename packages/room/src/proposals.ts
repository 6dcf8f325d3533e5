import type { Refused, Seat } from '@tessera/kernel';
import type { Holder, Price, Proposal } from '@tessera/protocol';
import { no, type Proposed } from './steps.ts';

/** What may be proposed. */
export type ProposalWish =
  | { readonly kind: 'undo'; readonly price: Price }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly holder: Holder }
  | { readonly kind: 'abandon' };

/** What people at a table propose to each other: one thing at a time, until all agree, one refuses, or something happens. */
export class Proposals {
  current: Proposal | undefined;

  /** Asks these seats. `by`: who asks, if they sit here. */
  open(by: Seat | undefined, wish: ProposalWish, waiting: readonly Seat[], seq: number): Proposed {
    const consent = { seq, agreed: [], waiting: [...waiting] };
    this.current = { ...wish, ...consent, ...(by !== undefined && { by }) };
    return { ok: true, proposal: this.current };
  }

  /** The answer of a seat. Once all have agreed it is theirs to carry out; whoever asked withdraws it by refusing. */
  answer(
    seat: Seat,
    agree: boolean,
    seq: number,
  ): Proposed | { readonly ok: true; readonly agreed: Proposal } | Refused {
    const proposal = this.current;
    if (!proposal || proposal.seq !== seq) return no('no-request');
    const isAsked = proposal.waiting.includes(seat);
    if (!isAsked && (agree || seat !== proposal.by)) return no('not-asked');
    if (!agree) {
      this.current = undefined;
      return { ok: true };
    }
    const waiting = proposal.waiting.filter((other) => other !== seat);
    if (waiting.length === 0) return { ok: true, agreed: proposal };
    this.current = { ...proposal, waiting, agreed: [...proposal.agreed, seat] };
    return { ok: true, proposal: this.current };
  }
}
