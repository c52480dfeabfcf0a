const HEADINGS = 'h1, h2, h3, h4';

/** A `ref` for a button that disappears when pressed: focuses the heading above, or the section. */
export function leaveFocusAbove(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const part = button.closest<HTMLElement>('section, [role="dialog"], main');
    const above = [...(part?.querySelectorAll<HTMLElement>(HEADINGS) ?? [])].filter((heading) => isBefore(heading, button)).at(-1);
    // After React's update.
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
