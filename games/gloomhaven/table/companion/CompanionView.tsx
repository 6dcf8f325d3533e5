import {
  type Condition,
  companionConditions,
  conditionsOf,
  correctedCondition,
  correctedElement,
  correctedHp,
  correctedInitiative,
  drawnAbility,
  ELEMENTS,
  elementState,
  type FigureId,
  instructionLines,
  isPicking,
  nameOf,
  recordOf,
  removedFigure,
  type View,
} from '@tessera/gloomhaven/selectors';
import type { Patch } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';
import { Button, classes, Icon, IconButton } from '@tessera/ui';
import { minus, plus, trash } from '@tessera/ui/icons';
import { type ReactNode, useState } from 'react';
import { Miniature } from '../board/Miniature.tsx';
import { conditionLook, ELEMENT_LOOKS } from '../looks.ts';
import { figureName, kindOf } from '../model/names.ts';
import { type OrderEntry, orderOf } from '../model/order.ts';
import { DrawEntry } from './DrawEntry.tsx';

export interface CompanionViewProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number | undefined;
  readonly asked: readonly number[];
  readonly active: FigureId | undefined;
  /** Whether the question can only be answered on the map. */
  readonly needsMap: boolean;
  /** The reason why the last correction was refused. */
  readonly refusal: string | undefined;
  onEdit(patches: readonly Patch[]): void;
  onMap(): void;
}

/**
 * Companion screen for a physical table: initiative, hit points, conditions, monster cards and decks, without a map.
 * Players enter draws and damage here, and the rules continue from them.
 */
export function CompanionView(props: CompanionViewProps) {
  const { view, formatter, asked, active, needsMap, refusal, onEdit, onMap } = props;
  const { t } = formatter;
  return (
    <section aria-label={t('table.companion.title')} className="absolute inset-0 overflow-auto p-3 sm:p-4">
      <header className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="m-0 font-semibold font-title text-title">{t('table.companion.title')}</h2>
        <p className="m-0 min-w-0 flex-1 basis-60 text-muted text-note">{t('table.companion.hint')}</p>
        <Button tone={needsMap ? 'act' : 'rest'} onClick={onMap}>
          {t(needsMap ? 'table.companion.askedOnMap' : 'table.toMap')}
        </Button>
      </header>
      {refusal !== undefined && (
        <p role="alert" className="m-0 mb-3 text-enemy">
          {refusal}
        </p>
      )}
      <div className="columns-[20rem] gap-3">
        {orderOf(view, asked, active).map((entry) =>
          entry.kind === 'hero' ? (
            <HeroSheet key={entry.key} {...props} entry={entry} />
          ) : (
            <MonsterSheet key={entry.key} {...props} entry={entry} />
          ),
        )}
        <Sheet title={t('table.decks')}>
          {view.heroes.map((hero, seat) => (
            <DrawEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: heroes have the place of their seat.
              key={seat}
              view={view}
              formatter={formatter}
              deck={seat}
              name={nameOf(hero.class, formatter)}
              onEdit={onEdit}
            />
          ))}
          <DrawEntry view={view} formatter={formatter} deck="monsters" name={t('table.monsterDeck')} onEdit={onEdit} />
        </Sheet>
        <Sheet title={t('table.elements')}>
          <div className="flex flex-wrap gap-1.5">
            {ELEMENTS.map((element) => (
              <Button
                key={element}
                icon={ELEMENT_LOOKS[element].icon}
                onClick={() => onEdit(correctedElement(view, element))}
              >
                {t(`element.${element}`)}{' '}
                <span className="text-muted text-note">{t(`state.${elementState(view, element)}`)}</span>
              </Button>
            ))}
          </div>
        </Sheet>
      </div>
    </section>
  );
}

interface SheetProps {
  readonly title: string;
  readonly isNow?: boolean;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function Sheet({ title, isNow = false, aside, children }: SheetProps) {
  return (
    <section
      aria-label={title}
      className={classes(
        'mb-3 break-inside-avoid rounded-panel border bg-surface p-3',
        isNow ? 'border-act-line outline-1 outline-act-line' : 'border-hairline',
      )}
    >
      <h3 className="m-0 mb-2 flex min-h-target items-center gap-2 font-semibold font-title text-lead">
        <span className="min-w-0 flex-1 truncate">{title}</span>
        {aside}
      </h3>
      {children}
    </section>
  );
}

interface EntryProps extends CompanionViewProps {
  readonly entry: OrderEntry;
}

function HeroSheet(props: EntryProps) {
  const { view, formatter, entry, onEdit } = props;
  const { t } = formatter;
  const name = kindOf(view, entry.figure, formatter);
  const { initiative } = entry;
  return (
    <Sheet
      title={name}
      isNow={entry.state === 'now'}
      aside={
        initiative !== undefined && !isPicking(view) ? (
          <Stepper
            label={t('table.companion.initiative', { name })}
            value={initiative}
            onChange={(value) => onEdit(correctedInitiative(entry.figure, value))}
          />
        ) : (
          <span className="font-normal font-ui text-muted text-note">
            {t(entry.isReady ? 'table.ready' : 'table.choosing')}
          </span>
        )
      }
    >
      <FigureRow {...props} id={entry.figure} name={name} />
    </Sheet>
  );
}

/** A kind of monster: its card of this round, or the next one, and every standee. */
function MonsterSheet(props: EntryProps) {
  const { view, formatter, entry, onEdit } = props;
  const { t } = formatter;
  const { deck: deckId } = recordOf('monster', view.figures[entry.figure]!.type);
  const deck = view.monsterDecks.find(({ deck }) => deck === deckId);
  const { cards } = recordOf('monster-deck', deckId);
  const isOut = deck !== undefined && deck.card >= 0 && entry.initiative !== undefined;
  const open = cards.map((card, n) => ({ ...card, n })).filter(({ n }) => n === deck?.card || !deck?.drawn.includes(n));
  return (
    <Sheet
      title={kindOf(view, entry.figure, formatter)}
      isNow={entry.state === 'now'}
      aside={
        entry.initiative !== undefined && <b className="font-numeral font-semibold text-display">{entry.initiative}</b>
      }
    >
      {isOut && (
        <ul className="m-0 mb-2 list-none rounded-control bg-raised px-2.5 py-1.5">
          {instructionLines(`monster-deck/${deckId}/cards/${deck.card}`, formatter).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="m-0 text-muted text-note">
        {t(isOut ? 'table.companion.cardNow' : 'table.companion.cardNext')} {t('table.ruleNumber', { rule: '3.4' })}
      </p>
      <div className="mt-1 mb-2 flex flex-wrap gap-1.5">
        {open
          .toSorted((a, b) => a.initiative - b.initiative)
          .map(({ n, id, initiative }) => (
            <Button
              key={id}
              pressed={isOut ? n === deck?.card : undefined}
              title={instructionLines(`monster-deck/${deckId}/cards/${n}`, formatter).join(', ')}
              onClick={() => onEdit(drawnAbility(view, deckId, n))}
              className="min-w-target font-numeral"
            >
              {initiative}
            </Button>
          ))}
      </div>
      {entry.figures.map((id) => (
        <FigureRow key={id} {...props} id={id} name={figureName(id, formatter)} canGo />
      ))}
    </Sheet>
  );
}

interface FigureRowProps extends CompanionViewProps {
  readonly id: FigureId;
  readonly name: string;
  /** Whether it can be removed: heroes are exhausted by the rules. */
  readonly canGo?: boolean;
}

function FigureRow({ view, formatter, id, name, canGo = false, onEdit }: FigureRowProps) {
  const { t } = formatter;
  const [isGoing, setGoing] = useState(false);
  const figure = view.figures[id]!;
  const there = conditionsOf(figure);
  const toggle = (condition: Condition) => onEdit(correctedCondition(view, id, condition));
  return (
    <div className="border-hairline border-t py-2">
      <div className="flex items-center gap-2">
        <Miniature figure={figure} size={36} />
        <span className="min-w-0 flex-1 truncate">
          {canGo && `${t(`rank.${figure.kind}`)} ${figure.number}`}
          <span className="text-muted text-note"> {t('table.companion.most', { maxHp: figure.maxHp })}</span>
        </span>
        <Stepper
          label={t('table.companion.hp', { name })}
          value={figure.hp}
          onChange={(hp) => onEdit(correctedHp(view, id, hp))}
        />
        {canGo && (
          // It is beside the most used number, so it needs a second press against mistakes.
          <IconButton
            icon={trash}
            tone={isGoing ? 'harm' : 'rest'}
            pressed={isGoing}
            label={t(isGoing ? 'table.companion.removeAgain' : 'table.companion.remove', { name })}
            onClick={() => (isGoing ? onEdit(removedFigure(id)) : setGoing(true))}
            onBlur={() => setGoing(false)}
          />
        )}
      </div>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {companionConditions.map((condition) => (
          <Button
            key={condition}
            square
            pressed={there.includes(condition)}
            title={`${t(`condition.${condition}`)}: ${t(`table.rule.${condition}`)}`}
            aria-label={`${name}: ${t(`condition.${condition}`)}`}
            onClick={() => toggle(condition)}
          >
            <Icon of={conditionLook(condition).icon} size={20} />
          </Button>
        ))}
      </div>
    </div>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  onChange(value: number): void;
}

/** A number with a button on either side, large enough for blind presses. */
function Stepper({ label, value, onChange }: StepperProps) {
  return (
    <fieldset aria-label={label} className="m-0 flex items-center gap-1 border-0 p-0">
      <IconButton icon={minus} label={`${label} −1`} onClick={() => onChange(value - 1)} />
      <output className="min-w-10 text-center font-numeral font-semibold text-display">{value}</output>
      <IconButton icon={plus} label={`${label} +1`} onClick={() => onChange(value + 1)} />
    </fieldset>
  );
}
