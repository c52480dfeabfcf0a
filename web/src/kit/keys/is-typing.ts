/** Whether the target is a text field or a select, which use keys themselves. */
export function isTyping(event: Event): boolean {
  return isInText(event) || isWithin(event, 'select');
}

/** Whether the target is a text field, which has an undo of its own. */
export function isInText(event: Event): boolean {
  return isWithin(event, TEXT);
}

export function isWithin(event: Event, selector: string): boolean {
  return event.composedPath().some((it) => it instanceof Element && it.matches(selector));
}

const TEXT =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
