import { readDocuments } from '../../platform/rest/documents';
import { envelope, nothing, route, type Shape } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'account.rest.graphql', '../professionals/professional.rest.graphql');

const registered: Shape = { ...envelope, status: 201 };

export const accountRoutes = [
  route('POST', '/auth/login', document('SignIn')),
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
