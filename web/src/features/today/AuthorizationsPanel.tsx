import Button from '@mui/material/Button';
import { payerName } from '@turnero/api/domain/coverage-words';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useClinic } from '../../clinic/facts/useClinic';
import { useWhatsAppDigits } from '../../clinic/phone/useWhatsAppDigits';
import { whatsappHref } from '../../clinic/phone/whatsapp';
import { PhoneLink } from '../../kit/contact/ContactLink';
import { ErrorState } from '../../kit/states/ErrorState';
import { clockTime, nearDate } from '../../kit/time/wall-time';
import { KeptPanel, Panel } from './Panel';
import { authorizationText, texts } from './texts';
import { Waiting } from './today-styles';
import { useAuthorizationsMissingQuery, type AuthorizationsMissingQuery } from './today.generated';
import type { FactsContext } from './TurnoFacts';

type Turno = AuthorizationsMissingQuery['authorizationsMissing']['appointments'][number];

const [FEW, MOST] = [3, 200];

type Props = Required<Pick<FactsContext, 'today' | 'withProfessional'>> & {
  pathOf: NonNullable<FactsContext['pathOf']>;
};

/** Turnos of the next day that still need an authorization; nothing if there are none. */
export function AuthorizationsPanel({ today, withProfessional, pathOf }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const clinic = useClinic();
  const { data, error, refetch } = useAuthorizationsMissingQuery({
    variables: { first: MOST },
    fetchPolicy: 'cache-and-network',
  });
  const { date, total = 0, appointments = [] } = data?.authorizationsMissing ?? {};
  const shown = showsAll ? appointments : appointments.slice(0, FEW);
  const phones = shown.flatMap(({ patientPhone }) => patientPhone ?? []);
  const digits = useWhatsAppDigits(phones, clinic?.countryCode ?? '');
  if (error && !data) {
    return (
      <Panel title={texts.authorizations.unknown}>
        <ErrorState title={texts.authorizations.failed} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  if (total === 0 || date == null) return null;
  const textOf = (turno: Turno) =>
    authorizationText({ ...turno, insurer: turno.coverage?.insurerName ?? '', clinicName: clinic?.name ?? '' });
  return (
    <KeptPanel
      title={texts.authorizations.title(nearDate(date, today))}
      count={total}
      actions={
        !showsAll &&
        appointments.length > FEW && (
          <Button variant="text" size="small" onClick={() => setShowsAll(true)}>
            {texts.authorizations.all(appointments.length)}
          </Button>
        )
      }
    >
      <Waiting>
        {shown.map((turno) => {
          const { id, startTime, patientName, patientPhone, professionalName, coverage } = turno;
          const chat = patientPhone === null ? undefined : digits.get(patientPhone);
          return (
            <li key={id}>
              <div className="what">
                <Link className="name" to={pathOf(turno)} state={{ appointmentId: id }}>
                  {patientName}
                </Link>
                <span className="quiet">
                  {[
                    clockTime(startTime),
                    withProfessional && professionalName,
                    coverage && payerName(coverage),
                    coverage?.authorization && texts.authorizations.status[coverage.authorization.status],
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {patientPhone && (
                  <span className="quiet">
                    <PhoneLink phone={patientPhone} />
                    {chat !== undefined && (
                      <>
                        {' · '}
                        <a
                          href={whatsappHref(chat, textOf(turno))}
                          target="_blank"
                          rel="noopener noreferrer"
                          aria-label={texts.authorizations.chat(patientName)}
                        >
                          {texts.authorizations.chatWord}
                        </a>
                      </>
                    )}
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </Waiting>
    </KeptPanel>
  );
}
