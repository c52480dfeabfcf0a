import { ClinicDocument } from '../clinic/facts/clinic.generated';
import { MonthSlotsDocument } from '../clinic/slots/slots.generated';
import { LandingDocument } from '../features/landing/landing.generated';
import { aClinic, aSpecialty, landingAnswers } from '../testing/clinic-data';
import { fakeApi } from '../testing/fake-api';
import { createApollo } from './apollo';
import { adoptPageData, answerIn, readPageData } from './page-data';

const { Landing } = landingAnswers({ specialties: [aSpecialty()] });

function newClient() {
  const { link, calls } = fakeApi({});
  return { client: createApollo({ transport: link, onSessionEnd: () => undefined }), calls };
}

test('data that came with the page answer the landing and the clinic without a request', async () => {
  const { client, calls } = newClient();
  await adoptPageData(client, readPageData(JSON.stringify([{ query: 'Landing', variables: {}, data: Landing }])));
  const { data } = await client.query({ query: LandingDocument });
  expect(data?.landing.specialties[0]?.name).toBe('Cardiología');
  expect((await client.query({ query: ClinicDocument })).data?.clinic.name).toBe(aClinic().name);
  expect(calls).toEqual([]);
});

const facts = {
  query: 'BookingProfessional',
  variables: { id: 3 },
  data: { clinic: aClinic(), professional: { __typename: 'Professional', id: 3 } },
};
const month = {
  query: 'MonthSlots',
  variables: { professionalId: 3, year: 2026, month: 6 },
  data: { clinic: { now: '2026-06-01T08:00:00-03:00' }, monthSlots: {} },
};

test('an answer is that of its variables alone, and whichever names the clinic answers who asks for it', () => {
  const answers = readPageData(JSON.stringify([month, facts, { ...facts, query: 'Other' }]));
  expect(answerIn(answers, MonthSlotsDocument, { year: 2026, month: 6, professionalId: 3 })).toEqual(month.data);
  expect(answerIn(answers, MonthSlotsDocument, { ...month.variables, month: 7 })).toBeUndefined();
  expect(answerIn(answers, MonthSlotsDocument, { ...month.variables, roomId: 1 })).toBeUndefined();
  expect(answerIn(answers, ClinicDocument)).toEqual({ clinic: aClinic() });
});

const NO_DATA = ['', '<!--page-data-->', '[{"query":', 'null', '{}', '[]', '[{"query":"Landing","data":null}]'];

test.each(NO_DATA)('%p instead of data is ignored', (text) => {
  expect(readPageData(text)).toEqual([]);
});
