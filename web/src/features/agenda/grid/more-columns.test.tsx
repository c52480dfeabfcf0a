import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';

import { MoreColumns } from './MoreColumns';

const COLUMNS = [0, 1, 2, 3, 4];

/** Five columns of 100 px, of which two and a bit fit. */
function Board() {
  const scroller = useRef<HTMLDivElement>(null);
  const columnsRef = useRef<HTMLDivElement>(null);
  const place = (part: HTMLElement | null, left: () => number, width: number) => {
    if (part) part.getBoundingClientRect = () => ({ left: left(), width, right: left() + width }) as DOMRect;
  };
  return (
    <>
      <div
        data-testid="board"
        ref={(part) => {
          scroller.current = part;
          place(part, () => 0, 230);
          if (!part) return;
          Object.defineProperty(part, 'clientWidth', { value: 230 });
          part.scrollBy = ((by: ScrollToOptions) => {
            part.scrollLeft += by.left!;
            fireEvent.scroll(part);
          }) as typeof part.scrollBy;
        }}
      >
        <div ref={columnsRef}>
          {COLUMNS.map((index) => (
            <div
              key={index}
              ref={(column) => place(column, () => index * 100 - (scroller.current?.scrollLeft ?? 0), 100)}
            />
          ))}
        </div>
      </div>
      <MoreColumns scroller={scroller} columnsRef={columnsRef} columns={COLUMNS} />
    </>
  );
}

test('counts the columns beyond the edge; presses scroll to them until none is left', async () => {
  render(<Board />);
  fireEvent.scroll(screen.getByTestId('board'));
  await userEvent.click(screen.getByRole('button', { name: '3 más a la derecha' }));
  await userEvent.click(screen.getByRole('button', { name: '2 más a la derecha' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
