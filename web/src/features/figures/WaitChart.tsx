import { LineChart } from '@mui/x-charts/LineChart';

import { shortDate } from '../../kit/time/wall-time';
import { theme } from '../../kit/ui/theme';
import { texts } from './texts';
import { CHART_HEIGHT_PX, LONGEST_WAIT_DAYS, type WaitLines } from './wait-lines';

const COLOURS = [
  theme.vars.palette.primary.main,
  theme.vars.palette.partial.edge,
  theme.vars.palette.secondary.main,
  theme.vars.palette.done.edge,
  theme.vars.palette.cancelled.edge,
];
const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;

/** The wait, day by day. Colour and shape distinguish the lines; the table below has the figures. */
export function WaitChart({ dates, lines }: WaitLines) {
  return (
    <LineChart
      title={texts.thirdFree.chart}
      height={CHART_HEIGHT_PX}
      skipAnimation
      grid={{ horizontal: true }}
      xAxis={[{ data: dates, scaleType: 'point', valueFormatter: (date: string) => shortDate(date) }]}
      yAxis={[{ min: 0, label: texts.thirdFree.axis, tickMinStep: 1 }]}
      series={lines.map(({ id, name, days }, index) => ({
        id: String(id),
        label: name,
        data: days,
        color: COLOURS[index]!,
        shape: SHAPES[index]!,
        curve: 'linear',
        showMark: dates.length <= 31,
        valueFormatter: (value) =>
          value === null ? '' : texts.thirdFree.wait(value === LONGEST_WAIT_DAYS ? null : value),
      }))}
    />
  );
}
