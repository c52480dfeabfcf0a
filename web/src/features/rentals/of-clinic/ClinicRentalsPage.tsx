import Stack from '@mui/material/Stack';

import { SearchableSelectField } from '../../../kit/form/SearchableSelectField';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { GivenBackTable } from './GivenBackTable';
import { useTenantsQuery } from './of-clinic.generated';
import { Tenant } from './Tenant';
import { texts } from './texts';
import { useWhoseRentals } from './useWhoseRentals';

/** An administrator sees who gave back what, and rents, gives back and settles for one professional. */
export function ClinicRentalsPage() {
  const query = useTenantsQuery({ fetchPolicy: 'cache-and-network', errorToast: false });
  const { professionalId, choose } = useWhoseRentals();
  return (
    <Loaded query={query} errorTitle={texts.failed} waiting={<PageSpinner />}>
      {({ allProfessionals }) => {
        const chosen = allProfessionals.find(({ id }) => id === professionalId);
        return (
          <Stack spacing={6}>
            <div className="no-print">
              <SearchableSelectField
                label={texts.professional}
                value={chosen ? String(chosen.id) : ''}
                options={[
                  { value: '', label: texts.everybody },
                  ...allProfessionals.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                onChange={(id) => choose(id === '' ? null : Number(id))}
              />
            </div>
            {chosen ? (
              <Tenant
                key={chosen.id}
                professionalId={chosen.id}
                name={chosen.name}
                specialtyId={chosen.specialty?.id}
              />
            ) : (
              <GivenBackTable />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
