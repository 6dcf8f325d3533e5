import type { Choice } from '@tessera/gloomhaven/selectors';
import { Button, CompareButton, classes } from '@tessera/ui';
import { buttonsOf, defaultOf, passOf, priceOf } from '../model/buttons.ts';
import { isAskedOnBoard } from '../model/offer.ts';
import { PlanActions } from '../plan/PlanActions.tsx';
import type { ScenarioTable } from '../useScenarioTable.ts';
import { isLethal } from './dockModel.ts';
import { buttonText, commitText, missingChoice } from './dockText.ts';

/** The buttons of the question, the confirming one last. Enter presses the golden one; a costly one asks first. */
export function DockActions({ table }: { readonly table: ScenarioTable }) {
  const { view, formatter, turn } = table;
  const { t } = formatter;
  const { hand, wanted, offer } = turn;
  if (table.plan.isOpen && !wanted) return <PlanActions table={table} />;
  if (!hand.ask) return null;
  const lethal = isLethal(view, hand);
  const buttons = buttonsOf(offer);
  const rest = offer.picks.length > 0 && !buttons.some(({ type }) => type === 'long-rest');
  const pass = passOf(offer);
  const main = defaultOf(offer, lethal);
  const needsChoice = buttons.length === 0 || wanted !== undefined || offer.picks.length > 0;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap justify-end gap-2 @min-[50rem]:flex-nowrap">
      {rest && <Button locked={t('table.noRest')}>{t('table.longRest')}</Button>}
      {buttons.map((choice) => {
        const isMain = wanted === undefined && choice === main;
        // Enter only moves the focus to it; the button does not show the key and asks first.
        const isDeadly = wanted === undefined && priceOf(choice, lethal) === 'exhausts';
        return (
          <Button
            key={JSON.stringify(choice)}
            tone={isMain ? 'act' : 'rest'}
            working={isMain && turn.isSent}
            costly={costlyOf(choice, lethal, t)}
            keyHint={isMain || isDeadly ? 'Enter' : choice === pass ? 'P' : undefined}
            aria-keyshortcuts={isMain || isDeadly ? 'Enter' : choice === pass ? 'p' : undefined}
            onClick={() => turn.commit(choice)}
            className={classes('min-h-13', table.isNarrow && 'px-2')}
          >
            {buttonText(view, formatter, turn, choice)}
          </Button>
        );
      })}
      {table.plan.canOpen && !wanted && (
        <Button keyHint="O" aria-keyshortcuts="o" onClick={() => table.plan.show(true)} className="min-h-13 px-3">
          {t(table.isNarrow ? 'plan.short.open' : 'plan.open')}
        </Button>
      )}
      {/* A phone keeps its room for the map while the map is asked. */}
      {!(table.isNarrow && isAskedOnBoard(offer)) && (
        <CompareButton comparison={table.comparison} label={t('compare.open')} className="min-h-13 px-2" />
      )}
      {offer.areas.length > 1 && (
        <Button keyHint="T" aria-keyshortcuts="t" onClick={() => turn.turn()} className="min-h-13">
          {t('table.turnArea')}
        </Button>
      )}
      {needsChoice && (
        <Button
          tone={wanted ? 'act' : 'rest'}
          working={turn.isSent}
          locked={wanted ? undefined : missingChoice(offer, formatter)}
          costly={wanted && costlyOf(wanted, lethal, t)}
          aria-keyshortcuts="Enter"
          keyHint="Enter"
          onClick={() => turn.commit()}
          className="min-h-13 flex-1 whitespace-nowrap"
        >
          {wanted
            ? commitText(view, formatter, wanted, turn, table.plan.isOpen)
            : t(offer.picks.length > 0 ? 'table.seal' : 'table.do')}
        </Button>
      )}
    </div>
  );
}

/** Returns the price that a button shows and asks about. */
function costlyOf(choice: Choice, lethal: boolean, t: ScenarioTable['formatter']['t']) {
  const price = priceOf(choice, lethal);
  if (price === undefined) return undefined;
  const count = choice.type === 'lose' ? choice.cards.length : 0;
  return { effect: t(`price.${price}.effect`, { count }), ask: t(`price.${price}.ask`, { count }) };
}
