export const TIME_ZONES = [
  'America/Argentina/Buenos_Aires',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;
export const isTimeZone = (text: string): boolean => (TIME_ZONES as readonly string[]).includes(text);
export const LOCALES = ['es-AR', 'en-US', 'en-GB', 'pt-BR'] as const;
export const CURRENCIES = ['ARS', 'USD', 'EUR', 'BRL'] as const;
export const FIRST_WEEKDAYS = ['monday', 'sunday'] as const;

/** For descriptions. */
export const oneOf = (options: readonly string[]): string => `One of ${options.join(', ')}.`;
