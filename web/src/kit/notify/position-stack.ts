import { BREAKPOINTS } from '../ui/breakpoints';

/** In px from the window's corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Frame {
  width: number;
  height: number;
}

interface StackPosition {
  /** null: the usual position of a small window, which is lower in a dialog. */
  top: number | null;
  right: number;
  maxHeight: number;
}

/** In a small window: over the page's header, not over titles; below a dialog's title. */
export const [TOP, TOP_IN_DIALOG] = [2, 78];
/** Below the panel's heading and tool row, and below a tall dialog's ✕. */
export const TOP_AT_DESK = 177;
const DESK_HEIGHT = 560;
export const TOAST_WIDTH = 350;
const EDGE = 20;
const GAP = 8;
/** Two lines with a button. */
const ENOUGH = 140;

/**
 * Places the toasts at the top right, clear of `cause`, the last pressed control. Never over it, so a second press
 * doesn't hit a toast.
 */
export function positionStack(cause: Box | null, { width, height }: Frame): StackPosition {
  const isAtDesk = width >= BREAKPOINTS.md && height >= DESK_HEIGHT;
  const highest = isAtDesk ? TOP_AT_DESK : TOP_IN_DIALOG;
  const usual = { top: isAtDesk ? TOP_AT_DESK : null, right: EDGE, maxHeight: height - highest };
  const reach = Math.min(TOAST_WIDTH, width - 2 * EDGE) + EDGE + GAP;
  if (!cause || cause.right <= width - reach || cause.bottom <= TOP || cause.top >= height) return usual;
  const above = { ...usual, maxHeight: cause.top - GAP - highest };
  const belowTop = Math.max(cause.bottom + GAP, usual.top ?? 0);
  const below = { top: belowTop, right: EDGE, maxHeight: height - belowTop };
  if (above.maxHeight >= ENOUGH) return above;
  if (below.maxHeight >= ENOUGH) return below;
  const right = width - cause.left + GAP;
  if (width - right >= TOAST_WIDTH + EDGE) return { ...usual, right };
  return above.maxHeight > below.maxHeight ? above : below;
}
