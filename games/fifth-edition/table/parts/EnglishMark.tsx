import { useDesk } from '../desk/desk.ts';

/** Says that what follows is English, to whoever reads in another language. Content has its names and texts in English only. */
export function EnglishMark() {
  const { say, speech } = useDesk();
  if (speech.language === 'en') return null;
  return (
    <abbr
      title={say('sheet.english')}
      aria-label={say('sheet.english')}
      className="float-right ml-2 rounded-chip border border-control px-1 text-note text-muted no-underline"
    >
      EN
    </abbr>
  );
}
