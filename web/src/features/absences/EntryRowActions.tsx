import { whatsappHref } from '../../clinic/phone/whatsapp';
import { RowMenu, type RowAct } from '../../kit/list/RowMenu';
import { ChatIcon, CheckIcon, CloseIcon, DoneAllIcon, EditIcon, EventRepeatIcon } from '../../kit/ui/icons';
import { countUnmailed, isOpen, type Entry } from './board';
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
    consequences: texts.cancellation.consequences(1, countUnmailed([{ entry }])),
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
  const move: RowAct | undefined =
    isOpen(entry) && proposal
      ? {
          icon: EventRepeatIcon,
          label: texts.move.one,
          busy: isBusy,
          onClick: () => void changes.run([{ kind: 'move', entry, to: proposal }]),
        }
      : undefined;
  const told: RowAct = {
    icon: CheckIcon,
    label: texts.contacts.told,
    busy: isBusy,
    isOn: contact.state === 'told',
    onClick: () => record(contact.state === 'told' ? 'to_call' : 'told'),
  };
  const rest: RowAct[] = [
    ...(move ? [told] : []),
    ...(digits === undefined ? [] : [{ icon: ChatIcon, label: texts.board.whatsapp, to: whatsappHref(digits, text) }]),
    {
      icon: DoneAllIcon,
      label: texts.contacts.answered,
      busy: isBusy,
      isOn: contact.state === 'answered',
      onClick: () => record(contact.state === 'answered' ? 'told' : 'answered'),
    },
    { icon: EditIcon, label: texts.contactDialog.open, busy: isBusy, onClick: () => onNote(entry) },
    ...(isOpen(entry)
      ? [
          {
            icon: CloseIcon,
            label: texts.cancellation.one,
            busy: isBusy,
            onClick: () => cancelling.ask([{ kind: 'cancel', entry }]),
          },
        ]
      : []),
  ];
  return (
    <>
      <RowMenu of={patientName} main={move ?? told} rest={rest} />
      {cancelling.dialog}
    </>
  );
}
