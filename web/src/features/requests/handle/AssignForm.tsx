import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { payerName } from '@turnero/api/domain/coverage-words';
import { useEffect, useId, useRef, useState } from 'react';

import { DEFAULT_DURATION_MINUTES } from '../../../clinic/appointment/appointment-lengths';
import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { takersFirst, usePayerCoverages } from '../../../clinic/payer/PayerCoverages';
import { texts as payerTexts } from '../../../clinic/payer/texts';
import { OTHER_ROOM_HINT, roomOptions } from '../../../clinic/rooms/room-suits';
import { kindTexts } from '../../../clinic/slots/kind-texts';
import { KindField } from '../../../clinic/slots/KindField';
import { FormButtons } from '../../../kit/form/FormButtons';
import { SelectField, type SelectOption } from '../../../kit/form/SelectField';
import { useReportUnsaved, type ReportUnsaved } from '../../../kit/form/useUnsaved';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { notify } from '../../../kit/notify/notify';
import { dayOf, longDate } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import type { SpecialtyProfessionalsQuery } from './assign.generated';
import { Fact, Facts } from '../../../kit/ui/Facts';
import type { RequestFactsFragment } from './requests.generated';
import { RequestSummary } from './RequestSummary';
import { SoonestPart } from './SoonestPart';
import { slotText } from './slot-text';
import { TimeChoice } from './TimeChoice';
import { useAssign } from './useAssign';
import { onlyOf, useAssignment, type Assignment } from './useAssignment';

interface Props {
  request: RequestFactsFragment;
  adminNotes?: string;
  /** At least one, of the request's specialty. */
  professionals: SpecialtyProfessionalsQuery['professionals'];
  clinic: ClinicFactsFragment;
  onChanged: () => Promise<void>;
  onAssigned: () => void;
  /** Choices that leaving would lose. */
  report: ReportUnsaved;
  onClose: () => void;
}

export function AssignForm({
  request,
  adminNotes,
  professionals,
  clinic,
  onChanged,
  onAssigned,
  report,
  onClose,
}: Props) {
  const id = useId();
  const missingId = `${id}-missing`;
  const professionalSelect = useRef<HTMLElement>(null);
  const time = useRef<HTMLElement>(null);
  const soonestSlot = useRef<HTMLElement>(undefined);
  const roomSelect = useRef<HTMLElement>(null);
  const { submit, question, busy, sent, failure, isGone } = useAssign({
    request,
    now: clinic.now,
    onChanged,
    onAssigned,
  });
  const { refusalOf, textOf } = usePayerCoverages();
  const [isSoonest, setSoonest] = useState(true);
  const choice = useAssignment({
    professionals,
    preferredDate: request.preferredDate,
    today: dayOf(clinic.now),
    sent,
  });
  const { professional, kinds, kind, startTime, room, offer } = choice;
  useReportUnsaved('choice', (professional !== onlyOf(professionals) || startTime !== undefined) && !isGone, report);
  const durationMinutes = choice.durationMinutes ?? DEFAULT_DURATION_MINUTES;
  useEffect(() => {
    if (offer.failed) notify.error(texts.timeChoice.failed);
  }, [offer.failed]);

  const isReady = professional !== undefined && startTime !== undefined && room !== undefined && !isGone;
  const isMissing = (professional === undefined || startTime === undefined) && !isGone;
  const create = () => {
    if (!isReady || busy) return;
    const notes = adminNotes !== undefined && { adminNotes: adminNotes.trim() || null };
    const ofKind = kind && { consultationKindId: kind.id };
    const slot = { professionalId: professional.id, roomId: room.id, startTime, durationMinutes };
    const input = { ...slot, ...ofKind, ...notes };
    void submit(input, choice.slotTaken);
  };
  const leadToChoice = () =>
    (roomSelect.current ?? soonestSlot.current ?? time.current ?? professionalSelect.current)?.focus();
  return (
    <>
      {question}
      <DialogContent dividers>
        <RequestSummary request={request} />
        {isSoonest && <SoonestPart ref={soonestSlot} choice={choice} request={request} today={dayOf(clinic.now)} />}
        <Stack component="section" spacing={3} aria-label={texts.fields.professional}>
          {!isSoonest && (
            <SelectField
              fieldRef={professionalSelect}
              label={texts.fields.professional}
              required
              value={String(professional?.id ?? '')}
              options={[
                { value: '', label: texts.assignForm.noProfessional },
                ...takersFirst(professionals, ({ id }) => refusalOf(id) === undefined).map(({ id, name }) => ({
                  value: String(id),
                  label: [name, refusalOf(id)].filter(Boolean).join(' · '),
                })),
              ]}
              onChange={(value) => choice.chooseProfessional(value === '' ? null : Number(value))}
            />
          )}
          {kinds.length > 0 && (!isSoonest || choice.picked) && (
            <KindField
              kinds={kinds}
              kind={kind}
              currency={clinic.currency}
              onChoose={(next) => {
                choice.chooseKind(next);
                // The first free slots are of the default type.
                setSoonest(false);
              }}
            />
          )}
          <div>
            <Button variant="outlined" size="small" onClick={() => setSoonest(!isSoonest)}>
              {isSoonest ? texts.assignForm.byProfessional : texts.assignForm.soonest}
            </Button>
          </div>
        </Stack>
        <p role="status" style={visuallyHidden}>
          {choice.said}
        </p>
        {professional && !isSoonest && (
          <TimeChoice
            ref={time}
            choice={choice}
            request={request}
            today={dayOf(clinic.now)}
            durationMinutes={durationMinutes}
          />
        )}
        <ClinicZoneNote clinic={clinic} />
        {startTime !== undefined && (
          <Stack component="section" spacing={3} aria-label={texts.fields.room}>
            <SelectField
              fieldRef={roomSelect}
              label={texts.fields.room}
              required
              value={String(room?.id ?? '')}
              options={offeredRooms(choice)}
              hint={roomHint(choice)}
              onChange={(value) => choice.chooseRoom(Number(value))}
            />
            {choice.roomsFailed && (
              <div>
                <Button variant="outlined" size="small" onClick={() => void choice.retryRooms()}>
                  {texts.assignForm.retryRooms}
                </Button>
              </div>
            )}
          </Stack>
        )}
        {isReady && (
          <Stack component="section" spacing={3} aria-labelledby={`${id}-summary`}>
            <Typography variant="h3" id={`${id}-summary`}>
              {texts.assignForm.summary}
            </Typography>
            <Facts>
              <Fact label={texts.fields.patient}>{request.patientName}</Fact>
              <Fact label={texts.fields.professional}>{professional.name}</Fact>
              {request.coverage && (
                <Fact label={payerTexts.coverage}>{textOf(professional.id) ?? payerName(request.coverage)}</Fact>
              )}
              {kind && <Fact label={kindTexts.label}>{kind.name}</Fact>}
              <Fact label={texts.fields.date}>{longDate(dayOf(startTime))}</Fact>
              <Fact label={texts.fields.time}>
                {texts.assignForm.slot(slotText(startTime, durationMinutes), durationMinutes)}
              </Fact>
              <Fact label={texts.fields.room}>{room.name}</Fact>
            </Facts>
          </Stack>
        )}
        {isMissing && (
          <Typography color="textSecondary" id={missingId}>
            {texts.assignForm.faults.incomplete}
          </Typography>
        )}
        {failure !== null && <FormBanner kind="error">{failure}</FormBanner>}
      </DialogContent>
      <DialogActions>
        <FormButtons
          submitLabel={texts.assignForm.submit}
          busyLabel={texts.assignForm.busy}
          busy={busy}
          missing={isReady || isGone ? null : { id: isMissing ? missingId : undefined, onPress: leadToChoice }}
          off={isGone}
          out={{ label: texts.assignForm.cancel, onPress: onClose }}
          onPress={create}
        />
      </DialogActions>
    </>
  );
}

/** Begins with an empty option until a room is chosen or proposed. */
function offeredRooms({ rooms = [], room }: Assignment): SelectOption[] {
  const options = roomOptions(rooms);
  return room || options.length === 0 ? options : [{ value: '', label: texts.assignForm.noRoom }, ...options];
}

function roomHint({ rooms, roomsFailed, room, isForOthers, lostRoom }: Assignment): string | undefined {
  if (roomsFailed) return texts.roomHint.failed;
  if (!rooms) return texts.roomHint.loading;
  if (!room) return rooms.length === 0 ? texts.roomHint.empty : texts.roomHint.onlyOthers;
  if (isForOthers) return OTHER_ROOM_HINT;
  if (lostRoom !== undefined) return texts.roomHint.lost(lostRoom, room.name);
  return rooms.length > 1 ? texts.roomHint.proposed : undefined;
}
