import type { SpellCard } from './printSection.ts';

/** A spell on a card of its own. */
export function Card({ card }: { readonly card: SpellCard }) {
  return (
    <div className="fe-p-card-place" data-card={card.id}>
      <article className="fe-p-card">
        <h3>{card.name}</h3>
        <p className="fe-p-grey">{card.line}</p>
        <dl>
          {card.facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {card.text !== '' && <p>{card.text}</p>}
        <p className="fe-p-grey fe-p-card-from">{card.from}</p>
      </article>
    </div>
  );
}
