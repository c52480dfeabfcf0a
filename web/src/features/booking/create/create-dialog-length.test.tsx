import { waitFor } from '@testing-library/react';

import { monthSlots, SLOT_0900, SLOT_0930 } from '../../../testing/booking-data';
import type { Answers } from '../../../testing/fake-api';
import { LUCIA, NO_SLOTS, openCreate, PROFESSIONALS } from '../dialog/dialog.fixture';

beforeEach(() => sessionStorage.clear());

describe('the length', () => {
  const withOwn = (defaultDurationMinutes: number) => ({
    professionals: [{ ...PROFESSIONALS[0], defaultDurationMinutes }, PROFESSIONALS[1]],
  });
  /** Six slots of 20 minutes, one of 45, none that is longer. */
  const counts: Answers = {
    BookableProfessionals: withOwn(20),
    MonthSlots: (variables) => monthSlots(variables['durationMinutes'] === 20 ? [SLOT_0900, SLOT_0930] : [])(variables),
    SlotCounts: ({ durations }) => ({
      slotCounts: (durations as number[]).map((durationMinutes) => ({
        __typename: 'SlotCount',
        durationMinutes,
        count: durationMinutes === 20 ? 6 : durationMinutes <= 45 ? 1 : 0,
      })),
    }),
  };

  test('is the professional’s own, in the list and chosen, so that what is free is offered', async () => {
    const opened = await openCreate(counts);
    await opened.choose('Profesional', LUCIA);
    const duration = opened.part.getByLabelText<HTMLSelectElement>('Duración');
    expect(duration).toHaveValue('20');
    expect([...duration.options].map(({ value }) => value)).toEqual(['15', '20', '30', '45', '60', '90', '120']);
    expect(await opened.part.findByRole('option', { name: '09:30' })).toBeInTheDocument();
    expect(opened.part.queryByText(NO_SLOTS)).not.toBeInTheDocument();
  });

  test('follows the professional, until it was chosen on purpose', async () => {
    const opened = await openCreate(counts);
    const duration = opened.part.getByLabelText('Duración');
    await opened.choose('Profesional', LUCIA);
    await opened.choose('Profesional', 'Dr. Pablo Sosa');
    expect(duration).toHaveValue('60');
    await opened.choose('Duración', '45 min');
    await opened.choose('Profesional', LUCIA);
    expect(duration).toHaveValue('45');
  });

  test('that leaves nothing says which would fit, and a press chooses that one', async () => {
    const opened = await openCreate(counts);
    await opened.choose('Profesional', LUCIA);
    await opened.choose('Duración', '60 min');
    expect(await opened.part.findByText(NO_SLOTS)).toBeVisible();
    await opened.user.click(await opened.part.findByRole('button', { name: 'Con 20 minutos hay 6' }));
    expect(opened.part.getByLabelText('Duración')).toHaveValue('20');
    await waitFor(() => expect(opened.part.getByLabelText('Hora de inicio')).toHaveFocus());
    expect(await opened.part.findByRole('option', { name: '09:30' })).toBeInTheDocument();
    expect(opened.part.queryByRole('button', { name: /^Con / })).not.toBeInTheDocument();
  });

  test('where the professional’s own is no shorter, the longest that fits is said', async () => {
    const opened = await openCreate({ ...counts, BookableProfessionals: withOwn(60) });
    await opened.choose('Profesional', LUCIA);
    expect(await opened.part.findByRole('button', { name: 'Con 45 minutos hay 1' })).toBeVisible();
  });

  test('of which none fits has nothing to propose', async () => {
    const opened = await openCreate({ ...counts, SlotCounts: { slotCounts: [] } });
    await opened.choose('Profesional', LUCIA);
    await opened.choose('Duración', '60 min');
    expect(await opened.part.findByText(NO_SLOTS)).toBeVisible();
    expect(opened.part.queryByRole('button', { name: /^Con / })).not.toBeInTheDocument();
  });
});
