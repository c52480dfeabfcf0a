import { useApolloClient } from '@apollo/client/react';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { TurnoChange } from '../../../../clinic/appointment/undo/restoring';
import { useSamePatientQuestion } from '../../../../clinic/same-patient/useSamePatientQuestion';
import { SeriesDatesWaiting } from '../../../../clinic/series/SeriesDatesWaiting';
import { seriesTexts } from '../../../../clinic/series/texts';
import { refusesSlot } from '../../../../clinic/slots/refuses-slot';
import { asDialog } from '../../../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../../../kit/dialog/GuardedDialog';
import { KeptForm } from '../../../../kit/draft/KeptForm';
import type { ApiError } from '../../../../kit/errors/api-error';
import { bannerText } from '../../../../kit/errors/banner-text';
import { FormButtons } from '../../../../kit/form/FormButtons';
import { FormSheet } from '../../../../kit/form/FormSheet';
import { refusal, type FormOutcome } from '../../../../kit/form/outcome';
import type { FieldNames, FieldPath } from '../../../../kit/form/server-refusal';
import { useForm } from '../../../../kit/form/useForm';
import type { ReportUnsaved } from '../../../../kit/form/useUnsaved';
import { LatePart } from '../../../../kit/lazy/LatePart';
import { Loaded } from '../../../../kit/states/Loaded';
import { dayOf, longDate } from '../../../../kit/time/wall-time';
import { FollowingChoice } from '../../series/FollowingChoice';
import { useFollowing } from '../../series/useFollowing';
import { followingTexts } from '../../series/texts';
import { calendarTexts } from '../texts';
import { timeRange } from '../calendar-days';
import type { CalendarAppointmentFragment } from '../calendar.generated';
import { chosenStart, isWhereItWas, moveSchema, toMoveForm, type MoveValues } from './move-form';
import { useMoveAppointmentMutation } from './move.generated';
import { MoveFields } from './MoveFields';
import { overbookingTexts } from './texts';
import { useFollowingMoves } from './useFollowingMoves';
import type { LostTime } from './useMoveOptions';

const loadDates = async () => (await import('../../../../clinic/series/SeriesDateList')).SeriesDateList;

interface Props {
  open: boolean;
  /** Kept while closing. */
  appointment: CalendarAppointmentFragment | undefined;
  today: string;
  canReassign: boolean;
  /** Reports undoable changes. */
  announceChange: (text: string, ...changes: TurnoChange[]) => void;
  onClose: () => void;
  onDone: (appointmentId: string) => void;
}

/** To another time or room; administrators also change the professional. */
export const MoveDialog = asDialog(function MoveDialog({ open, appointment, ...rest }: Props) {
  return (
    <GuardedDialog open={open} title={calendarTexts.moveDialog.title} onClose={rest.onClose}>
      {(report) => (
        <DialogContent>{appointment && <MoveForm appointment={appointment} report={report} {...rest} />}</DialogContent>
      )}
    </GuardedDialog>
  );
});

interface FormProps extends Omit<Props, 'open' | 'appointment'> {
  appointment: CalendarAppointmentFragment;
  report: ReportUnsaved;
}

function MoveForm({ appointment, today, canReassign, announceChange, report, onClose, onDone }: FormProps) {
  const [move] = useMoveAppointmentMutation();
  const client = useApolloClient();
  const [lost, setLost] = useState<LostTime | null>(null);
  const { id, patientName, patientEmail, startTime, roomName } = appointment;

  const series = useFollowing(appointment);
  const { confirmed, question } = useSamePatientQuestion('move');

  const moveAll = async (): Promise<FormOutcome<MoveValues>> => {
    if (!moves.count) {
      return { ok: false, text: moves.rows ? followingTexts.noneChosen : followingTexts.onItsWay };
    }
    const outcome = await moves.send();
    if ('error' in outcome) return failure(outcome.error, { professionalId: 'professionalId' });
    announceChange(followingTexts.moved(outcome.changes.length), ...outcome.changes);
    onDone(id);
    return { ok: true };
  };
  const submit = async (values: MoveValues): Promise<FormOutcome<MoveValues>> => {
    const start = chosenStart(values);
    if (start === null || isWhereItWas(values, appointment))
      return { ok: false, text: calendarTexts.moveDialog.unchanged(canReassign) };
    if (series.takesAll) return moveAll();
    const to = {
      id,
      startTime: start,
      roomId: Number(values.roomId),
      ...(values.professionalId !== String(appointment.professionalId) && {
        professionalId: Number(values.professionalId),
      }),
    };
    const { data, error } = await confirmed((confirmedAppointments) =>
      move({ ...to, ...(confirmedAppointments && { confirmedAppointments }) }),
    );
    if (error && refusesSlot(error)) setLost({ start, professionalId: values.professionalId });
    else if (error?.code === 'CONFLICT') void client.refetchQueries({ include: 'active' });
    if (error) return failure(error, { roomId: 'roomId', startTime: 'slot', professionalId: 'professionalId' });
    const moved = data.moveAppointment;
    const done = calendarTexts.moveDialog.done(longDate(dayOf(moved.startTime)), timeRange(moved));
    const isGiven = moved.professionalId !== appointment.professionalId;
    const text = isGiven ? calendarTexts.moveDialog.given(done, moved.professionalName) : done;
    announceChange(text, { before: appointment, after: moved });
    onDone(id);
    return { ok: true };
  };
  const form = useForm({
    initialValues: toMoveForm(appointment),
    schema: moveSchema,
    onSubmit: submit,
    isOtherCase: (failed, values) => failed.professionalId !== values.professionalId,
  });
  const moves = useFollowingMoves(appointment, form.formik.values, series);
  return (
    <>
      {question}
      {moves.question}
      <p>
        <strong>{patientName}</strong>
        <br />
        {calendarTexts.moveDialog.present(longDate(dayOf(startTime)), timeRange(appointment), roomName)}
      </p>
      {appointment.isOverbooking && <p>{overbookingTexts.stays}</p>}
      <FormSheet
        form={form}
        foot={
          <FormButtons
            submitLabel={series.takesAll ? followingTexts.move(moves.count) : calendarTexts.moveDialog.submit}
            busyLabel={calendarTexts.moveDialog.busy}
            busy={form.formik.isSubmitting}
            out={{ label: calendarTexts.moveDialog.out, onPress: onClose }}
          />
        }
      >
        <KeptForm<MoveValues>
          part="move"
          form={`move:${id}`}
          isUnsaved={(values) => !isWhereItWas(values, appointment)}
          report={report}
        />
        <MoveFields appointment={appointment} today={today} canReassign={canReassign} lost={lost} />
        {appointment.series && (
          <FollowingChoice series={series}>
            <FollowingMoves moves={moves} count={series.following?.length ?? 1} />
          </FollowingChoice>
        )}
        <Typography color="textSecondary">{calendarTexts.moveDialog.mailHint(patientEmail)}</Typography>
      </FormSheet>
    </>
  );
}

/** After a lost answer no toast says that it failed. */
function failure(error: ApiError, fields: FieldNames<FieldPath<MoveValues>>): FormOutcome<MoveValues> {
  const { failed, unsure } = calendarTexts.moveDialog;
  return error.isUnsure ? { ok: false, text: bannerText(error, unsure) } : refusal(error, { fields, fallback: failed });
}

interface FollowingMovesProps {
  moves: ReturnType<typeof useFollowingMoves>;
  /** Coming turnos of the series. */
  count: number;
}

/** New times of the following turnos, with state and nearest free time. */
function FollowingMoves({ moves: { isOn, query, rows, presentOf, pick }, count }: FollowingMovesProps) {
  if (!isOn) return <Typography color="textSecondary">{followingTexts.chooseTime}</Typography>;
  const waiting = <SeriesDatesWaiting count={count} />;
  return (
    <Loaded query={{ ...query, data: rows }} errorTitle={seriesTexts.failed} waiting={waiting}>
      {(known) => (
        <>
          <Typography color="textSecondary">{followingTexts.othersStay}</Typography>
          <LatePart
            load={loadDates}
            waiting={waiting}
            errorTitle={seriesTexts.failed}
            props={{
              rows: known,
              noteOf: ({ facts }) => followingTexts.present(seriesTexts.moment(presentOf(facts.startTime))),
              onPick: pick,
            }}
          />
        </>
      )}
    </Loaded>
  );
}
