import Typography from '@mui/material/Typography';
import { paysCopay } from '@turnero/api/domain/coverage-words';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { forgetBooked } from '../../../clinic/appointment/booked';
import { DayPicker } from '../../../clinic/booking/steps/DayPicker';
import { SlotPicker } from '../../../clinic/booking/steps/SlotPicker';
import { Step } from '../../../clinic/booking/steps/Step';
import { StepHeading } from '../../../clinic/booking/steps/StepHeading';
import { useSlotSteps } from '../../../clinic/booking/steps/useSlotSteps';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { formatFee } from '../../../clinic/people/fee-text';
import { useSamePatientQuestion } from '../../../clinic/same-patient/useSamePatientQuestion';
import { useViewer } from '../../../clinic/session/useViewer';
import { refusesSlot } from '../../../clinic/slots/refuses-slot';
import { NOTHING_CHOSEN, slotReducer } from '../../../clinic/slots/slot-choice';
import { readSlotUrl, SLOT_QUERY, writeSlotUrl, type SlotUrlState } from '../../../clinic/slots/slot-url';
import { useUrlChoice } from '../../../clinic/slots/useUrlChoice';
import { bannerText } from '../../../kit/errors/banner-text';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { clockTime, dayOf, longMoment, monthOf } from '../../../kit/time/wall-time';
import { restOf, searchOf } from '../../../kit/url/query';
import { ChevronLeftIcon } from '../../../kit/ui/icons';
import { LineLink } from '../../../kit/ui/LineLink';
import { OffButton } from '../../../kit/ui/OffButton';
import { confirmationPath, MOVED_KEY } from '../appointments.paths';
import type { AppointmentByLink } from '../by-link/ByLinkPage';
import { isLinkRefusal } from '../cancel/cancellation';
import { othersName } from '../others-name';
import { texts } from '../texts';
import { MovedCopay } from './MovedCopay';
import { useRescheduleAppointmentMutation } from './reschedule.generated';

const choose = slotReducer();

/** Beside the choice, the address keeps the link's token. */
interface RescheduleUrlState extends SlotUrlState {
  rest: string;
}

const otherKeys = (query: URLSearchParams) => restOf(query, [...Object.values(SLOT_QUERY), MOVED_KEY]);

const URL_STATE = {
  read: (query: URLSearchParams): RescheduleUrlState => ({ ...readSlotUrl(query), rest: otherKeys(query) }),
  write: ({ rest, ...choice }: RescheduleUrlState) => writeSlotUrl(choice, rest),
};

/** Same professional, type and length; the server chooses the room. */
export function RescheduleSteps({ clinic, appointment, token, onRefused }: AppointmentByLink) {
  const { id, startTime, professionalId, durationMinutes, rescheduling } = appointment;
  const patient = othersName(appointment, useViewer().viewer?.name);
  const ownDay = dayOf(startTime);
  const opened = useMemo(
    () => ({ ...NOTHING_CHOSEN, professionalId, durationMinutes, month: monthOf(ownDay) }),
    [professionalId, durationMinutes, ownDay],
  );
  const { choice, dispatch } = useUrlChoice(opened, choose, URL_STATE);
  const { search } = useLocation();
  const navigate = useNavigate();
  const today = dayOf(clinic.now);
  const steps = useSlotSteps({
    choice,
    dispatch,
    offerFor: { professionalId, durationMinutes },
    today,
    sent: null,
    stepAfter: () => ['paciente'],
  });
  const [send, { loading, error }] = useRescheduleAppointmentMutation();
  const { confirmed, question } = useSamePatientQuestion('move');
  const button = useRef<HTMLButtonElement>(null);
  const chosen = steps.startTime;

  const confirm = async () => {
    if (chosen === undefined) return;
    const { data, error: refusal } = await confirmed((confirmedAppointments) =>
      send({
        id,
        seenStartTime: startTime,
        startTime: chosen,
        ...(token !== null && { cancelToken: token }),
        ...(confirmedAppointments && { confirmedAppointments }),
      }),
    );
    if (data) {
      forgetBooked(id);
      const movedTo = data.rescheduleAppointment.startTime;
      const moved = searchOf(
        [[MOVED_KEY, `${dayOf(movedTo)}T${clockTime(movedTo)}`]],
        otherKeys(new URLSearchParams(search)),
      );
      await navigate({ search: moved }, { replace: true });
    } else if (refusal && refusesSlot(refusal)) {
      await steps.slotTaken(refusal.message);
      // Cancelled or moved by the clinic meanwhile, or too late by now.
      onRefused();
    }
  };
  return (
    <>
      <p role="status" style={visuallyHidden}>
        {steps.said}
      </p>
      <Typography>
        {texts.reschedule.from}: <strong>{longMoment(startTime)}</strong>, {appointment.professionalName}
        {patient !== null && (
          <>
            <br />
            {texts.patientText(patient)}
          </>
        )}
      </Typography>
      <LineLink to={confirmationPath(id)}>
        <ChevronLeftIcon fontSize="small" />
        {texts.reschedule.keep}
      </LineLink>
      <DayPicker
        month={steps.month}
        onMonthChange={steps.showMonth}
        today={today}
        chosen={choice.day}
        onChoose={steps.chooseDay}
        offer={steps.shown}
        own={{ day: ownDay, label: texts.reschedule.own }}
        first={steps.first}
        onChooseFirst={steps.chooseSlot}
        phone={clinic.phone}
      />
      <SlotPicker
        day={choice.day}
        slots={steps.slots}
        failed={steps.offer.failed}
        reloading={steps.reloading}
        chosen={chosen}
        onChoose={steps.chooseSlot}
        notice={steps.slotNotice}
        zoneNote={<ClinicZoneNote clinic={clinic} />}
      />
      {chosen !== undefined && (
        <Step name="paciente" choiceRef={button}>
          <StepHeading number={3}>{texts.reschedule.confirmStep}</StepHeading>
          <p>
            {texts.reschedule.to}: <strong>{longMoment(chosen)}</strong>
          </p>
          <MovedCopay appointment={appointment} startTime={chosen} currency={clinic.currency} />
          {!paysCopay(appointment.coverage) &&
            rescheduling.price !== null &&
            rescheduling.price !== appointment.price && (
              <p>{texts.reschedule.price(formatFee(rescheduling.price, clinic.currency))}</p>
            )}
          <Typography color="textSecondary">{texts.reschedule.consequence}</Typography>
          {error && error.unconfirmed.length === 0 && (
            <FormBanner kind="error">
              {isLinkRefusal(error) ? texts.cancelByLink.invalid : bannerText(error, texts.reschedule.unsure)}
            </FormBanner>
          )}
          <OffButton ref={button} off={loading} onClick={() => void confirm()}>
            {loading ? texts.reschedule.busy : texts.reschedule.yes}
          </OffButton>
        </Step>
      )}
      {question}
    </>
  );
}
