type Edge = 'top' | 'bottom';

/**
 * Tells the page how high a bar is that sticks to the window's edge: base.css keeps what gets the focus clear of it.
 * A `ref`; pass it only while the bar sticks.
 */
const stickyBar = (edge: Edge) => (bar: HTMLElement | null) => {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const name = `--bar-${edge}`;
  const observer = new ResizeObserver(() => {
    const isSticky = getComputedStyle(bar).position === 'sticky';
    if (isSticky) style.setProperty(name, `${bar.offsetHeight}px`);
    else style.removeProperty(name);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
};

export const topBar = stickyBar('top');
export const bottomBar = stickyBar('bottom');
