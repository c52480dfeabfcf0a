import { screen } from '@testing-library/react';

import { renderPart } from '../../../testing/render-app';
import { ManyMonthsDialog } from './ManyMonthsDialog';

test('a dialog that crashes may have applied the week to some months: closed, the page asks again for what stands', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const closed = jest.fn();
  const broken = new Proxy([], {
    get: () => {
      throw new Error('no templates');
    },
  });
  const { user } = renderPart(
    <ManyMonthsDialog
      typed={null}
      templates={broken}
      roomId={1}
      months={undefined}
      hasFailed={false}
      month="2026-11"
      today="2026-11-21"
      setMonth={() => Promise.reject(new Error('not sent'))}
      reload={() => Promise.resolve()}
      onClose={closed}
    />,
    {},
  );
  await user.click(await screen.findByText('Cerrar'));
  expect(closed).toHaveBeenCalledWith(true);
});
