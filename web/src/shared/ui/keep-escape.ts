import type { KeyboardEvent } from 'react';

/**
 * For dialogs that may answer Escape by a question: a question of the browser's own that opens while the key is handled
 * would get the same press, and close at once.
 */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
