/** Whether a key's event comes from where text is written or chosen, which has its own use for keys. */
export function isTyping(event: Event): boolean {
  return isWithin(event, TYPED_IN);
}

/** Whether an event comes from within something that matches the selector. */
export function isWithin(event: Event, selector: string): boolean {
  return event.composedPath().some((it) => it instanceof Element && it.matches(selector));
}

const TYPED_IN =
  'textarea, select, [contenteditable], ' +
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
