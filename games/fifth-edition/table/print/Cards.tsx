import type { SpellCard } from './printSection.ts';

interface CardProps {
  readonly card: SpellCard;
  /** Minimum height in pixels, so that six cards fill a page. */
  readonly height?: number | undefined;
}

/** Card of one spell. */
export function Card({ card, height }: CardProps) {
  return (
    <div className="fe-p-card-place" data-card={card.id} style={{ minHeight: height }}>
      <article className="fe-p-card">
        <h3>{card.name}</h3>
        <p className="fe-p-grey">{card.line}</p>
        {card.facts.length > 0 && (
          <dl>
            {card.facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {card.paragraphs.map((paragraph) => (
          <p key={paragraph} lang="en">
            {paragraph}
          </p>
        ))}
        <p className="fe-p-grey fe-p-card-from">{card.from}</p>
      </article>
    </div>
  );
}
