import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { barLengths, BarTable } from '../../shared/chart/BarTable';
import { useClinic } from '../../shared/clinic/useClinic';
import { formatMoney } from '../../shared/money';
import { EmptyState } from '../../shared/states/EmptyState';
import { FormOnItsWay } from '../../shared/states/FormOnItsWay';
import { Loaded } from '../../shared/states/Loaded';
import { hoursText } from '../../shared/text/quantity-text';
import { up } from '../../shared/ui/breakpoints';
import { useMedia } from '../../shared/ui/useMedia';
import { PRICES_PATH } from '../pricing/pricing.paths';
import { useIncomeEstimateQuery, type IncomeEstimateQuery } from './income.generated';

const LOAD_FAILED = 'Error al cargar los datos';
const HEADS = ['Profesional', 'Horas por semana', 'Horas por mes', 'Aporte mensual'];
const NARROW_HEADS = ['Profesional', 'Aporte mensual'];

/** What the clinic would take in a month by the hours that its professionals attend. */
export function IncomePage() {
  const query = useIncomeEstimateQuery({ fetchPolicy: 'network-only', errorFallback: LOAD_FAILED });
  const currency = useClinic()?.currency;
  return (
    <Loaded query={query} errorTitle={LOAD_FAILED} waiting={<FormOnItsWay label="Calculando…" />}>
      {({ incomeEstimate }) =>
        incomeEstimate.items.length === 0 ? (
          <EmptyState title="Sin datos" text="La estimación sale de la disponibilidad semanal de los profesionales: todavía no hay ninguno." />
        ) : (
          <Estimate estimate={incomeEstimate} currency={currency} />
        )
      }
    </Loaded>
  );
}

function Estimate({ estimate: { items, totalMonthly }, currency }: { estimate: IncomeEstimateQuery['incomeEstimate']; currency: string | undefined }) {
  const isWide = useMedia(up('sm'));
  const lengths = barLengths(items.map(({ monthlyCost }) => monthlyCost));
  const bars = items.map(({ professionalId, name, weeklyHours, monthlyHours, monthlyCost }, index) => ({
    id: String(professionalId),
    ...(isWide
      ? { label: name, cells: [hoursText(weeklyHours), hoursText(monthlyHours), formatMoney(monthlyCost, currency)] }
      : { label: <NarrowLabel name={name} hours={`${hoursText(weeklyHours)} por semana, ${hoursText(monthlyHours)} por mes`} />, cells: [formatMoney(monthlyCost, currency)] }),
    from: 0,
    to: lengths[index] ?? 0,
  }));
  return (
    <>
      <Typography color="textSecondary">
        Si alquilaran todas las horas de su disponibilidad semanal, al <Link to={PRICES_PATH}>costo por hora</Link> de la clínica. No cuenta turnos ni descuentos.
      </Typography>
      <p>
        Total mensual estimado: <strong>{formatMoney(totalMonthly, currency)}</strong>
      </p>
      <Card component="article" sx={{ maxWidth: 880 }}>
        <BarTable caption="Ingresos estimados por disponibilidad" heads={isWide ? HEADS : NARROW_HEADS} bars={bars} />
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
