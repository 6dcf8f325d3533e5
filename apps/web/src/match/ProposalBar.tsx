import type { Proposal } from '@tessera/protocol';
import { seatOf, type Table, type TableState } from '@tessera/table';
import { Button, PromptDock } from '@tessera/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { seatName } from '../games/seatName.ts';
import { tellRefusal } from './tellRefusal.ts';

/** Somebody proposes something that needs everyone's consent: what it means, and the answer of this seat. */
export function ProposalBar({ table, state }: { readonly table: Table; readonly state: TableState }) {
  const { t } = useTranslation();
  const { proposal, info, viewer } = state;
  if (!proposal) return null;
  const nameOf = (seat: number) => seatName(info.seats[seat]);
  const seat = seatOf(viewer);
  const isProposer = seat !== undefined && seat === proposal.by;
  const isAsked = seat !== undefined && proposal.waiting.includes(seat);
  const answer = (agree: boolean) => () => void table.consent(agree).then(tellRefusal);
  const name = proposal.by === undefined ? t('proposal.host') : nameOf(proposal.by);
  const waiting = isAsked ? undefined : t('proposal.waiting', { names: proposal.waiting.map(nameOf).join(', ') });
  const detail = [meaningOf(proposal, nameOf, t), waiting].filter((part) => part !== undefined).join(' · ');

  return (
    <div className="border-hairline border-b p-2" role="alert">
      <PromptDock
        state={isAsked ? 'undo' : 'waiting'}
        label={t('proposal.label')}
        title={isProposer ? t(`proposal.${proposal.kind}.youAsk`) : t(`proposal.${proposal.kind}.asks`, { name })}
        detail={detail}
        actions={
          isAsked ? (
            <>
              <Button onClick={answer(false)}>{t('proposal.refuse')}</Button>
              <Button tone="act" onClick={answer(true)}>
                {t('proposal.agree')}
              </Button>
            </>
          ) : isProposer ? (
            <Button onClick={answer(false)}>{t('proposal.withdraw')}</Button>
          ) : undefined
        }
      />
    </div>
  );
}

function meaningOf(proposal: Proposal, nameOf: (seat: number) => string, t: TFunction): string | undefined {
  switch (proposal.kind) {
    case 'undo':
      return t(`undo.price.${proposal.price}`);
    case 'seat': {
      const who = nameOf(proposal.seat);
      if (proposal.holder.kind === 'bot') {
        return t('proposal.seat.bot', { who, bot: seatName({ ...proposal.holder, online: true }) });
      }
      return t('proposal.seat.open', { who });
    }
    case 'abandon':
      return undefined;
  }
}
