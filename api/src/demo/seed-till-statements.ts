import { statement } from '../platform/database/statement';

export const ADD_TILLS = statement(
  'demo.tills',
  /* sql */ `
    INSERT INTO tills (opened_at, opened_by_id, opening_cash, closed_at, closed_by_id, counted_cash, counted_card, note)
    SELECT opened_at, user_id, opening_cash, closed_at, CASE WHEN closed_at IS NOT NULL THEN user_id END, counted_cash,
      counted_card, note
    FROM jsonb_to_recordset($1::jsonb) AS r(opened_at timestamptz, user_id integer, opening_cash numeric,
      closed_at timestamptz, counted_cash numeric, counted_card numeric, note text)
    ORDER BY opened_at`,
);

export const ADD_PAYMENTS = statement(
  'demo.payments',
  /* sql */ `
    INSERT INTO payments (till_id, appointment_id, concept, patient_id, patient_name, professional_id, is_withdrawal,
      amount, means, taken_at, taken_by_id)
    SELECT t.id, a.id, r.concept, a.patient_id, a.patient_name, a.professional_id, r.is_withdrawal, r.amount, r.means,
      r.taken_at, r.user_id
    FROM jsonb_to_recordset($1::jsonb) AS r(opened_at timestamptz, appointment_id uuid, concept text,
      is_withdrawal boolean, amount numeric, means text, taken_at timestamptz, user_id integer)
    JOIN tills t ON t.opened_at = r.opened_at LEFT JOIN appointments a ON a.id = r.appointment_id
    ORDER BY r.taken_at, r.is_withdrawal`,
);
