// Builds the web client, unless it is newer than everything it is made from.
import { buildWeb } from './setup.mjs';

await buildWeb();
