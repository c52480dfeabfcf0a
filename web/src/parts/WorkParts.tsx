import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { barLengths, BarTable } from '../kit/chart/BarTable';
import { SortableList } from '../kit/order/SortableList';
import { BatchProgress } from '../kit/send/BatchProgress';
import { useBatch } from '../kit/send/useBatch';
import { formatMoney } from '../kit/text/money';
import { OffButton } from '../kit/ui/OffButton';
import { after } from './demo';

const NAMES = ['Lucía Fernández', 'Martín Acosta', 'Nora Benítez', 'Pablo Quiroga', 'Sofía de los Santos y Villafañe'];
const MONTHS = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'];
const INCOME = [
  ['Sala 1', 480_000],
  ['Sala 2', 312_500],
  ['Gabinete', 96_000],
  ['Sala 4', 0],
] as const;

export function OrderParts() {
  const [names, setNames] = useState(NAMES);
  return (
    <SortableList
      label="Orden de los profesionales"
      items={names}
      idOf={(name) => name}
      nameOf={(name) => name}
      onOrder={setNames}
    >
      {(name) => name}
    </SortableList>
  );
}

export function BatchParts() {
  const { run, progress, stop } = useBatch<string, string>({
    nameOf: (month) => month,
    send: ({ input }) => after({ data: input }),
  });
  const [done, setDone] = useState<string>();
  const start = async () => {
    const results = await run(MONTHS);
    if (results) setDone(results.flatMap(({ input, outcome }) => (outcome ? [input] : [])).join(', '));
  };
  return (
    <>
      {progress && <BatchProgress label="Meses procesados" progress={progress} onStop={stop} />}
      <Stack direction="row" spacing={3}>
        <OffButton off={progress !== null} onClick={() => void start()}>
          Aplicar a 6 meses
        </OffButton>
      </Stack>
      <p role="status">{done !== undefined && `Aplicados: ${done}`}</p>
    </>
  );
}

export function ChartParts() {
  const lengths = barLengths(INCOME.map(([, amount]) => amount));
  return (
    <BarTable
      caption="Ingresos por sala"
      heads={['Sala', 'Horas', 'Ingresos']}
      bars={INCOME.map(([name, amount], index) => ({
        id: name,
        label: name,
        cells: [Math.round(amount / 12_000), formatMoney(amount, 'ARS')],
        from: 0,
        to: lengths[index] ?? 0,
      }))}
    />
  );
}
