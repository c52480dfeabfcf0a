import type { Ref } from 'react';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicContact } from '../../../clinic/facts/ClinicContact';
import { RowMenu, type RowAct } from '../../../kit/list/RowMenu';
import { clockTime, dayOf, longMoment, shortDate } from '../../../kit/time/wall-time';
import { CalendarTodayIcon, CloseIcon, HourglassIcon, ScheduleIcon, VisibilityIcon } from '../../../kit/ui/icons';
import { earlierPath } from '../../waiting-list/waiting-list.paths';
import { confirmationPath, reschedulePath } from '../appointments.paths';
import { texts } from '../texts';
import { AppointmentItem } from './AppointmentItem';
import type { OwnAppointmentFragment } from './my-appointments.generated';

interface Props {
  appointment: OwnAppointmentFragment;
  headingRef: Ref<HTMLHeadingElement>;
  isNew: boolean;
  clinic: ClinicFactsFragment;
  isWaitingListEnabled: boolean;
  onCancel: () => void;
  onAddToCalendar: () => void;
}

export function ComingItem({ appointment, headingRef, isNew, clinic, onCancel, ...more }: Props) {
  const { id, startTime, viewerCan, cancelDeadline } = appointment;
  const remark = viewerCan.cancel ? (
    texts.myAppointments.changeUntil(viewerCan.reschedule, shortDate(dayOf(cancelDeadline)), clockTime(cancelDeadline))
  ) : (
    <ClinicContact clinic={clinic} label={texts.cancellation.late} />
  );
  const view: RowAct = { icon: VisibilityIcon, label: texts.reschedule.toTurno, to: confirmationPath(id) };
  const move: RowAct = { icon: ScheduleIcon, label: texts.reschedule.open, to: reschedulePath(id) };
  const cancel: RowAct = { icon: CloseIcon, label: texts.cancellation.open, onClick: onCancel, hasDialog: true };
  const earlier: RowAct = { icon: HourglassIcon, label: texts.appointmentActions.earlier, to: earlierPath(id) };
  const addToCalendar: RowAct = {
    icon: CalendarTodayIcon,
    label: texts.appointmentActions.addToCalendar,
    onClick: more.onAddToCalendar,
  };
  return (
    <AppointmentItem appointment={appointment} headingRef={headingRef} isNew={isNew} now={clinic.now} remark={remark}>
      <RowMenu
        isNamed
        of={longMoment(startTime)}
        main={viewerCan.reschedule ? move : view}
        rest={[
          ...(viewerCan.reschedule ? [view] : []),
          addToCalendar,
          ...(viewerCan.cancel && more.isWaitingListEnabled ? [earlier] : []),
          ...(viewerCan.cancel ? [cancel] : []),
        ]}
      />
    </AppointmentItem>
  );
}
