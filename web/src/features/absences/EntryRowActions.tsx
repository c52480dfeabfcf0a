import { whatsappHref } from '../../clinic/phone/whatsapp';
import { RowAction, RowLink } from '../../kit/list/RowAction';
import { ChatIcon, CheckIcon, CloseIcon, DoneAllIcon, EditIcon, EventRepeatIcon } from '../../kit/ui/icons';
import { isOpen, type Entry } from './board';
import { texts, whatsappText } from './texts';
import type { useBoardChanges } from './useBoardChanges';
import type { BoardChoices } from './useBoardChoices';
import { useBulkQuestion } from './useBulkQuestion';

interface Props {
  entry: Entry;
  absentId: number;
  clinicName: string;
  /** For wa.me; undefined: the phone has no chat. */
  digits: string | undefined;
  choices: BoardChoices;
  changes: ReturnType<typeof useBoardChanges>;
  onNote: (entry: Entry) => void;
}

/** Cancelling asks first. */
export function EntryRowActions({ entry, absentId, clinicName, digits, choices, changes, onNote }: Props) {
  const { appointment, outcome, contact, startTime } = entry;
  const { patientName, contactName } = appointment;
  const proposal = choices.proposalOf(entry);
  const isBusy = changes.progress !== null;
  const cancelling = useBulkQuestion(changes.run, () => ({
    title: texts.cancellation.question(1),
    consequences: [texts.cancellation.consequence(1)],
    noLabel: texts.cancellation.no,
    yesLabel: texts.cancellation.one,
    isDestructive: true,
  }));
  const goesTo = isOpen(entry) ? proposal : appointment;
  const text = whatsappText({
    patientName,
    contactName,
    clinicName,
    was: startTime,
    outcome,
    to: goesTo && { startTime: goesTo.startTime, isSameProfessional: goesTo.professionalId === absentId },
  });
  const record = (state: typeof contact.state) => void changes.run([{ kind: 'contact', entry, state }]);
  return (
    <>
      {isOpen(entry) && proposal && (
        <RowAction
          icon={EventRepeatIcon}
          label={texts.move.one}
          of={patientName}
          busy={isBusy}
          onClick={() => void changes.run([{ kind: 'move', entry, to: proposal }])}
        />
      )}
      {digits !== undefined && (
        <RowLink icon={ChatIcon} label={texts.board.whatsapp} of={patientName} to={whatsappHref(digits, text)} />
      )}
      <RowAction
        icon={CheckIcon}
        label={texts.contacts.told}
        of={patientName}
        busy={isBusy}
        isOn={contact.state === 'told'}
        onClick={() => record(contact.state === 'told' ? 'to_call' : 'told')}
      />
      <RowAction
        icon={DoneAllIcon}
        label={texts.contacts.answered}
        of={patientName}
        busy={isBusy}
        isOn={contact.state === 'answered'}
        onClick={() => record(contact.state === 'answered' ? 'told' : 'answered')}
      />
      <RowAction
        icon={EditIcon}
        label={texts.contactDialog.open}
        of={patientName}
        hasDialog
        busy={isBusy}
        onClick={() => onNote(entry)}
      />
      {isOpen(entry) && (
        <RowAction
          icon={CloseIcon}
          label={texts.cancellation.one}
          of={patientName}
          hasDialog
          busy={isBusy}
          onClick={() => cancelling.ask([{ kind: 'cancel', entry }])}
        />
      )}
      {cancelling.dialog}
    </>
  );
}
