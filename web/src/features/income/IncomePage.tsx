import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

import { useClinic } from '../../clinic/facts/useClinic';
import { useViewer } from '../../clinic/session/useViewer';
import { viewerMay } from '../../clinic/session/viewer-may';
import { barLengths, BarTable } from '../../kit/chart/BarTable';
import { EmptyState } from '../../kit/states/EmptyState';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { Loaded } from '../../kit/states/Loaded';
import { formatMoney } from '../../kit/text/money';
import { hoursText } from '../../kit/time/time-of-day';
import { up } from '../../kit/ui/breakpoints';
import { PRICES_PATH } from '../pricing/pricing.paths';
import { useIncomeEstimateQuery, type IncomeEstimateQuery } from './income.generated';
import { texts } from './texts';

const { fields } = texts;
const HEADS = [fields.professional, fields.weeklyHours, fields.monthlyHours, fields.monthlyCost];
const NARROW_HEADS = [fields.professional, fields.monthlyCost];

/** Estimated monthly, from the professionals' weekly hours. */
export function IncomePage() {
  const query = useIncomeEstimateQuery({ fetchPolicy: 'network-only', errorFallback: texts.incomePage.failed });
  const currency = useClinic()?.currency;
  return (
    <Loaded
      query={query}
      errorTitle={texts.incomePage.failed}
      waiting={<FormOnItsWay label={texts.incomePage.loading} />}
    >
      {({ incomeEstimate }) =>
        incomeEstimate.items.length === 0 ? (
          <EmptyState title={texts.incomePage.empty} text={texts.incomePage.emptyHint} />
        ) : (
          <Estimate estimate={incomeEstimate} currency={currency} />
        )
      }
    </Loaded>
  );
}

interface EstimateProps {
  estimate: IncomeEstimateQuery['incomeEstimate'];
  currency: string | undefined;
}

function Estimate({ estimate: { items, totalMonthly }, currency }: EstimateProps) {
  const { viewer } = useViewer();
  const pricesPath = viewerMay(viewer, 'prices') ? PRICES_PATH : undefined;
  const isWide = useMediaQuery(up('sm'));
  const lengths = barLengths(items.map(({ monthlyCost }) => monthlyCost));
  const bars = items.map(({ professionalId, name, weeklyHours, monthlyHours, monthlyCost }, index) => ({
    id: String(professionalId),
    ...(isWide
      ? { label: name, cells: [hoursText(weeklyHours), hoursText(monthlyHours), formatMoney(monthlyCost, currency)] }
      : {
          label: <NarrowLabel name={name} hours={texts.estimate.hours(weeklyHours, monthlyHours)} />,
          cells: [formatMoney(monthlyCost, currency)],
        }),
    from: 0,
    to: lengths[index] ?? 0,
  }));
  return (
    <>
      <Typography color="textSecondary">{texts.estimate.assumption(pricesPath)}</Typography>
      <p>{texts.estimate.total(formatMoney(totalMonthly, currency))}</p>
      <Card component="article" sx={{ maxWidth: 880 }}>
        <BarTable caption={texts.estimate.caption} heads={isWide ? HEADS : NARROW_HEADS} bars={bars} />
      </Card>
    </>
  );
}

function NarrowLabel({ name, hours }: { name: string; hours: string }) {
  return (
    <>
      {name}{' '}
      <Typography variant="body2" component="small" color="textSecondary" sx={{ display: 'block' }}>
        {hours}
      </Typography>
    </>
  );
}
