import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { memoWithHandlers } from './memo-with-handlers';

interface Props {
  label: ReactNode;
  options: readonly { value: string }[];
  onPress?: (() => void) | undefined;
}

const drawn = jest.fn();
const Button = memoWithHandlers(function Button({ label, options, onPress }: Props) {
  drawn(options.map(({ value }) => value));
  return (
    <button type="button" disabled={onPress === undefined} onClick={onPress}>
      {label}
    </button>
  );
});
/** Makes every prop anew, as owners do. */
const owned = ({
  word = 'Uno',
  values = ['a', 'b'],
  onPress,
}: { word?: string; values?: string[] } & Partial<Props>) => (
  <Button label={<b>{word}</b>} options={values.map((value) => ({ value }))} onPress={onPress && (() => onPress())} />
);

beforeEach(() => drawn.mockClear());

test('an owner that renders again with props alike renders nothing, and its latest handler is called', async () => {
  const pressed: string[] = [];
  const { rerender } = render(owned({ onPress: () => pressed.push('first') }));
  rerender(owned({ onPress: () => pressed.push('second') }));
  expect(drawn).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button'));
  expect(pressed).toEqual(['second']);
});

test.each([
  ['an element', { word: 'Dos' }],
  ['an entry of a list', { values: ['a', 'c'] }],
  ['the length of a list', { values: ['a'] }],
  ['that there is a handler', { onPress: undefined }],
])('a change of %s is shown', (_what, change) => {
  const before = { onPress: () => undefined };
  const { rerender } = render(owned(before));
  rerender(owned({ ...before, ...change }));
  expect(drawn).toHaveBeenCalledTimes(2);
});
