import { classes } from '@tessera/ui';
import { useCharacter } from '../../character/desk.ts';

interface EnglishMarkProps {
  readonly className?: string;
}

/** Marks English content for users of another language. Names and texts of content are in English only. */
export function EnglishMark({ className = '' }: EnglishMarkProps) {
  const { say, speech } = useCharacter();
  if (speech.language === 'en') return null;
  return (
    <abbr
      title={say('sheet.english')}
      aria-label={say('sheet.english')}
      className={classes('rounded-chip border border-control px-1 text-note text-muted no-underline', className)}
    >
      EN
    </abbr>
  );
}
