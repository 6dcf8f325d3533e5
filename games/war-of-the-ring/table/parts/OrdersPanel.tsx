import type { GameFormatter } from '@tessera/text';
import { Select } from '@tessera/ui';
import { Orders } from '@tessera/war-of-the-ring/facts';

interface OrdersPanelProps {
  readonly orders: Orders;
  readonly formatter: GameFormatter;
  onChange(orders: Orders): void;
}

/** Panel of standing orders. */
export function OrdersPanel({ orders, formatter, onChange }: OrdersPanelProps) {
  const { t } = formatter;
  const optionsOf = <Value extends string>(order: keyof Orders, values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`table.order.${order}.${value}`) }));
  const { shape } = Orders;
  const isGiven = orders.combat !== 'ask' || orders.retreat !== 'ask';
  return (
    <details className="border-hairline border-b px-4 py-2 text-note last:border-b-0">
      <summary className="flex min-h-6 cursor-pointer items-center justify-between gap-2">
        <span className="font-semibold text-muted uppercase tracking-wider">{t('table.orders')}</span>
        <span className={isGiven ? 'font-semibold' : 'text-muted'}>
          {t(isGiven ? 'table.ordersOn' : 'table.ordersOff')}
        </span>
      </summary>
      <div className="mt-2 grid gap-2">
        <Select
          label={t('table.order.combat.title')}
          options={optionsOf('combat', shape.combat.options)}
          value={orders.combat}
          onChange={(combat) => onChange({ ...orders, combat })}
        />
        <Select
          label={t('table.order.retreat.title')}
          options={optionsOf('retreat', shape.retreat.options)}
          value={orders.retreat}
          onChange={(retreat) => onChange({ ...orders, retreat })}
        />
        <p className="m-0 text-muted text-note">{t('table.ordersHint')}</p>
      </div>
    </details>
  );
}
