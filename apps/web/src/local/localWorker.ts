import { serveLocal } from '@tessera/table';
import * as z from 'zod';
import { rulesOf } from '../games/rules.ts';

// A worker is under the same content security policy as the page.
z.config({ jitless: true });

// Rules and bots think here, so that the page never stalls.
serveLocal(self, { games: rulesOf });
