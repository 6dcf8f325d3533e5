import { classes } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';

interface EnglishMarkProps {
  readonly className?: string;
}

/** Marks English content for users of another language. Names and texts of content are in English only. */
export function EnglishMark({ className = '' }: EnglishMarkProps) {
  const { t, translator } = useCharacter();
  if (translator.language === 'en') return null;
  return (
    <abbr
      title={t('sheet.english')}
      aria-label={t('sheet.english')}
      className={classes('rounded-chip border border-control px-1 text-note text-muted no-underline', className)}
    >
      EN
    </abbr>
  );
}
