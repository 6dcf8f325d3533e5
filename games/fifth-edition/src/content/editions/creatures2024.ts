// The stat blocks of 2024, imported so that browsers load them only when a character has a companion.
export { default as 'aberration.json' } from '../../../content/creatures-5.2/aberration.json' with { type: 'json' };
export { default as 'beast.json' } from '../../../content/creatures-5.2/beast.json' with { type: 'json' };
export { default as 'calls.json' } from '../../../content/creatures-5.2/calls.json' with { type: 'json' };
export { default as 'celestial.json' } from '../../../content/creatures-5.2/celestial.json' with { type: 'json' };
export { default as 'construct.json' } from '../../../content/creatures-5.2/construct.json' with { type: 'json' };
export { default as 'dragon.json' } from '../../../content/creatures-5.2/dragon.json' with { type: 'json' };
export { default as 'elemental.json' } from '../../../content/creatures-5.2/elemental.json' with { type: 'json' };
export { default as 'fey.json' } from '../../../content/creatures-5.2/fey.json' with { type: 'json' };
export { default as 'fiend.json' } from '../../../content/creatures-5.2/fiend.json' with { type: 'json' };
export { default as 'giant.json' } from '../../../content/creatures-5.2/giant.json' with { type: 'json' };
export { default as 'humanoid.json' } from '../../../content/creatures-5.2/humanoid.json' with { type: 'json' };
export { default as 'monstrosity.json' } from '../../../content/creatures-5.2/monstrosity.json' with { type: 'json' };
export { default as 'ooze.json' } from '../../../content/creatures-5.2/ooze.json' with { type: 'json' };
export { default as 'plant.json' } from '../../../content/creatures-5.2/plant.json' with { type: 'json' };
export { default as 'undead.json' } from '../../../content/creatures-5.2/undead.json' with { type: 'json' };
