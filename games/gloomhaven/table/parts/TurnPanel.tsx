import { type Choice, halfPointer, recordOf, type View } from '@tessera/gloomhaven/reading';
import type { Teller } from '@tessera/text';
import { Button, classes, Icon } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { SLOT_ICONS } from '../looks.ts';
import { isSame, type Offer } from '../model/offer.ts';
import { HalfFace } from './AbilityCard.tsx';

export interface TurnPanelProps {
  readonly view: View;
  readonly teller: Teller;
  readonly seat: number;
  readonly offer: Offer;
  readonly armed: Choice | undefined;
  /** Whether this is asked now; otherwise the cards only lie there. */
  readonly isAsked: boolean;
  onArm(choice: Choice): void;
}

/** The cards of the turn: the halves that can be played, each as printed or as a basic action, in either order. R 4.2, 4.3 */
export function TurnPanel({ view, teller, seat, offer, armed, isAsked, onArm }: TurnPanelProps) {
  const { say } = teller;
  const cards = view.heroes[seat]!.inPlay;
  const { first } = view.turn;
  const step = first === 'none' ? 1 : 2;
  return (
    <div className="flex flex-wrap gap-3">
      {cards.map((card, n) => {
        const { name, initiative } = recordOf('card', card);
        return (
          <article
            key={card}
            aria-label={name}
            className="flex min-w-56 flex-1 flex-col overflow-hidden rounded-panel border border-paper-line bg-paper text-paper-ink shadow-panel"
          >
            <header className="flex items-center gap-2 border-paper-line border-b px-3 py-1">
              <b className="truncate font-semibold font-title">{name}</b>
              <span className="ml-auto text-note text-paper-muted">
                {n === 0 && step === 1 ? say('table.lead') : ''}
              </span>
              <b className="font-numeral font-semibold text-title">{initiative}</b>
            </header>
            <div className="grid flex-1 grid-cols-2 divide-x divide-paper-line">
              {(['top', 'bottom'] as const).map((half) => (
                <HalfChoice
                  key={half}
                  card={card}
                  half={half}
                  teller={teller}
                  plays={offer.plays.filter((play) => play.card === card && play.half === half)}
                  armed={armed}
                  isAsked={isAsked}
                  onArm={onArm}
                />
              ))}
            </div>
          </article>
        );
      })}
      {(offer.items.length > 0 || isAsked) && (
        <ItemRow view={view} seat={seat} teller={teller} offer={offer} armed={armed} onArm={onArm} />
      )}
    </div>
  );
}

interface HalfChoiceProps {
  readonly card: string;
  readonly half: 'top' | 'bottom';
  readonly teller: Teller;
  readonly plays: Offer['plays'];
  readonly armed: Choice | undefined;
  readonly isAsked: boolean;
  onArm(choice: Choice): void;
}

function HalfChoice({ card, half, teller, plays, armed, isAsked, onArm }: HalfChoiceProps) {
  const { say } = teller;
  const printed = plays.find(({ basic }) => !basic);
  const basic = plays.find((play) => play.basic);
  const isOpen = printed !== undefined;
  const isArmed = isSame(printed, armed);
  const face = (
    <>
      <span className="text-note text-paper-muted">{say(`table.half.${half}`)}</span>
      <HalfFace pointer={halfPointer(card, half)} teller={teller} isSmall={false} />
    </>
  );
  return (
    <div className={classes('flex min-w-0 flex-col', isAsked && !isOpen && 'opacity-60')}>
      {isOpen ? (
        <button
          type="button"
          aria-pressed={isArmed}
          onClick={() => onArm(printed)}
          className={classes(
            'flex flex-1 cursor-pointer flex-col border-0 bg-transparent px-3 py-1.5 text-left text-paper-ink -outline-offset-2 hover:bg-paper-shade',
            isArmed && 'bg-paper-shade outline-3 outline-act-line',
          )}
        >
          {face}
        </button>
      ) : (
        <span className="flex flex-1 flex-col px-3 py-1.5">{face}</span>
      )}
      {basic && (
        <button
          type="button"
          aria-pressed={isSame(basic, armed)}
          onClick={() => onArm(basic)}
          className={classes(
            'min-h-target-small cursor-pointer border-0 border-paper-line border-t bg-transparent px-3 text-left text-note text-paper-ink -outline-offset-2 hover:bg-paper-shade',
            isSame(basic, armed) && 'bg-paper-shade font-semibold outline-3 outline-act-line',
          )}
        >
          {isSame(basic, armed) && <Icon of={check} size={14} className="mr-1 inline" />}
          {say(`table.basic.${half}`)}
        </button>
      )}
    </div>
  );
}

interface ItemRowProps extends Pick<TurnPanelProps, 'view' | 'teller' | 'seat' | 'offer' | 'armed' | 'onArm'> {}

/** Items: ready ones that can be used now are buttons, the others say why not. */
function ItemRow({ view, seat, teller, offer, armed, onArm }: ItemRowProps) {
  const { say } = teller;
  return (
    <ul aria-label={say('table.items')} className="m-0 flex basis-full list-none flex-wrap gap-1.5 p-0">
      {view.heroes[seat]!.items.map(({ id, state }) => {
        const { name, slot } = recordOf('item', id);
        const uses = offer.items.filter(({ item }) => item === id);
        const icon = SLOT_ICONS[slot];
        const [use] = uses;
        return (
          <li key={id}>
            {uses.length > 1 ? (
              uses.map((one) => (
                <Button
                  key={one.elements.join()}
                  small
                  icon={icon}
                  pressed={isSame(one, armed)}
                  onClick={() => onArm(one)}
                >
                  {teller.action(one)}
                </Button>
              ))
            ) : (
              <Button
                small
                icon={icon}
                pressed={use && isSame(use, armed)}
                locked={use ? undefined : say(state === 'ready' ? 'table.itemNotNow' : `table.itemState.${state}`)}
                onClick={() => use && onArm(use)}
              >
                {name}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
