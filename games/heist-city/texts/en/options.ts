import { names } from './names.ts';
import { variants } from './variants.ts';

/** Descriptions of the options. Two rulings name functions of the engine, so players get another text. */
export const options = {
  map: { title: 'Site', description: 'The place that both crews rob.', options: names.site },
  ownMap: { title: 'Your own map', description: 'Takes the place of the site.' },
  budget: { title: 'Credits for each crew', description: 'Maximum cost of the equipment of a crew.' },
  alertModifier: {
    title: 'Added alert',
    description: 'Counts on top of the alert all match long: the guards wake earlier, or later below zero.',
  },
  variants: {
    title: 'House rulings',
    description: 'Where the rules can be read in two ways, this is the other way. Usually none is chosen.',
    options: {
      ...variants,
      'prob-strict': 'The odds of two dice tell the chance of more than the number, not of reaching it.',
      'margin-strict': 'The expected margin of a success leaves out rolls that only just reach the number.',
    },
  },
} as const;
