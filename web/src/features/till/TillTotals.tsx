import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

import { MEANS_WORDS } from '../../clinic/till/texts';
import { formatMoney } from '../../kit/text/money';
import { up } from '../../kit/ui/breakpoints';
import { theme } from '../../kit/ui/theme';
import { texts } from './texts';
import { differenceText } from './till-form';
import type { TillFactsFragment } from './till.generated';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});
const Sums = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '6px 0 6px 12px', textAlign: 'right', verticalAlign: 'top' },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  '& thead th': { fontSize: '0.875rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 400, overflowWrap: 'break-word' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& td span': { display: 'block', fontSize: '0.875rem' },
  '& [data-is-off="true"]': { fontWeight: 700 },
  '& tfoot th, & tfoot td': { borderTop: `2px solid ${theme.vars.palette.control}`, fontWeight: 700 },
  '& [data-is-less] th, & [data-is-less] td': { borderTopWidth: 1, fontWeight: 400 },
});

interface Props {
  till: TillFactsFragment;
  currency: string | undefined;
}

/** By means, once closed with the counted amounts, and by professional. */
export function TillTotals({ till, currency }: Props) {
  const { byMeans, byProfessional, amount } = till.sums;
  const money = (it: number) => formatMoney(it, currency);
  const isClosed = till.closedAt !== null;
  const cash = byMeans.find(({ means }) => means === 'cash');
  return (
    <Columns>
      <Part title={texts.means.title}>
        <Sums>
          <thead>
            <Heads heads={isClosed ? texts.means.closedHeads : texts.means.heads} />
          </thead>
          <tbody>
            {byMeans.map(({ means, payments, amount: own, counted, difference }) => (
              <tr key={means}>
                <th scope="row">{MEANS_WORDS[means]}</th>
                {!isClosed && <td>{payments}</td>}
                <td>{money(own)}</td>
                {isClosed && (
                  <td>
                    {counted !== null && money(counted)}
                    <span data-is-off={difference !== null && difference !== 0}>
                      {differenceText(difference, currency)}
                    </span>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.means.total}</th>
              {!isClosed && <td>{till.sums.payments - till.sums.withdrawals}</td>}
              <td>{money(amount)}</td>
              {isClosed && <td />}
            </tr>
            {till.sums.withdrawals > 0 && (
              <tr data-is-less>
                <th scope="row">{texts.means.withdrawn}</th>
                {!isClosed && <td>{till.sums.withdrawals}</td>}
                <td>{money(0 - till.sums.withdrawn)}</td>
                {isClosed && <td />}
              </tr>
            )}
          </tfoot>
        </Sums>
        {cash && (
          <p>
            {till.openingCash === null
              ? texts.means.cashNoteOpen(money(cash.expected))
              : texts.means.cashNote(money(cash.expected))}
          </p>
        )}
      </Part>
      {byProfessional.length > 0 && (
        <Part title={texts.professionals.title}>
          <Sums>
            <thead>
              <Heads heads={texts.professionals.heads} />
            </thead>
            <tbody>
              {byProfessional.map(({ professionalId, professionalName, payments, amount: own }) => (
                <tr key={professionalId}>
                  <th scope="row">{professionalName ?? texts.professionals.none}</th>
                  <td>{payments}</td>
                  <td>{money(own)}</td>
                </tr>
              ))}
            </tbody>
          </Sums>
        </Part>
      )}
    </Columns>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

function Heads({ heads }: { heads: readonly string[] }) {
  return (
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  );
}
