import { house, speechOf, tellerOf } from '@tessera/text';
import { en } from '../../texts/en.ts';
import { words } from '../words.ts';

/** English texts: the specification asks for sentences in English. */
export const english = tellerOf(words, speechOf('en', en, house.en));
