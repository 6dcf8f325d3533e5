import type { IconArt } from '../iconArt.ts';

export const healthNormal: IconArt = {
  box: 512,
  drawn: 'fill',
  d: 'M196 16a30 30 0 0 0-30 30v120H46a30 30 0 0 0-30 30v120a30 30 0 0 0 30 30h120v120a30 30 0 0 0 30 30h120a30 30 0 0 0 30-30V346h120a30 30 0 0 0 30-30V196a30 30 0 0 0-30-30H346V46a30 30 0 0 0-30-30z',
};
