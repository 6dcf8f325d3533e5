export { EXIT, type Exit } from './errors.ts';
export { type Io, processIo, type Sink } from './io.ts';
export { main } from './main.ts';
