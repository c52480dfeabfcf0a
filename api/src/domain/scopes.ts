/** What an API key may be given, one by one. The web words them in its own texts. */
export const SCOPE_AREAS = [
  'appointments',
  'requests',
  'rentals',
  'rooms',
  'professionals',
  'specialties',
  'settings',
  'reports',
] as const;
export type ScopeArea = (typeof SCOPE_AREAS)[number];

export type Scope = `${ScopeArea}:${'read' | 'write'}` | 'events:read' | 'personal-data';

/** As people choose among them. */
export const SCOPES: readonly Scope[] = [
  ...SCOPE_AREAS.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]),
  'events:read',
  'personal-data',
];
