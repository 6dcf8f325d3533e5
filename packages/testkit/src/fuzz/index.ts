export { corpusIn, fuzzInputs, hold } from './corpus.ts';
export { type FuzzReport, type FuzzTarget, fuzz } from './fuzz.ts';
