import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link as RouterLink } from 'react-router-dom';

import { barLengths } from '../../kit/chart/BarTable';
import { Loaded } from '../../kit/states/Loaded';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { formatCount } from '../../kit/text/count-text';
import { up } from '../../kit/ui/breakpoints';
import { Figure } from './Figure';
import { turnosPath, type FigureFilterName } from './figure-place';
import {
  useCancellationFiguresQuery,
  type CancellationFiguresQuery,
  type CancellationFiguresQueryVariables,
} from './figures.generated';
import { shareText, texts } from './texts';

const { cancellations } = texts;

type Figures = CancellationFiguresQuery['cancellationFigures'];
type Step = Figures['steps'][number];

interface Props {
  filter: CancellationFiguresQueryVariables['filter'];
  chosen: Readonly<Record<FigureFilterName, string>>;
}

/** By notice, with the share of their time used again. */
export function Cancellations({ filter, chosen }: Props) {
  const isWide = useMediaQuery(up('sm'));
  const query = useCancellationFiguresQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.failed(cancellations.title),
  });
  return (
    <Loaded
      query={query}
      errorTitle={texts.failed(cancellations.title)}
      waiting={<FormOnItsWay label={texts.loading} />}
    >
      {({ cancellationFigures }) => {
        const { cancelled, refilled, medianHoursUntilRefilled: median, cameEarlier, daysWon } = cancellationFigures;
        const steps = cancellationFigures.steps.filter((step) => step.notice !== 'unknown' || step.cancelled > 0);
        const lengths = barLengths(steps.map((step) => step.cancelled));
        return (
          <Figure
            words={cancellations}
            sums={[
              `${cancellations.sum(refilled, cancelled)}: ${shareText(refilled, cancelled)}`,
              ...(median === null ? [] : [cancellations.median(median)]),
              ...(cameEarlier === 0 ? [] : [cancellations.earlier(cameEarlier, Math.round(daysWon))]),
            ]}
            heads={isWide ? cancellations.heads : cancellations.narrowHeads}
            bars={steps.map((step, index) => ({
              id: step.notice,
              label: cancellations.steps[step.notice],
              cells: [
                <Count key="cancelled" chosen={chosen} step={step} of="cancelled" />,
                <Count key="refilled" chosen={chosen} step={step} of="refilled" />,
                ...(isWide ? [step.cancelled === 0 ? '—' : shareText(step.refilled, step.cancelled)] : []),
              ],
              from: 0,
              to: lengths[index] ?? 0,
            }))}
            csv={
              cancelled === 0
                ? undefined
                : [
                    cancellations.heads,
                    ...steps.map((step) => [
                      cancellations.steps[step.notice],
                      String(step.cancelled),
                      String(step.refilled),
                      step.cancelled === 0 ? '' : shareText(step.refilled, step.cancelled),
                    ]),
                  ]
            }
          />
        );
      }}
    </Loaded>
  );
}

interface CountProps {
  chosen: Props['chosen'];
  step: Step;
  of: 'cancelled' | 'refilled';
}

function Count({ chosen, step, of }: CountProps) {
  const count = step[of];
  if (count === 0) return '0';
  const named = of === 'cancelled' ? cancellations.listCancelled : cancellations.listRefilled;
  return (
    <Link
      component={RouterLink}
      to={turnosPath(chosen, { of, notice: step.notice })}
      aria-label={named(cancellations.steps[step.notice], count)}
    >
      {formatCount(count)}
    </Link>
  );
}
