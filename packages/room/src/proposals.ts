import type { RefusedResult, Seat } from '@tessera/kernel';
import type { Holder, Price, Proposal } from '@tessera/protocol';
import { type CommandHeader, type ConsentCommand, type ProposalResult, refusedWith } from './results.ts';

/** The content of a proposal. */
export type ProposalContent =
  | { readonly kind: 'undo'; readonly price: Price }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly holder: Holder }
  | { readonly kind: 'abandon' }
  | { readonly kind: 'concede'; readonly seat: Seat };

/** The open proposal of a table: at most one, until all agree, one player rejects it, or another entry follows. */
export class Proposals {
  current: Proposal | undefined;

  /**
   * Opens a proposal to these seats. `by`: the proposing seat, if any. Its id includes the proposer, so that no other
   * player can make one with the same id.
   */
  open(
    by: Seat | undefined,
    wish: ProposalContent,
    waiting: readonly Seat[],
    { seq, actionId }: CommandHeader,
  ): ProposalResult {
    const consent = { id: `${by ?? 'host'}-${actionId}`, seq, agreed: [], waiting: [...waiting] };
    this.current = { ...wish, ...consent, ...(by !== undefined && { by }) };
    return { ok: true, proposal: this.current };
  }

  /**
   * Records the answer of a seat. When all have agreed, the caller carries it out; its author withdraws it by
   * rejecting.
   */
  answer(
    seat: Seat,
    agree: boolean,
    { seq, proposal: id }: Pick<ConsentCommand, 'seq' | 'proposal'>,
  ): ProposalResult | { readonly ok: true; readonly agreed: Proposal } | RefusedResult {
    const proposal = this.current;
    if (!proposal || proposal.seq !== seq || proposal.id !== id) return refusedWith('no-request');
    const isAsked = proposal.waiting.includes(seat);
    if (!isAsked && (agree || seat !== proposal.by)) return refusedWith('not-asked');
    if (!agree) return this.end();
    const waiting = proposal.waiting.filter((other) => other !== seat);
    if (waiting.length === 0) return { ok: true, agreed: proposal };
    return this.askAlso({ ...proposal, waiting, agreed: [...proposal.agreed, seat] });
  }

  /** Extends the open proposal to more seats. */
  askAlso(proposal: Proposal): ProposalResult {
    this.current = proposal;
    return { ok: true, proposal };
  }

  /** Ends the proposal without effect. */
  end(): ProposalResult {
    this.current = undefined;
    return { ok: true };
  }
}
