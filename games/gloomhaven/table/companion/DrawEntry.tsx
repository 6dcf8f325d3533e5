import { drawnModifiers, modifierCardName, undrawn, type View } from '@tessera/gloomhaven/selectors';
import type { Patch } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';
import { Button, IconButton } from '@tessera/ui';
import { undo } from '@tessera/ui/icons';
import { useState } from 'react';
import { byWorth } from '../model/modifiers.ts';

interface DrawEntryProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly deck: 'monsters' | number;
  readonly name: string;
  onEdit(patches: readonly Patch[]): void;
}

/**
 * Input for a physical modifier deck: the player presses the drawn cards in order, and the next attacks draw exactly
 * these. R 7.4
 */
export function DrawEntry({ view, formatter, deck, name, onEdit }: DrawEntryProps) {
  const { t } = formatter;
  const shown = deck === 'monsters' ? view.decks.monsters : view.decks.heroes[deck];
  const [entered, setEntered] = useState<{ readonly cards: readonly string[]; readonly left: number }>();
  if (!shown) return null;
  const left = undrawn(shown);
  // Cards drawn since are no longer on top; after a shuffle nothing is known.
  const gone = entered ? entered.left - left.length : 0;
  const next = entered && gone >= 0 ? entered.cards.slice(gone) : [];
  const kinds = new Map<string, number>();
  for (const card of left) kinds.set(card, (kinds.get(card) ?? 0) + 1);
  for (const card of next) kinds.set(card, (kinds.get(card) ?? 0) - 1);
  const enter = (cards: readonly string[]) => {
    setEntered({ cards, left: left.length });
    onEdit(drawnModifiers(view, deck, cards));
  };
  return (
    <section aria-label={name} className="border-hairline border-t py-2">
      <p className="m-0 flex items-center gap-2">
        <b className="font-semibold">{name}</b>
        <span className="text-muted text-note">
          {t('table.deckLeft', { left: left.length, all: shown.cards.length })}
        </span>
        {next.length > 0 && (
          <span className="ml-auto flex items-center gap-2">
            <span>
              {t('table.companion.drawnNext')}{' '}
              <b className="font-numeral">{next.map((card) => modifierCardName(card, formatter)).join(' · ')}</b>
            </span>
            <IconButton
              icon={undo}
              label={t('table.companion.takeBack', { name })}
              onClick={() => enter(next.slice(0, -1))}
            />
          </span>
        )}
      </p>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {[...kinds].toSorted(byWorth).map(([card, count]) => (
          <Button
            key={card}
            locked={count > 0 ? undefined : t('table.companion.noneLeft')}
            onClick={() => enter([...next, card])}
            className="font-numeral"
          >
            <span className="sr-only">{t('table.companion.drew', { name })}</span>
            {modifierCardName(card, formatter)} <span className="text-muted text-note">{count}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
