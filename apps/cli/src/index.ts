export { processIo } from '@tessera/terminal/io';
export { main } from './main.ts';
