import { isBefore } from './page-order';

/** `ref` for a button that disappears when pressed: focuses the heading above, or the section. */
export function leaveFocusAbove(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const { parts, heading } = around(button);
    // After React's update.
    queueMicrotask(() => {
      // It may have disappeared too.
      const above = heading?.isConnected ? heading : parts.findLast(({ isConnected }) => isConnected);
      if (!above || document.activeElement !== document.body) return;
      if (!above.hasAttribute('tabindex')) above.tabIndex = -1;
      above.focus({ preventScroll: true });
    });
  };
}

/** Ancestors of `button`, innermost last, and the heading above it. */
function around(button: HTMLElement): { parts: HTMLElement[]; heading: HTMLElement | undefined } {
  // oxlint-disable-next-line turnero-focus/document-queries -- Any page may render it.
  const all = [...document.querySelectorAll<HTMLElement>('main, section, [role="dialog"], h1, h2, h3, h4')];
  const before = all.filter((element) => isBefore(element, button));
  const parts = before.filter((element) => element.contains(button));
  const part = parts.at(-1);
  return { parts, heading: before.findLast((element) => element !== part && part?.contains(element)) };
}
