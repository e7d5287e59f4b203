import { file, fileAddresses, upload } from './attachment.ts'
import { auditLog } from './auditLog.ts'
import { brand } from './brand.ts'
import { brandAudit, brandAuditInprogress } from './brandAudit.ts'
import { brandCategory } from './brandCategory.ts'
import { brandCompany } from './brandCompany.ts'
import { brandCounts } from './brandCounts.ts'
import { rentTop20, salesTop20 } from './brandRanking.ts'
import { brandListExport, brandSearch } from './brandSearch.ts'
import { brandTag } from './brandTag.ts'
import { company } from './company.ts'
import { companyClassification } from './companyClassification.ts'
import { config } from './config.ts'
import { contact, contactSearch } from './contact.ts'
import { dailyScoreTag } from './dailyScoreTag.ts'
import { dailyScoring, dailyScoringCreate, dailyScoringRemove, dailyScoringUpdate } from './dailyScoring.ts'
import { department } from './department.ts'
import { duplicates } from './duplicates.ts'
import { events } from './event.ts'
import { favoriteBrandAdd, favoriteBrandRemove, favoriteBrands } from './favoriteBrand.ts'
import { flag, flagRegen } from './flag.ts'
import { flagRule } from './flagRule.ts'
import { floor } from './floor.ts'
import { genToken, ssoConsume } from './frameToken.ts'
import { health, live, ready } from './health.ts'
import {
  i18nLanguages,
  i18nMessageCreate,
  i18nMessageRemove,
  i18nMessages,
  i18nMessageUpdate,
  i18nSwitch,
  i18nUpdate,
} from './i18n.ts'
import { importApply, importFailed, importRun } from './importRun.ts'
import { job, jobCancel } from './job.ts'
import { leaseShip, leaseshipList } from './leaseShip.ts'
import { level1Classification } from './level1Classification.ts'
import { level2Classification } from './level2Classification.ts'
import { menu } from './menu.ts'
import { myscustProblem, myscustReall, myscustRegen } from './myscustProblem.ts'
import { myscustAttachs, myscustAttachsAdd, myscustAttachsRemove, myscustResult } from './myscustResult.ts'
import { notification } from './notification.ts'
import { ownSessionEnd, ownSessions } from './ownSession.ts'
import { param } from './param.ts'
import { passwordChange, passwordForget, passwordReset } from './password.ts'
import { periodLock, periodUnlock } from './periodLock.ts'
import { importSystemPermis, permissionsList } from './permissionList.ts'
import { userPreferences, userPreferenceUpdate } from './preference.ts'
import { problemEvent } from './problemEvent.ts'
import { leaseExpiry, occupancy, rentRoll } from './report.ts'
import { retailCalcRun } from './retailCalcRun.ts'
import { retailCalcStatus, retailRecalculate } from './retailCalculation.ts'
import { retailPerformance, retailPerformanceList } from './retailPerformance.ts'
import { role } from './role.ts'
import { salesCategory } from './salesCategory.ts'
import { scoreItem } from './scoreItem.ts'
import { scoreItemSet } from './scoreItemSet.ts'
import { dailyScoringConfirm, dailyScoringUpload, dailyStatTimes, dailyStores } from './scoringDay.ts'
import { dailyItemHistory, dailyItemRanking, dailyRankingsDownload, gzAverage } from './scoringRanking.ts'
import { scoringReport } from './scoringReport.ts'
import { scoringResult } from './scoringResult.ts'
import { dailyScoringRecover, dailyScoringRegen } from './scoringVersion.ts'
import { searchCates } from './searchCates.ts'
import { refresh, signin, signout, siteChange, userinfo, validity } from './session.ts'
import { dailyResultData, resultStores, scoringLatestResult, scoringLatestResults } from './shopScores.ts'
import { captcha, encryptKey, ipInWhitelist } from './signInGuards.ts'
import { site } from './site.ts'
import { smsBindmobile, smsNotRemindAgain, smsSendcode } from './sms.ts'
import { spaceowner } from './spaceOwner.ts'
import { levelStaffList, staffLevel } from './staffLevel.ts'
import { store } from './store.ts'
import { verifyPa, verifyPaPost } from './storeAccess.ts'
import { storeAreas } from './storeAreas.ts'
import { storeMerge, storeRestore, storeSplit } from './storeChange.ts'
import { storeLineage } from './storeLineage.ts'
import { storeOwners } from './storeOwners.ts'
import { tagStores, tagStoresUpdate } from './storeScoreTag.ts'
import { storeShips } from './storeShips.ts'
import { tenantRent } from './tenantRent.ts'
import { tenantSale, tenantSaleExport, tenantSaleImport } from './tenantSale.ts'
import { tenantShip } from './tenantShip.ts'
import { tour } from './tour.ts'
import { tourProblem } from './tourProblem.ts'
import { tourResult } from './tourResult.ts'
import { tourProblemStatistics, tourProblemStatisticsBar } from './tourStatistics.ts'
import { changeRole, user } from './user.ts'

/** Everything that goes over the wire. Server, console, documentation, conformance and tests read it from here. */
export const contract = {
  resources: {
    auditLog,
    brand,
    brandAudit,
    brandCategory,
    brandCompany,
    brandTag,
    company,
    companyClassification,
    contact,
    dailyScoreTag,
    department,
    flag,
    flagRule,
    floor,
    importRun,
    job,
    leaseShip,
    level1Classification,
    level2Classification,
    menu,
    myscustProblem,
    myscustResult,
    notification,
    param,
    periodLock,
    problemEvent,
    retailCalcRun,
    role,
    salesCategory,
    scoreItem,
    scoreItemSet,
    scoringReport,
    scoringResult,
    site,
    staffLevel,
    store,
    tenantRent,
    tenantSale,
    tenantShip,
    tour,
    tourProblem,
    tourResult,
    user,
  },
  calls: {
    brandAuditInprogress,
    brandCounts,
    brandListExport,
    brandSearch,
    captcha,
    changeRole,
    config,
    contactSearch,
    dailyItemHistory,
    dailyItemRanking,
    dailyRankingsDownload,
    dailyResultData,
    dailyScoring,
    dailyScoringConfirm,
    dailyScoringCreate,
    dailyScoringRecover,
    dailyScoringRegen,
    dailyScoringRemove,
    dailyScoringUpdate,
    dailyScoringUpload,
    dailyStatTimes,
    dailyStores,
    duplicates,
    encryptKey,
    events,
    favoriteBrandAdd,
    favoriteBrandRemove,
    favoriteBrands,
    file,
    fileAddresses,
    flagRegen,
    genToken,
    gzAverage,
    health,
    i18nLanguages,
    i18nMessageCreate,
    i18nMessageRemove,
    i18nMessages,
    i18nMessageUpdate,
    i18nSwitch,
    i18nUpdate,
    importApply,
    importFailed,
    importSystemPermis,
    ipInWhitelist,
    jobCancel,
    leaseExpiry,
    leaseshipList,
    levelStaffList,
    live,
    myscustAttachs,
    myscustAttachsAdd,
    myscustAttachsRemove,
    myscustReall,
    myscustRegen,
    occupancy,
    ownSessionEnd,
    ownSessions,
    passwordChange,
    passwordForget,
    passwordReset,
    periodUnlock,
    permissionsList,
    ready,
    refresh,
    rentRoll,
    rentTop20,
    resultStores,
    retailCalcStatus,
    retailPerformance,
    retailPerformanceList,
    retailRecalculate,
    salesTop20,
    scoringLatestResult,
    scoringLatestResults,
    searchCates,
    signin,
    signout,
    siteChange,
    smsBindmobile,
    smsNotRemindAgain,
    smsSendcode,
    spaceowner,
    ssoConsume,
    storeAreas,
    storeLineage,
    storeMerge,
    storeOwners,
    storeRestore,
    storeShips,
    storeSplit,
    tagStores,
    tagStoresUpdate,
    tenantSaleExport,
    tenantSaleImport,
    tourProblemStatistics,
    tourProblemStatisticsBar,
    upload,
    userinfo,
    userPreferences,
    userPreferenceUpdate,
    validity,
    verifyPa,
    verifyPaPost,
  },
}
