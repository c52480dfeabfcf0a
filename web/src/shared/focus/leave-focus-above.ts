const HEADINGS = 'h1, h2, h3, h4';

/**
 * A `ref` for a button that disappears when pressed: moves its focus to the heading before it in its section, or to
 * the section.
 */
export function leaveFocusAbove(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const part = button.closest<HTMLElement>('section, [role="dialog"], main');
    const above = [...(part?.querySelectorAll<HTMLElement>(HEADINGS) ?? [])].filter((heading) => isBefore(heading, button)).at(-1);
    // After React has updated the page, unless something else took the focus.
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
