// Builds the web client, unless it is newer than its sources.
import { buildWeb } from './setup.mjs';

await buildWeb();
