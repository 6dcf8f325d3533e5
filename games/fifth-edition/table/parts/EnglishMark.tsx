import { classes } from '@tessera/ui';
import { useDesk } from '../desk/desk.ts';

interface EnglishMarkProps {
  /** Where it stands. */
  readonly className?: string;
}

/** Says that what follows is English, to whoever reads in another language. Content has its names and texts in English only. */
export function EnglishMark({ className = '' }: EnglishMarkProps) {
  const { say, speech } = useDesk();
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
