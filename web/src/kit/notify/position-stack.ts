import { BREAKPOINTS } from '../ui/breakpoints';

/** In px from the window's top left corner. */
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

export interface StackPosition {
  /** From the top or the bottom, in px. */
  edge: number;
  /** From the left, in px. */
  left: number;
  maxHeight: number;
}

/** Below the title of a dialog. */
export const TOP_IN_DIALOG = 78;
export const TOAST_WIDTH = 350;
const LEAST_WIDTH = 200;
export const EDGE = 16;
const GAP = 8;
/** Two lines with a button. */
const ENOUGH = 140;
const DESK_HEIGHT = 560;

/** Wide enough for toasts at the bottom left to leave the buttons of dialogs free. */
export const isDesk = ({ width, height }: Frame): boolean => width >= BREAKPOINTS.md && height >= DESK_HEIGHT;

/** As wide as the rail at a desk, so as to leave the rows beside it free. `rail`: null without one. */
export function toastWidth(rail: Pick<Box, 'left' | 'right'> | null, frame: Frame): number {
  const room = rail && rail.left < frame.width / 4 && isDesk(frame) ? rail.right - EDGE : 0;
  return room >= LEAST_WIDTH ? Math.min(room, TOAST_WIDTH) : TOAST_WIDTH;
}

/**
 * Places the toasts at the bottom left, above a bar of `barHeight`, clear of `cause`, the last pressed control. Never
 * over it, so a second press doesn't hit a toast.
 */
export function positionStack(
  cause: Box | null,
  frame: Frame,
  { barHeight = 0, width = TOAST_WIDTH } = {},
): StackPosition {
  const { height } = frame;
  const flipped = cause && { ...cause, top: height - cause.bottom, bottom: height - cause.top };
  return clearOf(flipped, frame, barHeight + EDGE, width);
}

/** As positionStack, from the top: the buttons of a dialog on a phone are at the bottom. */
export function positionInDialog(cause: Box | null, frame: Frame): StackPosition {
  return clearOf(cause, frame, TOP_IN_DIALOG, TOAST_WIDTH);
}

/** `cause` from the stack's edge, which is `edge` px from the window's. */
function clearOf(cause: Box | null, { width, height }: Frame, edge: number, toast: number): StackPosition {
  const usual = { edge, left: EDGE, maxHeight: height - edge };
  const reach = EDGE + Math.min(toast, width - 2 * EDGE) + GAP;
  if (!cause || cause.left >= reach || cause.bottom <= edge || cause.top >= height) return usual;
  const nearer = { ...usual, maxHeight: cause.top - GAP - edge };
  const fartherEdge = Math.max(cause.bottom + GAP, edge);
  const farther = { edge: fartherEdge, left: EDGE, maxHeight: height - fartherEdge };
  if (nearer.maxHeight >= ENOUGH) return nearer;
  if (farther.maxHeight >= ENOUGH) return farther;
  const left = cause.right + GAP;
  if (left + toast + EDGE <= width) return { ...usual, left };
  return nearer.maxHeight > farther.maxHeight ? nearer : farther;
}
