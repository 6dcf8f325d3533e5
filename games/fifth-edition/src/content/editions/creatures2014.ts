// The stat blocks of 2014, imported so that browsers load them only when a character has a companion.
export { default as 'aberration.json' } from '../../../content/creatures-5.1/aberration.json' with { type: 'json' };
export { default as 'beast.json' } from '../../../content/creatures-5.1/beast.json' with { type: 'json' };
export { default as 'calls.json' } from '../../../content/creatures-5.1/calls.json' with { type: 'json' };
export { default as 'celestial.json' } from '../../../content/creatures-5.1/celestial.json' with { type: 'json' };
export { default as 'construct.json' } from '../../../content/creatures-5.1/construct.json' with { type: 'json' };
export { default as 'dragon.json' } from '../../../content/creatures-5.1/dragon.json' with { type: 'json' };
export { default as 'elemental.json' } from '../../../content/creatures-5.1/elemental.json' with { type: 'json' };
export { default as 'fey.json' } from '../../../content/creatures-5.1/fey.json' with { type: 'json' };
export { default as 'fiend.json' } from '../../../content/creatures-5.1/fiend.json' with { type: 'json' };
export { default as 'giant.json' } from '../../../content/creatures-5.1/giant.json' with { type: 'json' };
export { default as 'humanoid.json' } from '../../../content/creatures-5.1/humanoid.json' with { type: 'json' };
export { default as 'monstrosity.json' } from '../../../content/creatures-5.1/monstrosity.json' with { type: 'json' };
export { default as 'ooze.json' } from '../../../content/creatures-5.1/ooze.json' with { type: 'json' };
export { default as 'plant.json' } from '../../../content/creatures-5.1/plant.json' with { type: 'json' };
export { default as 'undead.json' } from '../../../content/creatures-5.1/undead.json' with { type: 'json' };
