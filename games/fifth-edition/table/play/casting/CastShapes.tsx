import { type CastOffer, messageText } from '@tessera/fifth-edition';
import { SwitchRow } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { describedBy } from '../../parts/description/describedBy.ts';
import { ReadMore } from '../../parts/description/ReadMore.tsx';
import { wordOr } from '../../words/pathName.ts';

interface CastShapesProps {
  readonly offers: readonly CastOffer[];
  /** Ids of the chosen options. */
  readonly chosen: readonly string[];
  onFlip(id: string): void;
}

/** Toggles for the options of a cast, each with its price and effect. */
export function CastShapes({ offers, chosen, onFlip }: CastShapesProps) {
  const { t, rulebook } = useCharacter();
  if (offers.length === 0) return null;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" aria-label={t('play.shape.title')}>
      <legend className="p-0 text-note text-muted">{t('play.shape.title')}</legend>
      {offers.map((offer) => (
        <div
          key={offer.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 max-[599px]:grid-cols-[minmax(0,1fr)]"
        >
          <SwitchRow
            on={chosen.includes(offer.id)}
            shut={offer.isSpent && !chosen.includes(offer.id)}
            note={<Price offer={offer} />}
            onFlip={() => onFlip(offer.id)}
          >
            {offer.name}
          </SwitchRow>
          <ReadMore of={describedBy(rulebook, offer.id, offer.name)} name={offer.name} />
        </div>
      ))}
    </fieldset>
  );
}

/** Price of an option: points, uses or hit points; nothing when it is free. */
function Price({ offer: { draws, harm, isSpent } }: { readonly offer: CastOffer }) {
  const { t, sheet } = useCharacter();
  const resource = draws && sheet.resources[draws.what];
  const words = [
    ...(draws && resource?.pool
      ? [t('play.shape.points', { n: draws.amount, what: messageText(resource.name, t), left: resource.left })]
      : []),
    ...(harm === undefined
      ? []
      : [t('play.shape.harm', { dice: harm.dice, type: wordOr(t, `damageType.${harm.type}`, harm.type) })]),
  ];
  return <>{isSpent ? t('play.shape.tooFewShort', { words: words.join(', ') }) : words.join(', ')}</>;
}
