import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { SearchableSelectField } from '../../../kit/form/SearchableSelectField';
import { idIn, restOf, searchOf } from '../../../kit/url/query';
import { useUrlState } from '../../../kit/url/useUrlState';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { SeriesRental } from '../series/SeriesRental';
import { MonthlySummaryPage } from '../summary/MonthlySummaryPage';
import { MonthOfClinic } from './MonthOfClinic';
import { useTenantsQuery } from './of-clinic.generated';
import { texts } from './texts';

const Whose = styled('div')({ maxWidth: 360 });

const WHOSE_KEY = 'profesional';
const read = (query: URLSearchParams): WhosePlace => ({
  professionalId: idIn(query, WHOSE_KEY),
  rest: restOf(query, [WHOSE_KEY]),
});
const write = ({ professionalId, rest }: WhosePlace) => searchOf([[WHOSE_KEY, professionalId]], rest);

/** For administrators: the month's rent, returned rentals, and renting, returning and settling for one professional. */
export function ClinicRentalsPage() {
  const query = useTenantsQuery({ fetchPolicy: 'cache-and-network' });
  const { professionalId, choose, searchOfTenant } = useWhoseRentals();
  return (
    <Loaded query={query} errorTitle={texts.failed} waiting={<PageSpinner />}>
      {({ allProfessionals }) => {
        const chosen = allProfessionals.find(({ id }) => id === professionalId);
        return (
          <Stack spacing={6}>
            <Whose className="no-print">
              <SearchableSelectField
                label={texts.professional}
                value={chosen ? String(chosen.id) : ''}
                options={[
                  { value: '', label: texts.everybody },
                  ...allProfessionals.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                onChange={(id) => choose(id === '' ? null : Number(id))}
              />
            </Whose>
            {chosen ? (
              <Tenant
                key={chosen.id}
                professionalId={chosen.id}
                name={chosen.name}
                specialtyId={chosen.specialty?.id}
              />
            ) : (
              <MonthOfClinic summaryOf={searchOfTenant} />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

interface Props {
  professionalId: number;
  name: string;
  specialtyId: number | undefined;
}

/** Month with settlement, and series. */
function Tenant({ professionalId, name, specialtyId }: Props) {
  return (
    <Stack spacing={6}>
      <Typography variant="h2" className="no-print">
        {name}
      </Typography>
      <MonthlySummaryPage professionalId={professionalId} otherName={name} />
      <div className="no-print">
        <SeriesRental professionalId={professionalId} isForOther specialtyId={specialtyId} />
      </div>
    </Stack>
  );
}

interface WhosePlace {
  /** null: all. */
  professionalId: number | null;
  /** Query of other parts. */
  rest: string;
}

/** Kept in the address. */
function useWhoseRentals() {
  const { urlState, go } = useUrlState(read, write);
  return {
    professionalId: urlState.professionalId,
    searchOfTenant: (id: number) => write({ ...urlState, professionalId: id }),
    choose: (id: number | null) => go({ ...urlState, professionalId: id }),
  };
}
