import { positionStack, TOAST_WIDTH, TOP, TOP_AT_DESK, TOP_IN_DIALOG, type Box } from './position-stack';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };
const box = (left: number, top: number, width = 160, height = 36): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([null, box(100, 60), box(1200, 10), box(1140, 129, 110, 40)])(
  'at a desk toasts stand at the right, below the tool row, unless the press was there: %j',
  (cause) => {
    expect(positionStack(cause, DESK)).toEqual({ top: TOP_AT_DESK, right: 20, maxHeight: 800 - TOP_AT_DESK });
  },
);

test.each([PHONE, { width: 1280, height: 400 }])('in a small window toasts stand over the header: %j', (frame) => {
  expect(positionStack(null, frame)).toEqual({ top: null, right: 20, maxHeight: frame.height - TOP_IN_DIALOG });
});

test('on a phone toasts stand over the header where a few fit above the press, not over what is read next', () => {
  expect(positionStack(box(16, 250, 180, 48), PHONE)).toEqual({ top: null, right: 20, maxHeight: 164 });
});

describe.each([
  ['a menu at the top right', DESK, box(1100, 80, 160, 200)],
  ['a button in the header', DESK, box(1200, 10)],
  ['a low button', DESK, box(1100, 700)],
  ['a tall menu', DESK, box(1080, 20, 180, 760)],
  ['the whole width of a phone', PHONE, box(16, 120, 328, 48)],
  ['the middle of a phone', PHONE, box(16, 300, 328, 48)],
  ['the bottom of a phone', PHONE, box(16, 580, 328, 48)],
  ['a point in a phone’s corner', PHONE, box(330, 0, 30, 30)],
])('after a press on %s', (_where, frame, cause) => {
  test.each([TOP, TOP_IN_DIALOG])('the stack is never over it, usually %d px below the top', (usual) => {
    const { top: given, right, maxHeight } = positionStack(cause, frame);
    const top = given ?? usual;
    const width = Math.min(TOAST_WIDTH, frame.width - 32);
    const stack = { left: frame.width - right - width, right: frame.width - right, top, bottom: top + maxHeight };
    const isApart =
      stack.right <= cause.left || stack.left >= cause.right || stack.bottom <= cause.top || stack.top >= cause.bottom;
    expect(isApart).toBe(true);
    expect(maxHeight).toBeGreaterThanOrEqual(100);
    expect(stack.left).toBeGreaterThanOrEqual(0);
    expect(stack.bottom).toBeLessThanOrEqual(frame.height);
  });
});
