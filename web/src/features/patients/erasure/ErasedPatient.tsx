import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dateText } from '@turnero/api/domain/date-text';
import { useCallback, useEffect, useId, useRef, useState } from 'react';

import { Readings } from '../../../clinic/patient-data/Readings';
import { usePanelHeading } from '../../../clinic/panel-heading';
import { useMay } from '../../../clinic/session/useMay';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import { dayOf } from '../../../kit/time/wall-time';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { Fact, Facts } from '../../../kit/ui/Facts';
import { Part } from '../patient-parts';
import { documentTexts, registeredName } from '../patient-text';
import { PATIENTS_PATH } from '../patients.paths';
import { texts as patientTexts } from '../texts';
import type { PatientErasureQuery, ReadBlockedIdentityMutation } from './erasure.generated';
import { texts } from './texts';

const loadDialog = async () => (await import('./ReadIdentityDialog')).ReadIdentityDialog;

type Identity = ReadBlockedIdentityMutation['identities'][number];

interface Props {
  erasure: PatientErasureQuery['erasure'] & { erasedAt: string };
  isOwn: boolean;
  reload: () => Promise<unknown>;
}

/** Date and author of the erasure; shows the identity on request, until the page closes. */
export function ErasedPatient({ erasure, isOwn, reload }: Props) {
  const { id, erasedAt, erasedBy, state, reads } = erasure;
  usePanelHeading({ title: texts.erased.title });
  const mayRead = useMay('security');
  const readersId = useId();
  const [isAsking, setAsking] = useState(false);
  const [identities, setIdentities] = useState<readonly Identity[]>([]);
  const stopAsking = useCallback(() => setAsking(false), []);
  const onLoadFailure = useDialogLoadFailure(stopAsking);
  return (
    <Stack spacing={4}>
      <Card component="section" aria-label={texts.erased.title} sx={{ display: 'grid', gap: 3, p: 4 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {texts.erased.when}{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {dateText(dayOf(erasedAt))}
          </Box>
          {erasedBy !== null && ` ${texts.erased.by(erasedBy)}`}.
        </Typography>
        <Typography>{state === 'blocked' ? texts.erased.blocked : texts.erased.anonymized}</Typography>
        {!isOwn && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
            {mayRead && state === 'blocked' && identities.length === 0 && (
              <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAsking(true)}>
                {texts.identity.open}
              </Button>
            )}
            <ButtonLink variant="outlined" to={PATIENTS_PATH}>
              {patientTexts.page.back}
            </ButtonLink>
          </Stack>
        )}
      </Card>
      {identities.length > 0 && <IdentityPart identities={identities} />}
      {reads && reads.length > 0 && (
        <Part aria-labelledby={readersId}>
          <Typography variant="h3" component="h2" id={readersId}>
            {patientTexts.page.reads}
          </Typography>
          <Readings reads={reads} labelledBy={readersId} />
        </Part>
      )}
      <LazyComponent
        load={loadDialog}
        isNeeded={isAsking}
        onFailure={onLoadFailure}
        props={{
          open: isAsking,
          id,
          onClose: stopAsking,
          onConflict: () => void reload(),
          onRead: (read: readonly Identity[]) => {
            setIdentities(read);
            void reload();
          },
        }}
      />
    </Stack>
  );
}

function IdentityPart({ identities }: { identities: readonly Identity[] }) {
  const titleId = useId();
  const part = useRef<HTMLElement>(null);
  // The button that opened the dialog is gone.
  useEffect(() => part.current?.focus(), []);
  return (
    <Part ref={part} tabIndex={-1} aria-labelledby={titleId}>
      <Typography variant="h3" component="h2" id={titleId}>
        {texts.identity.title}
      </Typography>
      <Typography color="textSecondary">{texts.identity.once}</Typography>
      {identities.map((identity, place) => (
        <Card key={place} sx={{ p: 4 }}>
          <Facts>
            <Fact label={place === 0 ? patientTexts.fields.name : texts.identity.merged}>{identity.name}</Fact>
            {registeredName(identity) !== null && (
              <Fact label={patientTexts.fields.registeredName}>{registeredName(identity)}</Fact>
            )}
            <Fact label={patientTexts.fields.birthDate}>{identity.birthDate && dateText(identity.birthDate)}</Fact>
            <Fact label={patientTexts.fields.document}>
              {documentTexts({ ...identity, documentNumber: null }).join('\n') || patientTexts.page.noDocument}
            </Fact>
          </Facts>
        </Card>
      ))}
    </Part>
  );
}
