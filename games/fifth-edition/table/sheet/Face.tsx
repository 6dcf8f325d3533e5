import { Icon } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';
import { heldSpells } from '../play/casting/spellBook.ts';
import { classIcon } from './turn/icons.ts';

/** Disc with the icon of the class, and a diamond while the character concentrates. */
export function Face() {
  const { record, rulebook, t } = useCharacter();
  const isHolding = heldSpells(record).length > 0;
  return (
    <span className={DISC}>
      <Icon of={classIcon(record.levels[0]?.class, rulebook)} size="2.25rem" />
      {isHolding && (
        <svg
          className="absolute -right-1.5 -bottom-1 size-7"
          viewBox="0 0 28 28"
          role="img"
          aria-label={t('sheet.concentrating')}
        >
          <path d="M14 1 27 14 14 27 1 14z" fill="var(--raised)" />
          <path d="M14 4.5 23.5 14 14 23.5 4.5 14z" fill="var(--magic)" />
        </svg>
      )}
    </span>
  );
}

const DISC =
  'relative grid flex-none place-items-center size-16 rounded-full ' +
  'bg-[radial-gradient(circle_at_35%_28%,var(--own-high),var(--own-disc)_60%)] ' +
  'shadow-[var(--lift-board),inset_0_0_0_2px_rgb(255_255_255/0.25)] text-(--own-icon)';
