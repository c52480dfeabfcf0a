import { isBefore } from './page-order';

/** A `ref` for a button that disappears when pressed: focuses the heading above, or the section. */
export function leaveFocusAbove(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const { part, heading } = around(button);
    // After React's update.
    queueMicrotask(() => {
      const above = heading?.isConnected ? heading : part;
      if (!above || document.activeElement !== document.body) return;
      if (!above.hasAttribute('tabindex')) above.tabIndex = -1;
      above.focus({ preventScroll: true });
    });
  };
}

/** The part of the page that has `button`, and its last heading before it. By query: the button stands in any page. */
function around(button: HTMLElement): { part: HTMLElement | undefined; heading: HTMLElement | undefined } {
  const all = [...document.querySelectorAll<HTMLElement>('main, section, [role="dialog"], h1, h2, h3, h4')];
  const before = all.filter((element) => isBefore(element, button));
  const part = before.findLast((element) => element.contains(button));
  return { part, heading: before.findLast((element) => element !== part && part?.contains(element)) };
}
