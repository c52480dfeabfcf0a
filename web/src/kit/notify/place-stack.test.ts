import {
  isDesk,
  positionInDialog,
  positionStack,
  TOAST_WIDTH,
  toastWidth,
  TOP_IN_DIALOG,
  type Box,
} from './position-stack';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };
const box = (left: number, top: number, width = 160, height = 36): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([null, box(100, 60), box(1140, 129, 110, 40), box(1100, 740)])(
  'at a desk toasts are at the bottom left, unless the press was there: %j',
  (cause) => expect(positionStack(cause, DESK)).toMatchObject({ edge: 16, left: 16 }),
);

test('on a phone toasts are at the bottom, above a bar with buttons, and in a dialog below its title', () => {
  const press = box(16, 250, 180, 48);
  expect(positionStack(press, PHONE)).toEqual({ edge: 16, left: 16, maxHeight: 318 });
  expect(positionStack(press, PHONE, { barHeight: 72 })).toEqual({ edge: 88, left: 16, maxHeight: 246 });
  expect(positionInDialog(null, PHONE)).toEqual({ edge: TOP_IN_DIALOG, left: 16, maxHeight: 640 - TOP_IN_DIALOG });
  expect([DESK, PHONE, { width: 1280, height: 400 }].map(isDesk)).toEqual([true, false, false]);
});

test('beside a rail toasts are as wide as it, and leave the rows free; on a phone and without a rail they are wider', () => {
  const rail = box(16, 77, 200, 712);
  expect(toastWidth(rail, DESK)).toBe(200);
  expect(positionStack(box(240, 755), DESK, { width: 200 })).toMatchObject({ edge: 16, left: 16 });
  expect([toastWidth(rail, PHONE), toastWidth(null, DESK), toastWidth(box(1000, 77, 250), DESK)]).toEqual([
    350, 350, 350,
  ]);
});

describe.each([
  ['a menu at the bottom left', DESK, box(100, 560, 160, 200)],
  ['a link at the left', DESK, box(240, 755)],
  ['a high button', DESK, box(100, 20)],
  ['a tall menu', DESK, box(20, 20, 180, 760)],
  ['the whole width of a phone', PHONE, box(16, 120, 328, 48)],
  ['the middle of a phone', PHONE, box(16, 300, 328, 48)],
  ['the bottom of a phone', PHONE, box(16, 580, 328, 48)],
  ['a point in a phone’s corner', PHONE, box(0, 600, 30, 30)],
])('after a press on %s', (_where, frame, cause) => {
  const width = Math.min(TOAST_WIDTH, frame.width - 32);
  const { edge, ...fromBottom } = positionStack(cause, frame);
  const { edge: top, ...fromTop } = positionInDialog(cause, frame);
  test.each([
    ['in a page', { ...fromBottom, top: frame.height - edge - fromBottom.maxHeight }],
    ['in a dialog', { ...fromTop, top }],
  ])('the stack is never over it %s', (_place, stack) => {
    const [right, bottom] = [stack.left + width, stack.top + stack.maxHeight];
    const isApart =
      right <= cause.left || stack.left >= cause.right || bottom <= cause.top || stack.top >= cause.bottom;
    expect(isApart).toBe(true);
    expect(stack.maxHeight).toBeGreaterThanOrEqual(100);
    expect(right).toBeLessThanOrEqual(frame.width);
    expect([stack.top >= 0, bottom <= frame.height]).toEqual([true, true]);
  });
});
