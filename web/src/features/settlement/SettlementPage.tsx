import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { useClinic } from '../../clinic/facts/useClinic';
import { MonthChooser } from '../../kit/calendar/MonthChooser';
import { SearchableSelectField } from '../../kit/form/SearchableSelectField';
import { LoadFault } from '../../kit/states/LoadFault';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { dayOf, monthOf, monthParts } from '../../kit/time/wall-time';
import { DeskTable } from './DeskTable';
import { InsurersTable } from './InsurersTable';
import { InsurerSettlement } from './InsurerSettlement';
import { useSettlementQuery } from './settlement.generated';
import { texts } from './texts';
import { useSettlementPlace } from './useSettlementPlace';

const Insurer = styled('div')({ maxWidth: 360 });

const Paper = styled('div')({
  display: 'none',
  '@page': { size: 'A4 landscape', margin: '12mm' },
  '@media print': { display: 'block', fontWeight: 700 },
});

/** A month's attended turnos by insurer, for bills, and the payments at the desk. */
export function SettlementPage() {
  const clinic = useClinic();
  const { month: chosenMonth, insurerId, show, searchOfInsurer } = useSettlementPlace();
  const present = clinic && monthOf(dayOf(clinic.now));
  const month = chosenMonth ?? present;
  const { data, error, refetch } = useSettlementQuery({
    variables: monthParts(month ?? '2000-01'),
    skip: month === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const settlement = data?.settlement;
  const failed = error !== undefined;
  const insurers = settlement?.insurers ?? [];
  const insurer = insurers.find((it) => it.insurerId === insurerId);
  return (
    <Stack spacing={6}>
      <MonthChooser month={month} present={present} onMonthChange={(to) => show({ month: to })} />
      <Paper>{clinic?.name}</Paper>
      <Typography color="textSecondary" className="no-print">
        {texts.hint}
      </Typography>
      <LoadFault
        of={{ failed: failed && !settlement, stale: failed && settlement !== undefined }}
        title={texts.failed}
        onRetry={() => void refetch()}
      />
      {month !== undefined && settlement && (
        <>
          {insurers.length > 0 && (
            <Insurer className="no-print">
              <SearchableSelectField
                label={texts.insurer}
                value={insurer ? String(insurer.insurerId) : ''}
                options={[
                  { value: '', label: texts.allInsurers },
                  ...insurers.map((it) => ({ value: String(it.insurerId), label: it.insurerName })),
                ]}
                onChange={(id) => show({ insurerId: id === '' ? null : Number(id) })}
              />
            </Insurer>
          )}
          {insurer ? (
            <InsurerSettlement key={`${month} ${insurer.insurerId}`} month={month} insurer={insurer} />
          ) : (
            <>
              <InsurersTable month={month} insurers={insurers} searchOf={searchOfInsurer} />
              <DeskTable month={month} desk={settlement.desk} />
            </>
          )}
        </>
      )}
      {!settlement && !failed && <PageSpinner label={texts.loading} />}
    </Stack>
  );
}
