import { usePackShelf as keepPacksIn } from '@tessera/fifth-edition/table';
import { ownPacks } from './ownPacks.ts';

keepPacksIn(ownPacks);

// The table together with the place where its packs are kept: nobody can have the one without the other.
export * from '@tessera/fifth-edition/table';
