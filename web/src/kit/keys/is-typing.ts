/** Whether the target is a text field or a select, which use keys themselves. */
export function isTyping(event: Event): boolean {
  return isWithin(event, TYPED_IN);
}

export function isWithin(event: Event, selector: string): boolean {
  return event.composedPath().some((it) => it instanceof Element && it.matches(selector));
}

const TYPED_IN =
  'textarea, select, [contenteditable], ' +
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
