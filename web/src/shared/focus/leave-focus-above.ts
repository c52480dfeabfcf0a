const HEADINGS = 'h1, h2, h3, h4';

/**
 * A `ref` for a button that goes away by being pressed: when it has the focus as it goes, the last heading before it in
 * its part of the page has it next, or else that part.
 */
export function leaveFocusAbove(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const part = button.closest<HTMLElement>('section, [role="dialog"], main');
    const above = [...(part?.querySelectorAll<HTMLElement>(HEADINGS) ?? [])].filter((heading) => isBefore(heading, button)).at(-1);
    // Once the page stands again, and unless something in it has taken the focus by then.
    queueMicrotask(() => {
      const fallback = above?.isConnected ? above : part;
      if (!fallback || document.activeElement !== document.body) return;
      if (!fallback.hasAttribute('tabindex')) fallback.tabIndex = -1;
      fallback.focus({ preventScroll: true });
    });
  };
}

function isBefore(one: Node, other: Node): boolean {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
