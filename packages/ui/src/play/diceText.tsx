import { Fragment, type ReactNode } from 'react';
import { Die } from './Die.tsx';

const FACES = '⚀⚁⚂⚃⚄⚅';

/** Renders die faces in a sentence as dice, because as characters they are too small to distinguish. */
export function withDice(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !/[⚀-⚅]/.test(text)) return text;
  return text.split(/([⚀-⚅])/).map((part, n) => {
    const value = part.length === 1 ? FACES.indexOf(part) + 1 : 0;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no id but their order.
      <Fragment key={n}>
        {value > 0 ? (
          <span className="inline-block align-[-4px]">
            <Die value={value} size={18} />
          </span>
        ) : (
          part
        )}
      </Fragment>
    );
  });
}
