/** Opens the programs that take calendars, as Apple's and Outlook do. */
export function appLink(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

/** Google's takes https addresses for ones of its own. */
export function googleLink(url: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(appLink(url))}`;
}
