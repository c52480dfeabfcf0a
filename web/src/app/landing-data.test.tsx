import { aClinic, aSpecialty, landingAnswers } from '../testing/clinic-data';
import { fakeApi } from '../testing/fake-api';
import { ClinicDocument } from '../shared/clinic/clinic.generated';
import { LandingDocument } from '../features/landing/landing.generated';
import { createApollo } from './apollo';
import { adoptLandingData, readLandingData } from './landing-data';

const { Landing } = landingAnswers({ specialties: [aSpecialty()] });

function newClient() {
  const { link, calls } = fakeApi({});
  return { client: createApollo({ transport: link, onSessionEnd: () => undefined }), calls };
}

test('data that came with the page answer the landing and the clinic without a request', async () => {
  const { client, calls } = newClient();
  adoptLandingData(client, readLandingData(JSON.stringify(Landing)));
  const { data } = await client.query({ query: LandingDocument });
  expect(data?.landing.specialties[0]?.name).toBe('Cardiología');
  expect((await client.query({ query: ClinicDocument })).data?.clinic.name).toBe(aClinic().name);
  expect(calls).toEqual([]);
});

test.each(['', '<!--landing-data-->', '{"landing":', 'null', '{}'])('%p instead of data is ignored', (text) => {
  const { client } = newClient();
  adoptLandingData(client, readLandingData(text));
  expect(client.readQuery({ query: LandingDocument })).toBeNull();
});
