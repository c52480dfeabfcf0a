import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { Loaded } from '../../kit/states/Loaded';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { Figure } from './Figure';
import { turnosPath, type FigureFilterName } from './figure-place';
import { useNoShowFiguresQuery, type NoShowFiguresQueryVariables } from './figures.generated';
import { shareText, texts } from './texts';

const { noShows } = texts;

interface Props {
  filter: NoShowFiguresQueryVariables['filter'];
  chosen: Readonly<Record<FigureFilterName, string>>;
}

/** By time between booking and appointment. */
export function NoShows({ filter, chosen }: Props) {
  const query = useNoShowFiguresQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.failed(noShows.title),
  });
  return (
    <Loaded query={query} errorTitle={texts.failed(noShows.title)} waiting={<FormOnItsWay label={texts.loading} />}>
      {({ noShowFigures: { closed, missed, steps } }) => (
        <Figure
          words={noShows}
          sums={[`${noShows.sum(missed, closed)}: ${shareText(missed, closed)}`]}
          heads={noShows.heads}
          bars={steps.map((step) => ({
            id: step.leadTime,
            label: noShows.steps[step.leadTime],
            cells: [
              step.closed === 0 ? (
                '0'
              ) : (
                <Link
                  key="list"
                  component={RouterLink}
                  to={turnosPath(chosen, { of: step.missed === 0 ? 'closed' : 'missed', leadTime: step.leadTime })}
                  aria-label={noShows.list(noShows.steps[step.leadTime], step.missed, step.closed)}
                >
                  {noShows.counts(step.missed, step.closed)}
                </Link>
              ),
              step.closed === 0 ? '—' : shareText(step.missed, step.closed),
            ],
            from: 0,
            to: step.closed === 0 ? 0 : (100 * step.missed) / step.closed,
          }))}
          csv={
            closed === 0
              ? undefined
              : [
                  noShows.csvHeads,
                  ...steps.map((step) => [
                    noShows.steps[step.leadTime],
                    String(step.closed),
                    String(step.missed),
                    step.closed === 0 ? '' : shareText(step.missed, step.closed),
                  ]),
                ]
          }
        />
      )}
    </Loaded>
  );
}
