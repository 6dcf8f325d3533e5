/** Messages of the game's content checks, in addition to `problemTexts` of @tessera/rules. */
export const content = {
  'not-json': 'this is not JSON.',
  'unknown-item': 'there is no item {found}.',
  'too-much-gear': '{n} gear markers name no item, but only {most} items can lie under them.',
  'and-more': '{first} And {n} more.',
  'at-place': '{place}: {message}',
  'map-unplayable': 'This map cannot be played: {why}',

  'off-map': '{what} at {at} is off the map.',
  'goes-off-map': 'this goes off the map, from {at}.',
  'teleporter-taken': 'a teleporter already ends at {at}.',
  'already-at': '"{id}" is already at {place}.',
  'filled-already': '{at} is filled already.',
  'in-solid': '{what} at {at} stands in a wall or a table.',
  'stands-where': '{what} stands where {other} does.',
  'no-deployment-zone': 'crew {crew} has no deployment zone.',
  'outside-zone': '{what} starts at {at}, outside its deployment zone.',
  unreachable: '{what} cannot be reached from where crew 1 starts.',
  'thing-at': '{what} at {at}',
  'role-of-crew': 'the {role} of crew {crew}',
  'zone-called': 'the zone "{id}"',

  'ability-not-listed': 'the {role} does not list "{id}" among its abilities.',
  'open-to-every-role': '"{ability}" is open to every role.',
  'ability-of': '"{ability}" is an ability of the {role}.',
  'stance-not-allowed': 'the action "{action}" does not allow the stance "{stance}".',
} as const;
