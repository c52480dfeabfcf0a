import type { Permission } from '../domain/permissions';

/**
 * Features test further restrictions. members: signed in. staff: professionals and administrators. keepers: the
 * professional concerned, and administrators. patients: their accounts, and administrators.
 */
export type Who = 'anyone' | 'members' | 'staff' | 'keepers' | 'patients' | 'admins';

/** Root fields. */
export const GRAPHQL: Readonly<Record<Who, string>> = {
  anyone: `
    acceptedInsurers appointment bookAppointment cancelAppointment clinic confirmEmail coverageFor findCare firstSlot firstSlots holidays landing
    monthSlots nextSlots preferredTimes professional professionalCoverages professionalNamed professionals register requestAppointment requestPasswordReset
    correctAppointmentEmail rescheduleAppointment resendConfirmation resetPassword
    roomBookings roomHours rooms sentRequest signIn signInWithCode signInWithPasskey signOut slotRooms specialties specialty
    specialtyNamed startPasskeySignIn
    arrivalScreen confirmArrival identifyArrival
    acceptOffer declineOffer isWaitingListEnabled joinWaitingList leaveWaitingList offeredSlot waitForEarlier waitingListPlace
    waitingListWeekdays`,
  members: `
    addAuthenticator addPasskey appointmentCounts appointments appointmentsConnection bookSeries cancelFollowing
    changePassword confirmPasskey confirmPassword followingMoves moveAppointment moveFollowing ownSecondFactors
    removePicture removeSecondFactor renameSecondFactor renewRecoveryCodes rentableRooms seriesDates
    acceptMyOffer declineMyOffer leaveMyWaitingListEntry mySentRequests myWaitingList
    addFamilyMember confirmRelation endRelation insurers myCoverages myFamily myPatientReads
    setAppointmentStatus startAuthenticator startPasskey startPasskeyProof
    updateProfile viewer withdrawRequest`,
  staff: `
    breakHold calendarFeeds cancellationFigures cancelRental createCalendarFeed deleteCalendarFeed endRentalSeries extendRentalSeries figureTurnos
    giveBackPolicy giveBackRental myRentals noShowFigures noSlotsOfDay patient patientErasure patients recordVisitStep regularizeOverbooking rentalConfig
    rentalQuote recordOfferAnswer removeWaitingListEntry restoreWaitingListEntry updateWaitingListEntry waitingList withdrawWaitingListOffer
    rentalSeriesExtension rentalSeriesPreview rentRooms rentRoomsInBulk returnedHours roomMonth scheduleTemplates authorizationsMissing
    movedCoverage setAppointmentAuthorization setAppointmentCoverage setOverbookingLimit slotCounts soonestSlots startRentalSeries today
    undoVisitStep`,
  keepers: `
    absenceBoard addUnavailableDate agendaDay agendaDays applyProposals applyScheduleTemplate bookingRules cancelForAbsence createOverbooking
    daysWithoutSlots allConsultationKinds createConsultationKind deleteConsultationKind updateConsultationKind deleteUnavailableDate holdProposals
    markAbsent monthlySummary offerToWaitingListEntry overbookingAllowance professionalAvailability recordContact rentalSeries setBookingRules
    setProfessionalAvailability unavailableDates updateProfessionalFee updateProfessionalProfile updateUnavailableDate`,
  patients: `
    addCoverage removeCoverage updateCoverage`,
  admins: `
    activity addSpecialtiesFromList allAppointments allProfessionals allRooms allSpecialties appointmentRequest appointmentSettings
    updateAppointmentSettings openingHours updateOpeningHours appointmentRequests assignRequest auditedEntities auditEvents availabilityOverview
    checkImportRows addRelation allPatients clinicConventions clinicIdentity comingSlots createAppointment clinicWidget createPatient
    updatePatient mergePatients dismissPatientCandidate patientCandidates restorePatientCandidate undoPatientMerge erasePatient
    readBlockedIdentity createDiscountRule createInsurer deleteInsurer setInsurersAccepted updateInsurer createProfessional createProfessionals
    createRoom createRoomTemplate createService createSpecialty createUser createWaitingScreen decideHolidays deleteDiscountRule
    deleteProfessional deleteRoom deleteRoomTemplate deleteService deleteSpecialty deleteUser deleteWaitingScreen givenBackRentals handover
    holdHandover holidayYear holidayYearsToDecide importRows imports incomeEstimate linkRequest opening openRooms monthlyCost monthlyCosts
    professionalRemoval reactivateUser reopenRequest reorderProfessionals resendInvitation roomAvailability roomsDay roomsOverview roomTemplates
    roomUseFigures roomYear roomYears services setRoomAvailability setUserPassword startImport stats suspendUser thirdFreeFigures timeZoneChange
    withdrawCash undoImport untakenRooms updateAppointment updateClinicConventions updateClinicIdentity updateDefaultHourlyCost updateDiscountRule
    updateProfessional updateRequest updateRoom updateRoomTemplate updateService updateSpecialty updateUser updateClinicWidget
    updateGiveBackPolicy updateWaitingScreen users waitingScreens clinicSecurity resetSecondFactor updateClinicSecurity updateWaitingListSettings
    waitingListSettings apiKeys createApiKey revokeApiKey updateApiKey backups makeBackup withdrawHolidays createWebhook deleteWebhook events
    pauseWebhook resumeWebhook retryWebhookDeliveries rotateWebhookSecret testWebhook updateWebhook webhookDeliveries webhooks webhookSecret
    activityConnection appointmentRequestsConnection auditEventsConnection usersConnection createPermissionSet deletePermissionSet permissionSets
    updatePermissionSet copayAmounts copayRaise coverageRules coverageRulesPreview raiseCopays setCopayAmounts setCoverageRules
    withdrawCopayAmounts closeTill currentTill openTill payments reversePayment setPaymentVoucher takePayment till tills settlement settlementLines`,
};

/** Root fields that each permission opens to administrators: a second statement of `@Allow(Admin(…))` (ADR 140). */
export const PERMITTED: Readonly<Record<Permission, string>> = {
  appointments: `
    absenceBoard addUnavailableDate agendaDay agendaDays allAppointments allConsultationKinds allProfessionals
    allRooms allSpecialties applyProposals availabilityOverview bookingRules breakHold cancelForAbsence
    comingSlots createAppointment createOverbooking daysWithoutSlots deleteUnavailableDate handover holdHandover
    holdProposals markAbsent noSlotsOfDay overbookingAllowance professionalAvailability recordContact
    recordVisitStep regularizeOverbooking authorizationsMissing movedCoverage
    setAppointmentAuthorization setAppointmentCoverage slotCounts soonestSlots today unavailableDates undoVisitStep
    untakenRooms updateAppointment updateUnavailableDate`,
  requests: `
    allSpecialties appointmentRequest appointmentRequests appointmentRequestsConnection assignRequest
    comingSlots linkRequest reopenRequest slotCounts soonestSlots untakenRooms updateRequest`,
  waiting_list: `
    allProfessionals allSpecialties breakHold offerToWaitingListEntry recordOfferAnswer removeWaitingListEntry restoreWaitingListEntry soonestSlots
    updateWaitingListEntry waitingList withdrawWaitingListOffer`,
  patients: `
    addCoverage addRelation allPatients createPatient dismissPatientCandidate mergePatients patient patientCandidates patients
    patientErasure removeCoverage restorePatientCandidate undoPatientMerge updateCoverage updatePatient`,
  till: `
    closeTill currentTill openTill payments reversePayment setPaymentVoucher takePayment till tills withdrawCash`,
  people: `
    addSpecialtiesFromList allProfessionals allRooms allSpecialties createProfessional createProfessionals
    createService createSpecialty createUser deleteProfessional deleteService deleteSpecialty deleteUser
    permissionSets professionalRemoval reactivateUser reorderProfessionals resendInvitation resetSecondFactor services
    setUserPassword suspendUser updateProfessional updateProfessionalProfile updateService updateSpecialty
    updateUser users usersConnection erasePatient`,
  rooms: `
    addUnavailableDate allConsultationKinds allProfessionals allRooms allSpecialties applyScheduleTemplate
    availabilityOverview bookingRules cancelRental createConsultationKind createRoom createRoomTemplate
    daysWithoutSlots deleteConsultationKind deleteRoom deleteRoomTemplate deleteUnavailableDate endRentalSeries
    extendRentalSeries giveBackPolicy giveBackRental givenBackRentals monthlyCosts myRentals noSlotsOfDay openRooms
    professionalAvailability rentRooms rentRoomsInBulk rentalConfig rentalQuote rentalSeries
    rentalSeriesExtension rentalSeriesPreview returnedHours roomAvailability roomMonth roomTemplates roomYear
    roomYears roomsDay roomsOverview scheduleTemplates setBookingRules setOverbookingLimit
    setProfessionalAvailability setRoomAvailability startRentalSeries decideHolidays holidayYear holidayYearsToDecide withdrawHolidays unavailableDates updateConsultationKind
    updateRoom updateRoomTemplate updateUnavailableDate`,
  prices: `
    allProfessionals allRooms allSpecialties createDiscountRule createInsurer deleteDiscountRule deleteInsurer setInsurersAccepted updateInsurer giveBackPolicy monthlyCost monthlyCosts monthlySummary
    rentalConfig updateDefaultHourlyCost updateDiscountRule updateGiveBackPolicy updateProfessionalFee
    copayAmounts copayRaise coverageRules coverageRulesPreview raiseCopays setCopayAmounts setCoverageRules
    withdrawCopayAmounts`,
  reports: `
    activity activityConnection allProfessionals allSpecialties cancellationFigures currentTill figureTurnos incomeEstimate payments till tills
    monthlyCost monthlyCosts monthlySummary noShowFigures roomUseFigures settlement settlementLines stats thirdFreeFigures`,
  accounts: 'createPermissionSet deletePermissionSet permissionSets updatePermissionSet',
  integrations: `
    allProfessionals allRooms apiKeys calendarFeeds createApiKey createCalendarFeed createWebhook
    deleteCalendarFeed deleteWebhook events pauseWebhook resumeWebhook retryWebhookDeliveries revokeApiKey
    rotateWebhookSecret testWebhook updateApiKey updateWebhook webhookDeliveries webhookSecret webhooks`,
  security: `
    allProfessionals auditEvents auditEventsConnection auditedEntities clinicSecurity patientErasure readBlockedIdentity updateClinicSecurity`,
  backups: 'backups makeBackup',
  settings: `
    appointmentSettings updateAppointmentSettings openingHours updateOpeningHours
    allProfessionals allRooms allSpecialties checkImportRows clinicConventions clinicIdentity clinicWidget
    createWaitingScreen deleteWaitingScreen importRows imports opening startImport timeZoneChange undoImport
    updateClinicConventions updateClinicIdentity updateClinicWidget updateWaitingListSettings
    updateWaitingScreen waitingListSettings waitingScreens`,
};

/** Always, or in the cases of recent-proof's test. */
export const NEEDS_PROOF = {
  always: `
    addAuthenticator addPasskey createApiKey createCalendarFeed createProfessional createProfessionals
    createWaitingScreen removeSecondFactor renewRecoveryCodes resetSecondFactor rotateWebhookSecret setUserPassword
    startAuthenticator startPasskey webhookSecret`,
  sometimes: `
    createUser createWebhook importRows reactivateUser resendInvitation resumeWebhook updateClinicSecurity
    updatePermissionSet updateProfessional updateUser updateWaitingScreen updateWebhook`,
} as const;
