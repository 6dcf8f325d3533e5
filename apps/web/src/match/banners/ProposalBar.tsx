import type { Proposal } from '@tessera/protocol';
import { ownSeats, type Table, type TableState, undoneEntries } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Button, PromptDock } from '@tessera/ui';
import { seatName } from '../../games/seatName.ts';
import { type Translate, useTexts } from '../../i18n/texts.ts';
import { showRefusal } from '../showRefusal.ts';

interface ProposalBarProps {
  readonly table: Table;
  readonly state: TableState;
  readonly formatter: GameFormatter;
}

/** Bar with a proposal that needs the consent of all players: its meaning and the viewer's answer. */
export function ProposalBar({ table, state, formatter }: ProposalBarProps) {
  const { t } = useTexts();
  const { proposal } = state;
  if (!proposal) return null;
  const nameOf = formatter.seatName;
  // Each player has one vote, regardless of the seat they view from.
  const own = ownSeats(state);
  const isProposer = own.some((seat) => seat === proposal.by);
  const isAsked = own.some((seat) => proposal.waiting.includes(seat));
  const answer = (agree: boolean) => () =>
    void table.consent(agree, proposal).then((answer) => showRefusal(answer, formatter));
  const name = proposal.by === undefined ? t('proposal.host') : nameOf(proposal.by);
  const waiting = isAsked ? undefined : t('proposal.waiting', { names: formatter.list(proposal.waiting.map(nameOf)) });
  const detail = [meaningOf(proposal, nameOf, t), waiting].filter((part) => part !== undefined).join(' · ');
  const asks = isProposer ? t(`proposal.${proposal.kind}.youAsk`) : t(`proposal.${proposal.kind}.asks`, { name });
  const undone = proposal.kind === 'undo' ? undoneText(state, proposal, formatter, t) : undefined;

  return (
    <div className="border-hairline border-b p-2" role="alert">
      <PromptDock
        state={isAsked ? 'undo' : 'waiting'}
        label={t('proposal.label')}
        title={
          undone === undefined
            ? asks
            : t(isProposer ? 'proposal.undo.youAskFor' : 'proposal.undo.asksFor', { name, undone })
        }
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

/** Limit of actions that a request to undo names; the log has the rest. */
const NAMED = 3;

/** Returns the actions that the undo would take back, as in the viewer's log; undefined if none has a text. */
function undoneText(
  { log }: TableState,
  proposal: Proposal,
  formatter: GameFormatter,
  t: Translate,
): string | undefined {
  const deeds = undoneEntries(log, proposal.by).flatMap(({ events: [event] }) =>
    event ? [t('proposal.undo.quoted', { deed: formatter.event(event).replace(/\.$/, '') })] : [],
  );
  if (deeds.length === 0) return undefined;
  const more = deeds.length - NAMED;
  return formatter.list([...deeds.slice(0, NAMED), ...(more > 0 ? [t('proposal.undo.more', { count: more })] : [])]);
}

function meaningOf(proposal: Proposal, nameOf: (seat: number) => string, t: Translate): string | undefined {
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
    case 'concede':
      return t('proposal.concede.meaning');
  }
}
