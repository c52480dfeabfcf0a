import { dialogAnswers, openDialog, PROFESSIONALS } from '../../../testing/booking-dialogs';
import type { Answers } from '../../../testing/fake-api';
import { BookingDialog, type BookingDialogProps } from './BookingDialog';

/** The dialog in which a patient books. */
export async function openBooking(props: Partial<BookingDialogProps> = {}, answers: Answers = {}) {
  const booked = jest.fn();
  const opened = await openDialog(dialogAnswers('user', answers), (controls) => (
    <BookingDialog professionals={PROFESSIONALS} {...props} {...controls} onBooked={booked} />
  ));
  await opened.part.findByLabelText('Sala');
  return { ...opened, booked };
}
