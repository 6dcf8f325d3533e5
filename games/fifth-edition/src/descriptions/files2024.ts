import conditions from '../../descriptions/2024/conditions.json' with { type: 'json' };
import feats from '../../descriptions/2024/feats.json' with { type: 'json' };

/** The files of descriptions of 2024, in no order that matters. */
export const files: readonly unknown[] = [conditions, feats];
