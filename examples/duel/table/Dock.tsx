import { Button, Decision } from '@tessera/ui';
import { BlowCard } from './BlowCard.tsx';
import { DamageChoice } from './DamageChoice.tsx';
import { commitText, hintOf, titleOf } from './dockText.ts';
import { Hand } from './Hand.tsx';
import type { DuelModel } from './useDuelTable.ts';

interface DockProps {
  readonly model: DuelModel;
}

/** The question with its buttons, and the viewer's cards: below it, or inside it on a small screen. */
export function Dock({ model }: DockProps) {
  const { view, teller, seat, ask, armed, damage, blow, isNarrow, isLow } = model;
  const hasRoom = !isNarrow && !isLow;
  const cards = seat !== undefined && <Cards model={model} seat={seat} />;
  return (
    <div className="flex min-h-full flex-col *:first:flex-1">
      <Decision
        label={teller.t('table.dock')}
        state={
          ask ? (armed ? 'armed' : damage !== undefined ? 'forced' : 'ask') : model.isActing ? 'automatic' : 'waiting'
        }
        title={titleOf(model)}
        hint={hintOf(model)}
        refusal={model.refusal}
        back={model.parts?.undo}
        actions={actionsOf(model)}
      >
        {isNarrow && blow ? (
          <BlowCard blow={blow} model={model} />
        ) : damage !== undefined && seat !== undefined ? (
          <DamageChoice view={view} teller={teller} seat={seat} amount={damage} />
        ) : undefined}
        {!hasRoom && cards}
      </Decision>
      {hasRoom && cards && <div className="bg-table px-2 sm:px-4">{cards}</div>}
    </div>
  );
}

/** The viewer's cards; those that the question allows can be picked. */
function Cards({ model, seat }: DockProps & { readonly seat: number }) {
  const { view, teller, offer, armed, isNarrow, isLow } = model;
  const { t } = teller;
  return (
    <Hand
      view={view}
      seat={seat}
      teller={teller}
      isRows={isNarrow || isLow}
      isOpen={(card) => offer.cards.has(card)}
      chosen={armed && 'card' in armed ? armed.card : undefined}
      verbOf={(card) => t(`table.verb.${offer.cards.get(card)?.type ?? 'pick'}`, { card: t(`name.card.${card}`) })}
      onPick={model.pickCard}
    />
  );
}

/** Returns the buttons: skip an animation, or answer the question. */
function actionsOf(model: DuelModel) {
  const { t } = model.teller;
  if (model.isMoving) return <Button onClick={model.skip}>{t('table.skip')}</Button>;
  return model.ask && <Answers model={model} />;
}

function Answers({ model }: DockProps) {
  const { teller, offer, armed, damage, commit, isFatal } = model;
  const { t } = teller;
  const isHit = damage !== undefined;
  /** Enter answers with it, because nothing else is armed and it is the usual or the only answer. */
  const isDefault = !armed && (isHit || model.isOnlyPlain);
  return (
    <>
      {offer.plain.map((action, i) => (
        <Button
          key={JSON.stringify(action)}
          tone={isDefault ? 'act' : 'rest'}
          aria-keyshortcuts={isDefault ? 'Enter' : i === 0 && !isHit ? 'p' : undefined}
          keyHint={isDefault ? 'Enter' : i === 0 && !isHit ? 'P' : undefined}
          costly={isFatal ? { effect: t('table.sufferEffect'), ask: t('table.sufferAsk') } : undefined}
          onClick={() => commit(action)}
          className="min-h-13"
        >
          {isHit && action.type === 'suffer' ? t('table.suffer', { amount: damage }) : t(`table.plain.${action.type}`)}
        </Button>
      ))}
      {(armed || offer.plain.length === 0) && (
        <Button
          tone={armed ? 'act' : 'rest'}
          locked={armed ? undefined : t('table.chooseFirst')}
          aria-keyshortcuts="Enter"
          keyHint="Enter"
          onClick={() => commit()}
          className="min-h-13 flex-1 @min-[48rem]:min-w-40"
        >
          {armed ? commitText(model, armed) : t('table.go')}
        </Button>
      )}
    </>
  );
}
