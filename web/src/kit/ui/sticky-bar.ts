type Edge = 'top' | 'bottom' | 'grid';

/**
 * `ref` that reports the height of a sticky bar: base.css keeps focused elements clear of it. Pass it only while
 * sticky.
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

/** Heads of a grid that scrolls in itself, which keeps its focused entries clear of them. */
export const gridHeads = stickyBar('grid');
export const topBar = stickyBar('top');
export const bottomBar = stickyBar('bottom');
