/** `ref` that focuses an element on mount. */
export function focusArrived(element: HTMLElement | null): void {
  element?.focus();
}
