import type { View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';

interface IntroductionProps {
  readonly view: Pick<View, 'scenario'>;
  readonly formatter: GameFormatter;
}

/** The background and the task of the party; nothing for a scenario without an introduction. */
export function Introduction({ view: { scenario }, formatter }: IntroductionProps) {
  const code = `introduction.${scenario}`;
  if (!formatter.has(code)) return null;
  return <p className="m-0 border-act-line border-l-3 pl-3 font-title text-body leading-6">{formatter.t(code)}</p>;
}
