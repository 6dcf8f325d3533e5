export { processIo } from '@tessera/terminal';
export { main } from './main.ts';
