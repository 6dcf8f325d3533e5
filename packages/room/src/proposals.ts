import type { Refused, Seat } from '@tessera/kernel';
import type { Holder, Price, Proposal } from '@tessera/protocol';
import { type CommandHeader, type ConsentCommand, type ProposalResult, refused } from './results.ts';

/** What may be proposed. */
export type ProposalContent =
  | { readonly kind: 'undo'; readonly price: Price }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly holder: Holder }
  | { readonly kind: 'abandon' }
  | { readonly kind: 'concede'; readonly seat: Seat };

/** What people at a table propose to each other: one thing at a time, until all agree, one refuses, or something happens. */
export class Proposals {
  current: Proposal | undefined;

  /** Asks these seats. `by`: who asks, if they sit here. Somebody else cannot make one of the same name. */
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

  /** The answer of a seat. Once all have agreed it is theirs to carry out; whoever asked withdraws it by refusing. */
  answer(
    seat: Seat,
    agree: boolean,
    { seq, proposal: id }: Pick<ConsentCommand, 'seq' | 'proposal'>,
  ): ProposalResult | { readonly ok: true; readonly agreed: Proposal } | Refused {
    const proposal = this.current;
    if (!proposal || proposal.seq !== seq || proposal.id !== id) return refused('no-request');
    const isAsked = proposal.waiting.includes(seat);
    if (!isAsked && (agree || seat !== proposal.by)) return refused('not-asked');
    if (!agree) return this.end();
    const waiting = proposal.waiting.filter((other) => other !== seat);
    if (waiting.length === 0) return { ok: true, agreed: proposal };
    return this.askAlso({ ...proposal, waiting, agreed: [...proposal.agreed, seat] });
  }

  /** The same with others who are asked. */
  askAlso(proposal: Proposal): ProposalResult {
    this.current = proposal;
    return { ok: true, proposal };
  }

  /** Nothing comes of it. */
  end(): ProposalResult {
    this.current = undefined;
    return { ok: true };
  }
}
