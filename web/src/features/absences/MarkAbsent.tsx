import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { useMarkAbsentPageQuery } from './absences.generated';
import { MarkAbsentForm } from './MarkAbsentForm';
import { hoursText, texts } from './texts';

/** The form shows the current minute after "desde ahora". */
const POLL_MS = 60_000;

interface Props {
  professionalId: number;
  /** The board of a date, yyyy-MM-dd. */
  boardPath: (date: string) => string;
  onDone: (date: string) => void;
}

export function MarkAbsent({ professionalId, boardPath, onDone }: Props) {
  const query = useMarkAbsentPageQuery({
    variables: { professionalId },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    errorFallback: texts.mark.failedToLoad,
  });
  return (
    <Card component="section" sx={{ gap: 4, maxWidth: 640 }} aria-labelledby="ausencia">
      <LoadedOnce
        query={query}
        errorTitle={texts.mark.failedToLoad}
        waiting={<FormOnItsWay label={texts.mark.loading} />}
      >
        {({ clinic, absenceBoard: { date, professional, absences } }) => (
          <>
            <Typography variant="subtitle1" component="h2" id="ausencia">
              {texts.mark.of(professional.name)}
            </Typography>
            {absences.length > 0 && (
              <Alert severity="info" role="note" action={<Link to={boardPath(date)}>{texts.mark.toBoard}</Link>}>
                {texts.mark.marked(absences.map(hoursText).join(', '))}
              </Alert>
            )}
            <MarkAbsentForm professionalId={professionalId} now={clinic.now} onDone={onDone} />
          </>
        )}
      </LoadedOnce>
    </Card>
  );
}
