/** A `ref` for an element that takes the focus when it appears. */
export function focusArrived(element: HTMLElement | null): void {
  element?.focus();
}
