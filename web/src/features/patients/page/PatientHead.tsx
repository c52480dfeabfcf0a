import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { ageText } from '@turnero/api/domain/birth-date';
import { dateText } from '@turnero/api/domain/date-text';
import { useId } from 'react';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { useWhatsAppDigits } from '../../../clinic/phone/useWhatsAppDigits';
import { whatsappHref } from '../../../clinic/phone/whatsapp';
import { MailLink, PhoneLink } from '../../../kit/contact/ContactLink';
import { MoreActs } from '../../../kit/list/RowMenu';
import { dayOf } from '../../../kit/time/wall-time';
import { Fact, Facts } from '../../../kit/ui/Facts';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { DeleteIcon } from '../../../kit/ui/icons';
import { OffButton } from '../../../kit/ui/OffButton';
import { texts as mergeTexts } from '../merge/texts';
import { factOf, factsOf, FIELDS } from '../patient-fields';
import { documentTexts, registeredName } from '../patient-text';
import type { ListedPatientFragment } from '../patients.generated';
import { chooseMergedPath } from '../patients.paths';
import { texts } from '../texts';

const Head = styled(Card)({
  display: 'grid',
  gap: 12,
  padding: 16,
  '& .top': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', justifyContent: 'space-between' },
}) as typeof Card;

interface Props {
  patient: ListedPatientFragment;
  clinic: ClinicFactsFragment;
  /** Undefined without the permission. */
  onEdit?: () => void;
  onBook?: (() => void) | undefined;
  onErase?: (() => void) | undefined;
}

export function PatientHead({ patient, clinic, onEdit, onBook, onErase }: Props) {
  const { id, name, birthDate, phone, email, state, noShows, deceasedOn, identifiers } = patient;
  const whyId = useId();
  const isReached = phone !== null || email !== null;
  const why = deceasedOn !== null ? texts.page.noNewTurno : isReached ? null : texts.page.noContact;
  const registered = registeredName(patient);
  const document = documentTexts(patient).join('\n');
  return (
    <Head component="section" aria-label={texts.page.head}>
      {(deceasedOn !== null || onEdit || onBook || onErase) && (
        <div className="top">
          {deceasedOn !== null && <Typography>{texts.page.deceased(dateText(deceasedOn))}</Typography>}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
            {onEdit && (
              <>
                <Button variant="outlined" aria-haspopup="dialog" onClick={onEdit}>
                  {texts.update.open}
                </Button>
                <ButtonLink variant="outlined" to={chooseMergedPath(id)}>
                  {mergeTexts.choose.open}
                </ButtonLink>
              </>
            )}
            {onBook && (
              <OffButton off={why !== null} whyId={whyId} aria-haspopup="dialog" onClick={onBook}>
                {texts.page.newTurno}
              </OffButton>
            )}
            {onErase && <MoreActs of={name} acts={[{ icon: DeleteIcon, label: texts.page.erase, onClick: onErase }]} />}
          </Stack>
        </div>
      )}
      {onBook && why !== null && (
        <Typography id={whyId} variant="body2" color="textSecondary">
          {why}
        </Typography>
      )}
      <Facts>
        {registered !== null && <Fact label={texts.fields.registeredName}>{registered}</Fact>}
        {birthDate && (
          <Fact label={texts.fields.age}>
            {texts.page.age(ageText(birthDate, dayOf(clinic.now)), dateText(birthDate))}
          </Fact>
        )}
        {identifiers !== null && (
          <Fact label={texts.fields.document}>
            {document === '' || state === 'validated'
              ? document || texts.page.noDocument
              : texts.page.unchecked(document)}
          </Fact>
        )}
        <Fact label={texts.fields.phone}>{phone && <Phone phone={phone} name={name} clinic={clinic} />}</Fact>
        <Fact label={texts.fields.email}>{email && <MailLink email={email} />}</Fact>
        <Fact label={texts.fields.noShows}>{noShows}</Fact>
        {factsOf(patient).map((field) => (
          <Fact key={field} label={FIELDS[field].label}>
            {factOf(patient, field)}
          </Fact>
        ))}
      </Facts>
    </Head>
  );
}

function Phone({ phone, name, clinic }: { phone: string; name: string; clinic: ClinicFactsFragment }) {
  const digits = useWhatsAppDigits([phone], clinic.countryCode).get(phone);
  return (
    <>
      <PhoneLink phone={phone} />
      {digits !== undefined && (
        <>
          {' · '}
          <a href={whatsappHref(digits, texts.page.hello(name, clinic.name))} target="_blank" rel="noopener noreferrer">
            {texts.page.whatsapp}
            <span style={visuallyHidden}>{texts.page.otherWindow}</span>
          </a>
        </>
      )}
    </>
  );
}
