import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { dateText } from '@turnero/api/domain/date-text';

import { barLengths } from '../../kit/chart/BarTable';
import { LatePart } from '../../kit/lazy/LatePart';
import { Loaded } from '../../kit/states/Loaded';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { up } from '../../kit/ui/breakpoints';
import { Figure } from './Figure';
import {
  useThirdFreeFiguresQuery,
  type ThirdFreeFiguresQuery,
  type ThirdFreeFiguresQueryVariables,
} from './figures.generated';
import { texts } from './texts';
import { CHART_HEIGHT_PX, LONGEST_WAIT_DAYS, waitLines, type WaitLines } from './wait-lines';

const { thirdFree } = texts;

type Figures = ThirdFreeFiguresQuery['thirdFreeFigures'];

interface Props {
  filter: ThirdFreeFiguresQueryVariables['filter'];
}

/** Days until the third free slot: each specialty, and below it its professionals. */
export function ThirdFree({ filter }: Props) {
  const isWide = useMediaQuery(up('sm'));
  const query = useThirdFreeFiguresQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.failed(thirdFree.title),
  });
  return (
    <Loaded query={query} errorTitle={texts.failed(thirdFree.title)} waiting={<FormOnItsWay label={texts.loading} />}>
      {({ thirdFreeFigures }) => {
        const rows = rowsOf(thirdFreeFigures);
        const lengths = barLengths(rows.map(({ days }) => days ?? LONGEST_WAIT_DAYS));
        const { measuredOn } = thirdFreeFigures;
        const lines = waitLines(thirdFreeFigures.specialties);
        return (
          <Figure
            words={thirdFree}
            chart={lines && <ChartOnItsWay {...lines} />}
            sums={measuredOn === null ? [] : [thirdFree.measured(dateText(measuredOn))]}
            heads={isWide ? thirdFree.heads : thirdFree.narrowHeads}
            bars={rows.map(({ id, name, before, days, isSpecialty }, index) => ({
              id,
              label: name,
              cells: [...(isWide ? [isSpecialty ? thirdFree.wait(before) : ''] : []), thirdFree.wait(days)],
              from: 0,
              to: lengths[index] ?? 0,
              tone: isSpecialty ? 'plain' : 'base',
            }))}
            csv={
              measuredOn === null
                ? undefined
                : [
                    thirdFree.heads,
                    ...rows.map(({ name, before, days, isSpecialty }) => [
                      name,
                      isSpecialty ? thirdFree.wait(before) : '',
                      thirdFree.wait(days),
                    ]),
                  ]
            }
          />
        );
      }}
    </Loaded>
  );
}

const loadChart = async () => (await import('./WaitChart')).WaitChart;

/** Loaded lazily: the library weighs as much as the rest of the page. */
function ChartOnItsWay(lines: WaitLines) {
  return (
    <Box sx={{ maxWidth: 880, minHeight: CHART_HEIGHT_PX }}>
      <LatePart load={loadChart} props={lines} waiting={null} errorTitle={thirdFree.chartFailed} />
    </Box>
  );
}

interface WaitRow {
  id: string;
  name: string;
  /** A specialty's value at the start of the period. */
  before: number | null;
  /** null: fewer than three within three months. */
  days: number | null;
  isSpecialty: boolean;
}

function rowsOf({ specialties, professionals }: Figures): WaitRow[] {
  return specialties.flatMap(({ specialtyId, specialtyName, days }) => [
    {
      id: `s${specialtyId}`,
      name: specialtyName,
      before: days[0]?.medianDays ?? null,
      days: days.at(-1)?.medianDays ?? null,
      isSpecialty: true,
    },
    ...professionals
      .filter((professional) => professional.specialtyId === specialtyId)
      .map((professional) => ({
        id: `p${professional.professionalId}`,
        name: professional.professionalName,
        before: null,
        days: professional.days,
        isSpecialty: false,
      })),
  ]);
}
