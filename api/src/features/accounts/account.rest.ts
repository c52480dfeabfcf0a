import { readDocuments } from '../../platform/rest/documents';
import type { Examples } from '../../platform/rest/openapi/examples';
import { envelope, nothing, route, type Shape } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'account.rest.graphql', '../professionals/professional.rest.graphql');

const registered: Shape = { ...envelope, status: 201 };

export const accountRoutes = [
  route('POST', '/auth/login', document('SignIn')),
  route('POST', '/auth/login/code', document('SignInWithCode')),
  route('POST', '/auth/confirm-password', document('ConfirmPassword'), envelope),
  route('GET', '/auth/profile', document('Profile'), envelope),
  route('POST', '/auth/register', document('Register'), registered),
  route('POST', '/auth/confirm-email', document('ConfirmEmail')),
  route('POST', '/auth/resend-confirmation', document('ResendConfirmation'), envelope),
  route('POST', '/auth/forgot-password', document('RequestPasswordReset'), envelope),
  route('POST', '/auth/reset-password', document('ResetPassword'), envelope),
  route('PUT', '/users/profile/me', document('UpdateProfile'), envelope),
  route('PUT', '/users/profile/password', document('ChangePassword'), envelope),
  route('DELETE', '/auth/profile/picture', document('RemovePicture'), nothing),
];

export const accountExamples: Examples = {
  '*': {
    email: 'mariana.gutierrez@correo.example',
    phone: '+54 341 555-0142',
    pictureUrl: '/api/pictures/7b0d5a34-8f3e-4c7a-9a51-2f6a0c9d1e42',
    password: 'ceibo-junto-al-rio',
    currentPassword: 'ceibo-junto-al-rio',
    newPassword: 'lapacho-en-septiembre',
  },
  User: {
    id: 3,
    name: 'Mariana Gutiérrez',
    role: 'user',
    dateOfBirth: '1984-03-12',
    address: 'San Lorenzo 1450, Rosario',
    suspended: false,
    professional: null,
  },
  EmergencyContact: { name: 'Jorge Gutiérrez', phone: '+54 341 555-0178', relationship: 'Hermano' },
  EmergencyContactInput: { name: 'Jorge Gutiérrez', phone: '+54 341 555-0178', relationship: 'Hermano' },
  Session: { token: 'tQ3mB8xW1rK6vN0yZ5cH2pL9sD4gF7jA-uE_oRiTnXk', professional: null },
  'POST /auth/login/code': { challenge: 'dK4vN9wQ2sX7mB1zC6hT8rF3yL5pJ0gA-eUiOnRtWlE', code: 'k7m3x-9wq2r' },
  'POST /auth/register': { name: 'Julián Ferreyra', email: 'julian.ferreyra@correo.example' },
  'POST /auth/confirm-email': { token: 'cN7dV2kS9qH4wJ1mX6bT3zF8rL0pY5gA_eUiOyRtWnE' },
  'POST /auth/reset-password': { token: 'rP4sK9vB2nM7xQ0cJ5hG8tD3wZ6yL1fE-aIuOiSeYkH' },
  'PUT /users/profile/me': {
    phone: '+54 341 555-0143',
    address: 'San Lorenzo 1450, Rosario',
    date_of_birth: '1984-03-12',
  },
};
