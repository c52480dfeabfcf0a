import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

import { Avatar } from '../../../clinic/people/Avatar';
import { MailLink, PhoneLink } from '../../../kit/contact/ContactLink';
import { formatFee } from '../../../clinic/people/fee-text';
import { ExpandMoreIcon } from '../../../kit/ui/icons';
import { theme } from '../../../kit/ui/theme';
import type { BookingProfessionalFactsFragment } from '../booking.generated';
import { bookingTexts } from '../../../clinic/booking/texts';

const Sheet = styled(Card)({
  gap: 0,
  padding: 0,
  overflowWrap: 'anywhere',
  '& .head': { display: 'flex', gap: 12, alignItems: 'center', padding: 12, minHeight: 72 },
  '& .head > span:not([aria-hidden])': { display: 'grid', flex: 1, minWidth: 0 },
  '& .muted': { color: theme.vars.palette.text.secondary },
  '& summary': { cursor: 'pointer', borderRadius: 16, listStyle: 'none' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& details[open] summary svg': { transform: 'rotate(180deg)' },
  '& .body': { display: 'grid', gap: 12, padding: '4px 16px 16px' },
  '& dl': { display: 'grid', gap: 8 },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& dd a': { display: 'inline-block', padding: '10px 0', margin: '-10px 0' },
});

interface Props {
  professional: BookingProfessionalFactsFragment;
  currency: string;
  unfolded: boolean;
}

/** Collapsible on narrow screens. */
export function ProfessionalPanel({ professional, currency, unfolded }: Props) {
  const { name, pictureUrl, specialty, fee } = professional;
  const head = (
    <>
      <Avatar name={name} pictureUrl={pictureUrl} size={unfolded ? 72 : 48} />
      <span>
        <strong>{name}</strong>
        {specialty && <span className="muted">{specialty.name}</span>}
        <span>
          {bookingTexts.fields.fee}: <strong>{formatFee(fee, currency)}</strong>
        </span>
      </span>
    </>
  );
  return (
    <Sheet>
      {unfolded ? (
        <>
          <div className="head">{head}</div>
          <Facts {...professional} />
        </>
      ) : (
        <details>
          <summary className="head">
            {head}
            <ExpandMoreIcon />
          </summary>
          <Facts {...professional} />
        </details>
      )}
    </Sheet>
  );
}

function Facts({ bio, licenseNumber, email, phone }: BookingProfessionalFactsFragment) {
  return (
    <div className="body">
      {bio && <p>{bio}</p>}
      <dl>
        {licenseNumber && (
          <div>
            <dt>{bookingTexts.fields.license}</dt>
            <dd>{licenseNumber}</dd>
          </div>
        )}
        <div>
          <dt>{bookingTexts.fields.email}</dt>
          <dd>
            <MailLink email={email} />
          </dd>
        </div>
        {phone && (
          <div>
            <dt>{bookingTexts.fields.phone}</dt>
            <dd>
              <PhoneLink phone={phone} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
