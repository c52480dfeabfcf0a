import { findByText } from '../../kit/text/text-search';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { KeptPanel } from './Panel';
import { PersonRow, type RowContext } from './PersonRow';
import { texts } from './texts';
import { People } from './today-styles';
import type { TodayTurnoFragment } from './today.generated';

interface Props extends RowContext {
  turnos: readonly TodayTurnoFragment[];
  search: string;
  /** The same search among all turnos. */
  everywherePath: string;
}

/** The turnos of the day, of whatever status, whose patient is looked for. */
export function FoundToday({ turnos, search, everywherePath, ...row }: Props) {
  const found = findByText(turnos, ({ patientName, patientPhone }) => `${patientName} ${patientPhone ?? ''}`, search);
  return (
    <KeptPanel
      title={texts.found.title(found.length)}
      actions={
        <ButtonLink variant="text" size="small" to={everywherePath}>
          {texts.found.everywhere}
        </ButtonLink>
      }
    >
      {found.length > 0 ? (
        <People>
          {found.map((turno) => (
            <PersonRow key={turno.id} turno={turno} withPhone {...row} />
          ))}
        </People>
      ) : (
        <p className="quiet">{texts.found.none}</p>
      )}
    </KeptPanel>
  );
}
