import { t as now, type Translate } from '../i18n/texts.ts';

/** Returns the name of a bot level. A level that only one game has keeps its own name. */
export function levelName(level: string, t: Translate = now): string {
  switch (level) {
    case 'easy':
    case 'normal':
    case 'hard':
    case 'expert':
      return t(`level.${level}`);
    default:
      return level;
  }
}
