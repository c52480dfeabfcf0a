import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { MemoryRouter } from 'react-router-dom';
import { object } from 'yup';

import { DayLabels, type UseDayLabels } from '../calendar/day-labels';
import { dateTextRule } from './date-text';
import { FormDateField } from './FormDateField';

const TODAY = '2026-11-21';
const LABEL = 'Fecha de nacimiento';

function open(initial = '', useLabels: UseDayLabels = () => () => [], isBirthDate = false) {
  const sent = jest.fn();
  render(
    <DayLabels value={useLabels}>
      <Formik initialValues={{ born: initial }} validationSchema={object({ born: dateTextRule() })} onSubmit={sent}>
        <Form noValidate>
          <FormDateField<{ born: string }>
            label={LABEL}
            name="born"
            today={TODAY}
            max={TODAY}
            isBirthDate={isBirthDate}
          />
          <button type="submit">Guardar</button>
        </Form>
      </Formik>
    </DayLabels>,
    { wrapper: MemoryRouter },
  );
  const user = userEvent.setup();
  const box = screen.getByRole('textbox', { name: /Fecha de nacimiento/ });
  const button = screen.getByRole('button', { name: `Abrir calendario: ${LABEL}` });
  const popup = () => within(screen.getByRole('dialog', { name: `Calendario: ${LABEL}` }));
  const openCalendar = async () => {
    await user.click(button);
    await screen.findByRole('grid');
  };
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { user, box, button, openCalendar, popup, expectClosed, sent };
}

test('the box says how a date is written', () => {
  const { box } = open();
  expect(box).toHaveAttribute('placeholder', 'dd-MM-YYYY');
  expect(box).toHaveAccessibleDescription('Formato: dd-MM-YYYY');
  expect(box).toHaveAttribute('pattern', '\\d{2}-\\d{2}-\\d{4}');
});

test('the calendar starts the week on Sunday, marks the clinic’s today, names days and ends with the last one that counts', async () => {
  const useLabels = () => (day: string) => (day === '2026-11-23' ? ['Día de la Soberanía'] : []);
  const { openCalendar, popup } = open('', useLabels);
  await openCalendar();
  expect(
    popup()
      .getAllByRole('columnheader')
      .map((day) => day.textContent),
  ).toEqual(['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb']);
  expect(popup().getByRole('grid', { name: 'noviembre de 2026' })).toBeVisible();
  expect(popup().getByRole('combobox', { name: 'Mes' })).toHaveDisplayValue('Noviembre');
  const days = popup().getAllByRole('gridcell');
  const marked = days.filter((cell) => cell.getAttribute('aria-current') === 'date');
  expect(marked.map((cell) => cell.getAttribute('aria-label'))).toEqual(['sábado, 21 de noviembre de 2026']);
  expect(
    popup().getByRole('gridcell', { name: 'lunes, 23 de noviembre de 2026, Día de la Soberanía' }),
  ).toBeInTheDocument();
  expect(popup().getByText('lun, 23 nov: Día de la Soberanía')).toBeVisible();
  expect(popup().getByRole('gridcell', { name: 'domingo, 22 de noviembre de 2026' })).toBeDisabled();
  expect(popup().getByRole('button', { name: 'Mes siguiente' })).toHaveAttribute('aria-disabled', 'true');
});

test('a birth date starts with the year, then the month, and only the day writes it', async () => {
  const { user, button, box, popup } = open('', undefined, true);
  await user.click(button);
  const years = await screen.findByRole('radiogroup', { name: 'Elegí el año' });
  await waitFor(() => expect(within(years).getByRole('radio', { name: '1996' })).toHaveFocus());
  await user.click(within(years).getByRole('radio', { name: '1958' }));
  await user.click(await popup().findByRole('radio', { name: 'marzo' }));
  expect(box).toHaveValue('');
  await user.click(await popup().findByRole('gridcell', { name: 'viernes, 7 de marzo de 1958' }));
  expect(box).toHaveValue('07-03-1958');
});

test('year and month are chosen, the arrows lead to the month before, and Hoy writes today', async () => {
  const { user, openCalendar, box, popup } = open('07-03-1958');
  await openCalendar();
  await user.selectOptions(popup().getByRole('combobox', { name: 'Año' }), '1959');
  await user.click(popup().getByRole('button', { name: 'Mes anterior' }));
  expect(popup().getByRole('grid', { name: 'febrero de 1959' })).toBeVisible();
  await user.click(popup().getByRole('button', { name: 'Hoy' }));
  expect(box).toHaveValue('21-11-2026');
});

test('the keyboard opens the calendar, moves in it, chooses, closes it, and is back at the button', async () => {
  const { user, box, button, popup, expectClosed } = open('07-03-1958');
  await user.tab();
  expect(box).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('gridcell', { name: 'viernes, 7 de marzo de 1958' })).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box).toHaveValue('14-03-1958');
  await user.keyboard('{PageUp}');
  expect(popup().getByRole('grid', { name: 'febrero de 1958' })).toBeVisible();
  expect(popup().getByRole('gridcell', { name: 'viernes, 14 de febrero de 1958' })).toHaveFocus();
  await user.keyboard('{PageDown}{PageDown}{Enter}');
  expect(box).toHaveValue('14-04-1958');
  await user.keyboard('{Escape}');
  await expectClosed();
  expect(button).toHaveFocus();
});

test('Cerrar closes it', async () => {
  const { user, openCalendar, button, popup, expectClosed } = open();
  await openCalendar();
  await user.click(popup().getByRole('button', { name: 'Cerrar' }));
  await expectClosed();
  expect(button).toHaveFocus();
});

test('a date typed another way is written in the form of the box when it is left', async () => {
  const { user, box } = open();
  await user.type(box, '7/3/1958');
  await user.tab();
  expect(box).toHaveValue('07-03-1958');
  expect(box).toHaveAccessibleDescription('Formato: dd-MM-YYYY');
});

test('Enter sends a birth date with a year of two digits as the whole date', async () => {
  const { user, box, sent } = open('', undefined, true);
  await user.type(box, '7/3/58{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ born: '07-03-1958' }, expect.anything()));
  expect(box).toHaveValue('07-03-1958');
});

test('half-typed text is a fault and is not sent', async () => {
  const { user, box, sent } = open();
  await user.type(box, '07-03');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(box).toHaveAccessibleDescription('Fecha inválida'));
  expect(sent).not.toHaveBeenCalled();
});
