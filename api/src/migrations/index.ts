import { Opening1764000000000 } from './1764000000000-opening';
import { AccountsAndMail1764100000000 } from './1764100000000-accounts-and-mail';
import { Rentals1764200000000 } from './1764200000000-rentals';
import { ActivityLog1764210000000 } from './1764210000000-activity-log';
import { AccountSafety1764320000000 } from './1764320000000-account-safety';
import { OpenBookings1764330000000 } from './1764330000000-open-bookings';
import { WithheldBookings1764340000000 } from './1764340000000-withheld-bookings';
import { AppointmentTallies1764350000000 } from './1764350000000-appointment-tallies';
import { PrimaryKeys1764900000000 } from './1764900000000-primary-keys';
import { OwnWords1765000000000 } from './1765000000000-own-words';
import { MailsOnTheirWay1765010000000 } from './1765010000000-mails-on-their-way';
import { OccupanciesOfProfessional1765100000000 } from './1765100000000-occupancies-of-professional';
import { RoomVersions1765200000000 } from './1765200000000-room-versions';
import { KeyedSignInSources1765300000000 } from './1765300000000-keyed-sign-in-sources';
import { RoomAvailability1765500000000 } from './1765500000000-room-availability';
import { SettingsVersions1765600000000 } from './1765600000000-settings-versions';
import { KeyedAttempts1765610000000 } from './1765610000000-keyed-attempts';
import { SpecialtyEditor1765800000000 } from './1765800000000-specialty-editor';
import { UsersInAdministration1766000000000 } from './1766000000000-users-in-administration';
import { AppointmentRequests1766050000000 } from './1766050000000-appointment-requests';
import { RemovedProfessionals1766060000000 } from './1766060000000-removed-professionals';
import { AuditedValues1766200000000 } from './1766200000000-audited-values';
import { ActivityReport1766210000000 } from './1766210000000-activity-report';
import { RequestsOfSpecialtyAndStatus1766220000000 } from './1766220000000-requests-of-specialty-and-status';
import { SearchedAuditEvents1766230000000 } from './1766230000000-searched-audit-events';
import { PatientEmailVersions1766240000000 } from './1766240000000-patient-email-versions';
import { SearchedAppointments1766300000000 } from './1766300000000-searched-appointments';
import { TurnosOfTheirAccount1766310000000 } from './1766310000000-turnos-of-their-account';
import { AuditSearchOfValues1766320000000 } from './1766320000000-audit-search-of-values';
import { ReplacedAppointments1766500000000 } from './1766500000000-replaced-appointments';
import { CancellationReasons1767100000000 } from './1767100000000-cancellation-reasons';
import { CancellationReasonsChecked1767100000001 } from './1767100000001-cancellation-reasons-checked';
import { NumberedRequests1767200000000 } from './1767200000000-numbered-requests';
import { TurnosCarriedOver1767500000000 } from './1767500000000-turnos-carried-over';
import { ActivityByWhen1767500100000 } from './1767500100000-activity-by-when';
import { ProfessionalVersions1767500200000 } from './1767500200000-professional-versions';
import { AttemptsEnd1767600000000 } from './1767600000000-attempts-end';
import { RoomsThatServeSpecialties1767600100000 } from './1767600100000-rooms-that-serve-specialties';
import { ProfessionalProfiles1767700000000 } from './1767700000000-professional-profiles';
import { OwnJobs1767700200000 } from './1767700200000-own-jobs';
import { AppointmentNotices1767800100000 } from './1767800100000-appointment-notices';
import { ForgivingSearch1767800200000 } from './1767800200000-forgiving-search';
import { EarlierWordsAndPatients1767800200001 } from './1767800200001-earlier-words-and-patients';
import { TurnosOfAPerson1767800200002 } from './1767800200002-turnos-of-a-person';
import { TurnosOfAnAddress1767800200003 } from './1767800200003-turnos-of-an-address';
import { RequestsByDni1767800200004 } from './1767800200004-requests-by-dni';
import { Visits1767800500000 } from './1767800500000-visits';
import { WaitingScreens1767800510000 } from './1767800510000-waiting-screens';
import { UnclosedAppointments1767800600000 } from './1767800600000-unclosed-appointments';
import { AbsenceBoards1767800700000 } from './1767800700000-absence-boards';
import { WordsOfSpecialties1767800800000 } from './1767800800000-words-of-specialties';
import { Imports1767800850000 } from './1767800850000-imports';
import { Invitations1767800860000 } from './1767800860000-invitations';
import { TurnosForOthers1767900100000 } from './1767900100000-turnos-for-others';
import { NamedPages1767900200000 } from './1767900200000-named-pages';
import { WidgetSites1767900200001 } from './1767900200001-widget-sites';
import { PaperMails1767900400000 } from './1767900400000-paper-mails';
import { DocumentsOfImportedPatients1767900500000 } from './1767900500000-documents-of-imported-patients';
import { ApiKeys1768000100000 } from './1768000100000-api-keys';
import { Events1768000400000 } from './1768000400000-events';
import { Webhooks1768000410000 } from './1768000410000-webhooks';
import { CalendarFeeds1768000500000 } from './1768000500000-calendar-feeds';
import { LicencesOfProfessionals1768100100000 } from './1768100100000-licences-of-professionals';
import { TownOfTheClinic1768100110000 } from './1768100110000-town-of-the-clinic';
import { LicencesAreTold1768100200000 } from './1768100200000-licences-are-told';
import { OfferChanges1768100210000 } from './1768100210000-offer-changes';
import { OfferChangesNoted1768100210001 } from './1768100210001-offer-changes-noted';
import { Backups1768100300000 } from './1768100300000-backups';
import { OccupanciesBesideGuards1768100400000 } from './1768100400000-occupancies-beside-guards';
import { UpcomingOccupanciesGuarded1768100400001 } from './1768100400001-upcoming-occupancies-guarded';
import { GuardsOfWhatIsToCome1768100400002 } from './1768100400002-guards-of-what-is-to-come';
import { HotTables1768100400003 } from './1768100400003-hot-tables';
import { Ages1768100400004 } from './1768100400004-ages';
import { SchemaCompatibility1768100500000 } from './1768100500000-schema-compatibility';
import { SecondFactors1768100800000 } from './1768100800000-second-factors';
import { ProvedSessions1768100800001 } from './1768100800001-proved-sessions';
import { PasskeysProveAgain1768100910000 } from './1768100910000-passkeys-prove-again';
import { Holds1768200100000 } from './1768200100000-holds';
import { OccupanciesOfHolds1768200100001 } from './1768200100001-occupancies-of-holds';
import { OccupanciesReadWithHolds1768200100002 } from './1768200100002-occupancies-read-with-holds';
import { RentalSeries1768200200000 } from './1768200200000-rental-series';
import { RentalsGivenBack1768200200001 } from './1768200200001-rentals-given-back';
import { GivenBackIsTold1768200200002 } from './1768200200002-given-back-is-told';
import { GiveBackPolicy1768200200003 } from './1768200200003-give-back-policy';
import { AppointmentSeries1768200300000 } from './1768200300000-appointment-series';
import { SeriesOnline1768200300001 } from './1768200300001-series-online';
import { WaitingList1768200400000 } from './1768200400000-waiting-list';
import { WaitingListSettings1768200400001 } from './1768200400001-waiting-list-settings';
import { ConsultationKinds1768200500000 } from './1768200500000-consultation-kinds';
import { CancelledAt1768200700000 } from './1768200700000-cancelled-at';
import { ClosedTurnos1768200700001 } from './1768200700001-closed-turnos';
import { SlotWaits1768200700002 } from './1768200700002-slot-waits';
import { BookingRules1768200800000 } from './1768200800000-booking-rules';
import { Buffers1768200800001 } from './1768200800001-buffers';
import { Quotas1768200800002 } from './1768200800002-quotas';
import { Overbookings1768200900000 } from './1768200900000-overbookings';
import { OverbookingsAreTold1768200900001 } from './1768200900001-overbookings-are-told';
import { OverbookingsListed1768201100000 } from './1768201100000-overbookings-listed';
import { WhoWaitsNow1768201100001 } from './1768201100001-who-waits-now';
import { LocksOfOne1768201200000 } from './1768201200000-locks-of-one';
import { ChecksOfABooking1768201300000 } from './1768201300000-checks-of-a-booking';
import { SearchedWaitingList1768201400000 } from './1768201400000-searched-waiting-list';
import { RoomsReadWithoutBuffers1768201500000 } from './1768201500000-rooms-read-without-buffers';
import { IdleStaffSessions1768202200000 } from './1768202200000-idle-staff-sessions';
import { AbsentAhead1768202400000 } from './1768202400000-absent-ahead';
import { FormerAddress1768202400001 } from './1768202400001-former-address';
import { StartPage1768202500000 } from './1768202500000-start-page';
import { TidiedPeople1768202600000 } from './1768202600000-tidied-people';
import { PhonesOfAccounts1768202700000 } from './1768202700000-phones-of-accounts';
import { PermissionSets1768203000000 } from './1768203000000-permission-sets';
import { HolidayClosures1768203400000 } from './1768203400000-holiday-closures';
import { PatientMoves1768203600000 } from './1768203600000-patient-moves';
import { RejectionReasons1768204800000 } from './1768204800000-rejection-reasons';
import { OpeningHours1768205700000 } from './1768205700000-opening-hours';
import { Patients1768205800000 } from './1768205800000-patients';
import { PatientsOfRows1768205800001 } from './1768205800001-patients-of-rows';
import { AppointmentsWithoutEmail1768205900000 } from './1768205900000-appointments-without-email';
import { PatientIdentifiers1768206000000 } from './1768206000000-patient-identifiers';
import { PatientsByName1768206100000 } from './1768206100000-patients-by-name';
import { PatientMerges1768206200000 } from './1768206200000-patient-merges';
import { PatientCandidates1768206300000 } from './1768206300000-patient-candidates';
import { MergesNoted1768206400000 } from './1768206400000-merges-noted';
import { PatientRelations1768206500000 } from './1768206500000-patient-relations';
import { CorrectedPatients1768206900000 } from './1768206900000-corrected-patients';
import { PatientsScope1768206600000 } from './1768206600000-patients-scope';
import { PatientReads1768207100000 } from './1768207100000-patient-reads';
import { DelayedRejections1768207900000 } from './1768207900000-delayed-rejections';
import { PatientFacts1768208300000 } from './1768208300000-patient-facts';
import { ArrivalScreens1768208400000 } from './1768208400000-arrival-screens';
import { RequestsForOthers1768208500000 } from './1768208500000-requests-for-others';
import { ImportedPatients1768209400000 } from './1768209400000-imported-patients';
import { PatientRules1768208700000 } from './1768208700000-patient-rules';
import { UndoneAssignments1768209600000 } from './1768209600000-undone-assignments';
import { WithdrawnRequests1768211500000 } from './1768211500000-withdrawn-requests';
import { PatientErasures1768211600000 } from './1768211600000-patient-erasures';
import { Insurers1768212000000 } from './1768212000000-insurers';
import { BlockedIdentityReads1768212300000 } from './1768212300000-blocked-identity-reads';
import { CoverageRules1768212800000 } from './1768212800000-coverage-rules';
import { PatientsOfOneAppointment1768213400000 } from './1768213400000-patients-of-one-appointment';
import { AppointmentCoverages1768214300000 } from './1768214300000-appointment-coverages';
import { Tills1768215300000 } from './1768215300000-tills';
import { CoverageChangesNoted1768215700000 } from './1768215700000-coverage-changes-noted';
import { ImportedInsurers1768216300000 } from './1768216300000-imported-insurers';
import { PaymentsByTime1768216500000 } from './1768216500000-payments-by-time';
import { PatientsOfPayments1768219000000 } from './1768219000000-patients-of-payments';
import { Withdrawals1768219100000 } from './1768219100000-withdrawals';
import { PaymentsNoted1768219200000 } from './1768219200000-payments-noted';
import { RequestedCoverages1768219650000 } from './1768219650000-requested-coverages';
import { PaymentsOfReplacedAppointments1768219700000 } from './1768219700000-payments-of-replaced-appointments';
import { WordsWithApostrophes1768219910000 } from './1768219910000-words-with-apostrophes';
import { RemovedCoverages1768219920000 } from './1768219920000-removed-coverages';

/** Oldest first. Never edit a released one. */
export const migrations = [
  Opening1764000000000,
  AccountsAndMail1764100000000,
  Rentals1764200000000,
  ActivityLog1764210000000,
  AccountSafety1764320000000,
  OpenBookings1764330000000,
  WithheldBookings1764340000000,
  AppointmentTallies1764350000000,
  PrimaryKeys1764900000000,
  OwnWords1765000000000,
  MailsOnTheirWay1765010000000,
  OccupanciesOfProfessional1765100000000,
  RoomVersions1765200000000,
  KeyedSignInSources1765300000000,
  RoomAvailability1765500000000,
  SettingsVersions1765600000000,
  KeyedAttempts1765610000000,
  SpecialtyEditor1765800000000,
  UsersInAdministration1766000000000,
  AppointmentRequests1766050000000,
  RemovedProfessionals1766060000000,
  AuditedValues1766200000000,
  ActivityReport1766210000000,
  RequestsOfSpecialtyAndStatus1766220000000,
  SearchedAuditEvents1766230000000,
  PatientEmailVersions1766240000000,
  SearchedAppointments1766300000000,
  TurnosOfTheirAccount1766310000000,
  AuditSearchOfValues1766320000000,
  ReplacedAppointments1766500000000,
  CancellationReasons1767100000000,
  CancellationReasonsChecked1767100000001,
  NumberedRequests1767200000000,
  TurnosCarriedOver1767500000000,
  ActivityByWhen1767500100000,
  ProfessionalVersions1767500200000,
  AttemptsEnd1767600000000,
  RoomsThatServeSpecialties1767600100000,
  ProfessionalProfiles1767700000000,
  OwnJobs1767700200000,
  AppointmentNotices1767800100000,
  ForgivingSearch1767800200000,
  EarlierWordsAndPatients1767800200001,
  TurnosOfAPerson1767800200002,
  TurnosOfAnAddress1767800200003,
  RequestsByDni1767800200004,
  Visits1767800500000,
  WaitingScreens1767800510000,
  UnclosedAppointments1767800600000,
  AbsenceBoards1767800700000,
  WordsOfSpecialties1767800800000,
  Imports1767800850000,
  Invitations1767800860000,
  TurnosForOthers1767900100000,
  NamedPages1767900200000,
  WidgetSites1767900200001,
  PaperMails1767900400000,
  DocumentsOfImportedPatients1767900500000,
  ApiKeys1768000100000,
  Events1768000400000,
  Webhooks1768000410000,
  CalendarFeeds1768000500000,
  LicencesOfProfessionals1768100100000,
  TownOfTheClinic1768100110000,
  LicencesAreTold1768100200000,
  OfferChanges1768100210000,
  OfferChangesNoted1768100210001,
  Backups1768100300000,
  OccupanciesBesideGuards1768100400000,
  UpcomingOccupanciesGuarded1768100400001,
  GuardsOfWhatIsToCome1768100400002,
  HotTables1768100400003,
  Ages1768100400004,
  SchemaCompatibility1768100500000,
  SecondFactors1768100800000,
  ProvedSessions1768100800001,
  PasskeysProveAgain1768100910000,
  Holds1768200100000,
  OccupanciesOfHolds1768200100001,
  OccupanciesReadWithHolds1768200100002,
  RentalSeries1768200200000,
  RentalsGivenBack1768200200001,
  GivenBackIsTold1768200200002,
  GiveBackPolicy1768200200003,
  AppointmentSeries1768200300000,
  SeriesOnline1768200300001,
  WaitingList1768200400000,
  WaitingListSettings1768200400001,
  ConsultationKinds1768200500000,
  CancelledAt1768200700000,
  ClosedTurnos1768200700001,
  SlotWaits1768200700002,
  BookingRules1768200800000,
  Buffers1768200800001,
  Quotas1768200800002,
  Overbookings1768200900000,
  OverbookingsAreTold1768200900001,
  OverbookingsListed1768201100000,
  WhoWaitsNow1768201100001,
  LocksOfOne1768201200000,
  ChecksOfABooking1768201300000,
  SearchedWaitingList1768201400000,
  RoomsReadWithoutBuffers1768201500000,
  IdleStaffSessions1768202200000,
  AbsentAhead1768202400000,
  FormerAddress1768202400001,
  StartPage1768202500000,
  TidiedPeople1768202600000,
  PhonesOfAccounts1768202700000,
  PermissionSets1768203000000,
  HolidayClosures1768203400000,
  PatientMoves1768203600000,
  RejectionReasons1768204800000,
  OpeningHours1768205700000,
  Patients1768205800000,
  PatientsOfRows1768205800001,
  AppointmentsWithoutEmail1768205900000,
  PatientIdentifiers1768206000000,
  PatientsByName1768206100000,
  PatientMerges1768206200000,
  PatientCandidates1768206300000,
  MergesNoted1768206400000,
  PatientRelations1768206500000,
  PatientsScope1768206600000,
  CorrectedPatients1768206900000,
  PatientReads1768207100000,
  DelayedRejections1768207900000,
  PatientFacts1768208300000,
  ArrivalScreens1768208400000,
  RequestsForOthers1768208500000,
  PatientRules1768208700000,
  ImportedPatients1768209400000,
  UndoneAssignments1768209600000,
  WithdrawnRequests1768211500000,
  PatientErasures1768211600000,
  Insurers1768212000000,
  BlockedIdentityReads1768212300000,
  CoverageRules1768212800000,
  PatientsOfOneAppointment1768213400000,
  AppointmentCoverages1768214300000,
  Tills1768215300000,
  CoverageChangesNoted1768215700000,
  ImportedInsurers1768216300000,
  PaymentsByTime1768216500000,
  PatientsOfPayments1768219000000,
  Withdrawals1768219100000,
  PaymentsNoted1768219200000,
  RequestedCoverages1768219650000,
  PaymentsOfReplacedAppointments1768219700000,
  WordsWithApostrophes1768219910000,
  RemovedCoverages1768219920000,
];
