import { ELEMENTS, type Element, elementState, type FigureId, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { classes, Icon } from '@tessera/ui';
import { ELEMENT_LOOKS } from '../looks.ts';
import { figureName } from '../model/names.ts';

/**
 * The six elements: icon, fill level, state, and the figure that infused it. An infused element becomes strong at the
 * end of the turn.
 */
export function ElementTracker({
  view,
  formatter,
  infusers,
  isCompact,
}: {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly infusers: ReadonlyMap<Element, FigureId>;
  readonly isCompact: boolean;
}) {
  const { t } = formatter;
  return (
    <ul aria-label={t('table.elements')} className={classes('m-0 flex list-none p-0', isCompact ? 'gap-1.5' : 'gap-3')}>
      {ELEMENTS.map((element, n) => {
        const state = elementState(view, element);
        const isComing = ((view.infused >> n) & 1) === 1;
        const { icon, colour } = ELEMENT_LOOKS[element];
        const level = state === 'strong' ? 24 : state === 'waning' ? 12 : 0;
        const words = t(isComing && state !== 'strong' ? 'table.infused' : `state.${state}`);
        const infuser = state === 'inert' && !isComing ? undefined : infusers.get(element);
        const by = infuser === undefined ? undefined : t('table.infusedBy', { name: figureName(infuser, formatter) });
        const rule = t(`table.elementRule.${isComing && state !== 'strong' ? 'coming' : state}`);
        return (
          <li
            key={element}
            className="flex flex-col items-center text-center"
            title={`${t(`element.${element}`)}: ${[words, by].filter(Boolean).join(', ')}. ${rule}`}
          >
            <svg width={isCompact ? 26 : 34} height={isCompact ? 26 : 34} viewBox="-13 -13 26 26" aria-hidden="true">
              <circle
                r="12"
                fill="#14171c"
                stroke={state === 'inert' ? '#7c8798' : colour}
                strokeWidth="1.500"
                strokeDasharray={state === 'inert' ? '2.500 2' : undefined}
              />
              <clipPath id={`level-${element}`}>
                <rect x="-12" y={12 - level} width="24" height={level} />
              </clipPath>
              <circle r="11.200" fill={colour} clipPath={`url(#level-${element})`} />
              <g
                style={{ color: state === 'inert' ? '#a7afbc' : '#fff' }}
                stroke="#14171c"
                strokeWidth={state === 'inert' ? 0 : 26}
                paintOrder="stroke"
              >
                <Icon of={icon} size={15} x={-7.5} y={-7.5} />
              </g>
              {isComing && <path d="M0 -13L4 -8H-4Z" fill="var(--act-line)" />}
            </svg>
            <span className={classes('text-note leading-4', isCompact && 'sr-only')}>
              <b className="block font-semibold">{t(`element.${element}`)}</b>
              <span className="block text-muted">{words}</span>
              {by && <span className="block max-w-24 text-muted">{by}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
