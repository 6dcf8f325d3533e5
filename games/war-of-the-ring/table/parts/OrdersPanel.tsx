import type { Teller } from '@tessera/text';
import { Select } from '@tessera/ui';
import { Orders } from '../model/orders.ts';
import { Section } from './Section.tsx';

interface OrdersPanelProps {
  readonly orders: Orders;
  readonly teller: Teller;
  onChange(orders: Orders): void;
}

/** Orders prepared ahead for what one would answer the same way anyway. */
export function OrdersPanel({ orders, teller, onChange }: OrdersPanelProps) {
  const { say } = teller;
  const optionsOf = <Value extends string>(order: keyof Orders, values: readonly Value[]) =>
    values.map((value) => ({ value, label: say(`table.order.${order}.${value}`) }));
  const { shape } = Orders;
  return (
    <Section title={say('table.orders')}>
      <div className="grid gap-2">
        <Select
          label={say('table.order.combat.title')}
          options={optionsOf('combat', shape.combat.options)}
          value={orders.combat}
          onChange={(combat) => onChange({ ...orders, combat })}
        />
        <Select
          label={say('table.order.retreat.title')}
          options={optionsOf('retreat', shape.retreat.options)}
          value={orders.retreat}
          onChange={(retreat) => onChange({ ...orders, retreat })}
        />
        <p className="m-0 text-muted text-note">{say('table.ordersHint')}</p>
      </div>
    </Section>
  );
}
