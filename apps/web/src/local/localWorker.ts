import { serveLocal } from '@tessera/table';
import * as z from 'zod';
import { rulesOf } from '../games/rules.ts';

// The content security policy of the page also applies to its workers.
z.config({ jitless: true });

// Rules and bots run here, so that the page never blocks.
serveLocal(self, { games: rulesOf });
