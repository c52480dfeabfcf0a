import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useFocusNext } from '../../kit/focus/useFocusNext';
import { useRefMap } from '../../kit/focus/useRefMap';
import { longMoment } from '../../kit/time/wall-time';
import { down } from '../../kit/ui/breakpoints';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { CheckIcon } from '../../kit/ui/icons';
import { theme } from '../../kit/ui/theme';
import { bookingPath } from '../booking/booking.paths';
import type { OpeningQuery, OpeningStepName } from './opening.generated';
import { texts } from './texts';

const Steps = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderTop: `1px solid ${theme.vars.palette.divider}`, padding: '12px 0' },
  '& .head': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 44,
  },
  '& h4': { margin: 0, fontSize: '1rem', lineHeight: '1.5rem' },
  [down('sm')]: { '& .later': { gridColumn: '2 / -1' } },
  '& .head button': { whiteSpace: 'nowrap', paddingInline: 0 },
  '& .number': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: 14,
    background: theme.vars.palette.primaryTint,
    fontWeight: 600,
  },
  '& .work': { padding: '4px 0 12px', display: 'grid', gap: 16, maxWidth: 900 },
});

/** An entry that may stay open. */
export interface OptionalStep {
  title: string;
  about: string;
  /** Page to change it later. */
  later: string;
  isDone: boolean;
  render: (onDone: () => Promise<void>) => ReactNode;
}

interface Props {
  opening: OpeningQuery['opening'];
  /** `onDone` reloads the checklist. */
  renderStep: (name: OpeningStepName, onDone: () => Promise<void>) => ReactNode;
  optional: OptionalStep | undefined;
  onDone: () => Promise<unknown>;
}

type Shown = OpeningStepName | 'optional';

/** For the query of the address: a reload shows the same step. */
const STEP_KEY = 'paso';

/** The first missing step is open. */
export function OpeningChecklist({ opening, renderStep, optional, onDone }: Props) {
  const titleId = useId();
  const [query, setQuery] = useSearchParams();
  /** Saved, though it may lack something. */
  const [saved, setSaved] = useState<Shown | null>(null);
  const headings = useRefMap<Shown>();
  const focusNext = useFocusNext();
  const { steps, firstSlot, isDone } = opening;
  const next = steps.find((step) => !step.isDone)?.name;
  const chosen = query.get(STEP_KEY);
  const current: Shown | undefined =
    optional && chosen === 'optional' ? chosen : (steps.find(({ name }) => name === chosen)?.name ?? next);
  const done = steps.filter((step) => step.isDone).length;
  const setChosen = (name: Shown | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (name) after.set(STEP_KEY, name);
        else after.delete(STEP_KEY);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const missingNow = useEventCallback(() => next);
  const open = (name: Shown) => {
    setSaved(null);
    focusNext(() => headings.get(name));
    setChosen(name);
  };
  const finish = async () => {
    await onDone();
    setChosen(null);
    setSaved(current ?? null);
    focusNext(() => headings.get(missingNow() ?? 'slot'));
  };
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 4 }}>
      <Typography variant="h3" id={titleId} sx={{ fontSize: '1.125rem' }}>
        {isDone ? texts.isOpen : texts.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 3 }}>
        {isDone ? '' : `${texts.count(done, steps.length)}. ${texts.about}`}
      </Typography>
      <Steps>
        {steps.map(({ name, isDone: isStepDone }, index) => {
          const { title, about, later } = texts.steps[name];
          const isShown = name === current && name !== 'slot';
          return (
            <li key={name} aria-current={name === current ? 'step' : undefined}>
              <Head
                sign={isStepDone ? <CheckIcon fontSize="small" /> : index + 1}
                heading={headings.ref(name)}
                title={title}
                isDone={isStepDone}
                later={name === 'slot' ? undefined : later}
                onOpen={isShown || name === 'slot' ? undefined : () => open(name)}
              />
              {isShown && (
                <div className="work">
                  {name === saved ? (
                    <Alert severity="warning">{texts.incomplete(about)}</Alert>
                  ) : (
                    <Typography color="textSecondary">{about}</Typography>
                  )}
                  {renderStep(name, finish)}
                </div>
              )}
              {name === 'slot' && (
                <div className="work">
                  <Typography color="textSecondary">
                    {firstSlot
                      ? texts.firstSlot(longMoment(firstSlot.startTime), firstSlot.professional.name)
                      : name === next
                        ? texts.noSlot
                        : texts.before}
                  </Typography>
                  {firstSlot && (
                    <div>
                      <ButtonLink to={bookingPath(firstSlot.professionalId, firstSlot.startTime)}>
                        {texts.seeSlot}
                      </ButtonLink>
                    </div>
                  )}
                  {name === next && renderStep(name, finish)}
                </div>
              )}
            </li>
          );
        })}
        {optional && (
          <li>
            <Head
              sign={optional.isDone ? <CheckIcon fontSize="small" /> : '+'}
              heading={headings.ref('optional')}
              title={optional.title}
              isDone={optional.isDone}
              later={optional.later}
              onOpen={current === 'optional' ? undefined : () => open('optional')}
            />
            {current === 'optional' && (
              <div className="work">
                <Typography color="textSecondary">{optional.about}</Typography>
                {optional.render(finish)}
              </div>
            )}
          </li>
        )}
      </Steps>
    </Card>
  );
}

interface HeadProps {
  sign: ReactNode;
  heading: Ref<HTMLHeadingElement>;
  title: string;
  isDone: boolean;
  /** Page to change it later. */
  later: string | undefined;
  onOpen: (() => void) | undefined;
}

function Head({ sign, heading, title, isDone, later, onOpen }: HeadProps) {
  return (
    <div className="head">
      <span className="number" aria-hidden="true">
        {sign}
      </span>
      <h4 ref={heading} tabIndex={-1}>
        {title}
        {isDone && <span style={visuallyHidden}>: {texts.done}</span>}
      </h4>
      {isDone && later !== undefined && (
        <Typography variant="body2" color="textSecondary" className="later">
          {texts.changeLater(later)}
        </Typography>
      )}
      {!isDone && onOpen && (
        <Button variant="text" onClick={onOpen}>
          {texts.open}
          <span style={visuallyHidden}> {title}</span>
        </Button>
      )}
    </div>
  );
}
