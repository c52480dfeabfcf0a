import { useMay } from '../../clinic/session/useMay';
import { MailLink, PhoneLink } from '../../kit/contact/ContactLink';
import { DataTable, type Column } from '../../kit/list/DataTable';
import { EntryMenu } from '../../kit/list/EntryActions';
import type { ListUrl } from '../../kit/list/useListUrlState';
import type { Rows } from '../../kit/list/usePagedQuery';
import { OrderButtons } from '../../kit/order/OrderButtons';
import { DragHandle, SortableTableRow } from '../../kit/order/SortableTableRow';
import { useOrdering, type PutInOrder } from '../../kit/order/useOrdering';
import { EmptyState } from '../../kit/states/EmptyState';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { EventBusyIcon, EventRepeatIcon, ScheduleIcon, ShieldIcon } from '../../kit/ui/icons';
import { handoverPath, markAbsentPath } from '../absences/absences.paths';
import { professionalHoursPath } from '../availability/availability.paths';
import { rulesOfProfessionalPath } from '../coverage-rules/coverage-rules.paths';
import { ADMIN_SPECIALTIES_PATH } from '../specialties/specialties.paths';
import type { ProfessionalFactsFragment } from './professionals.generated';
import { texts } from './texts';

interface Props {
  list: Rows<ProfessionalFactsFragment>;
  urlState: ListUrl<never, never>;
  /** Required. */
  hasSpecialties: boolean;
  onOrder: PutInOrder<ProfessionalFactsFragment>;
  onEdit: (professional: ProfessionalFactsFragment) => void;
  onDelete: (professional: ProfessionalFactsFragment) => void;
  /** While its deletion preview loads. */
  readingId: number | undefined;
}

/** The order can be changed while all are shown. */
export function ProfessionalsTable({ list, urlState, hasSpecialties, onOrder, onEdit, onDelete, readingId }: Props) {
  const items = list.rows ?? [];
  const seesHours = useMay('rooms');
  const setsCoverage = useMay('prices');
  const marksAbsences = useMay('appointments');
  const { listId, move, news } = useOrdering({
    items,
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    onOrder,
    locked: urlState.isNarrowed,
  });
  const sorting = { listId, locked: urlState.isNarrowed, onMove: move };
  return (
    <>
      <DataTable
        caption={texts.list.caption}
        columns={columnsOf(!urlState.isNarrowed)}
        list={list}
        urlState={urlState}
        rowKey={({ id }) => id}
        rowAround={(_, index, cells) => (
          <SortableTableRow {...sorting} index={index}>
            {cells}
          </SortableTableRow>
        )}
        rowActions={(professional, index) => (
          <>
            {!urlState.isNarrowed && (
              <OrderButtons {...sorting} index={index} count={items.length} name={professional.name} />
            )}
            <EntryMenu
              of={professional.name}
              main={
                marksAbsences
                  ? {
                      icon: EventBusyIcon,
                      label: texts.list.absent,
                      word: texts.list.absence,
                      to: markAbsentPath(professional.id),
                    }
                  : undefined
              }
              onEdit={() => onEdit(professional)}
              acts={[
                ...(seesHours
                  ? [{ icon: ScheduleIcon, label: texts.list.hours, to: professionalHoursPath(professional.id) }]
                  : []),
                ...(setsCoverage
                  ? [{ icon: ShieldIcon, label: texts.list.coverage, to: rulesOfProfessionalPath(professional.id) }]
                  : []),
                ...(marksAbsences
                  ? [{ icon: EventRepeatIcon, label: texts.deletion.handover, to: handoverPath(professional.id) }]
                  : []),
              ]}
              onDelete={() => onDelete(professional)}
              isDeleteBusy={readingId === professional.id}
            />
          </>
        )}
        empty={
          hasSpecialties ? <EmptyState title={texts.list.empty} text={texts.list.emptyHint} /> : <SpecialtiesFirst />
        }
        errorTitle={texts.list.failed}
      />
      {news}
    </>
  );
}

/** First step in a new clinic. */
function SpecialtiesFirst() {
  return (
    <EmptyState
      title={texts.list.empty}
      text={texts.list.specialtiesFirst}
      action={<ButtonLink to={ADMIN_SPECIALTIES_PATH}>{texts.list.toSpecialties}</ButtonLink>}
    />
  );
}

function columnsOf(isSortable: boolean): Column<ProfessionalFactsFragment>[] {
  return [
    {
      id: 'order',
      header: texts.fields.order,
      cell: ({ sortOrder }) => (
        <>
          {isSortable && <DragHandle />}
          {sortOrder + 1}
        </>
      ),
    },
    { id: 'name', header: texts.fields.name, cell: nameOf, card: 'title' },
    {
      id: 'specialty',
      header: texts.fields.specialty,
      cell: ({ specialtyName }) => specialtyName ?? texts.list.noSpecialty,
      card: 'line',
    },
    { id: 'email', header: texts.list.email, cell: ({ email }) => <MailLink email={email} />, takesRest: 'cut' },
    {
      id: 'phone',
      header: texts.fields.phone,
      cell: ({ phone }) => (phone === null ? '—' : <PhoneLink phone={phone} />),
    },
  ];
}

/** Hidden from the public if suspended or of another role. */
function nameOf({ name, isPublic }: ProfessionalFactsFragment): string {
  return isPublic ? name : texts.list.hidden(name);
}
