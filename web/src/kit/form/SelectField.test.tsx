import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SelectField } from './SelectField';

const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

test('a select offers what there is to choose by now, and who listens by now hears of a choice', async () => {
  const [before, now] = [jest.fn(), jest.fn()];
  const props = { label: 'Sala', value: 'Norte' };
  const { rerender } = render(<SelectField {...props} options={optionsOf('Norte', 'Sur')} onChange={before} />);
  rerender(<SelectField {...props} options={optionsOf('Norte', 'Este')} onChange={now} />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Norte', 'Este']);
  await userEvent.selectOptions(screen.getByLabelText('Sala'), 'Este');
  expect(now).toHaveBeenCalledWith('Este');
  expect(before).not.toHaveBeenCalled();
});
