import { file, fileAddresses, upload } from './core/attachment.ts'
import { auditLog } from './System/auditLog.ts'
import { brand } from './brandDB/brand.ts'
import { brandAudit, brandAuditInprogress } from './brandDB/brandAudit.ts'
import { brandCategory } from './brandDB/brandCategory.ts'
import { brandCompany } from './brandDB/brandCompany.ts'
import { brandCounts } from './brandDB/brandCounts.ts'
import { rentTop20, salesTop20 } from './brandDB/brandRanking.ts'
import { brandListExport, brandSearch } from './brandDB/brandSearch.ts'
import { brandTag } from './brandDB/brandTag.ts'
import { company } from './brandDB/company.ts'
import { companyClassification } from './brandDB/companyClassification.ts'
import { config } from './core/config.ts'
import { contact, contactSearch } from './brandDB/contact.ts'
import { dailyScoreTag } from './RMHK_evaluate/dailyScoreTag.ts'
import {
  dailyScoring,
  dailyScoringCreate,
  dailyScoringRemove,
  dailyScoringUpdate,
} from './RM_evaluate/dailyScoring.ts'
import { department } from './common/department.ts'
import { duplicates } from './brandDB/duplicates.ts'
import { events } from './core/event.ts'
import { favoriteBrandAdd, favoriteBrandRemove, favoriteBrands } from './brandDB/favoriteBrand.ts'
import { flag, flagRegen } from './Flagging/flag.ts'
import { flagRule } from './Flagging/flagRule.ts'
import { floor } from './brandDB/floor.ts'
import { genToken, ssoConsume } from './core/frameToken.ts'
import { health, live, ready } from './core/health.ts'
import {
  i18nLanguages,
  i18nMessageCreate,
  i18nMessageRemove,
  i18nMessages,
  i18nMessageUpdate,
  i18nSwitch,
  i18nUpdate,
} from './System/i18n.ts'
import { importApply, importFailed, importRun } from './core/importRun.ts'
import { job, jobCancel } from './core/job.ts'
import { leaseShip, leaseshipList } from './leasing/leaseShip.ts'
import { level1Classification } from './brandDB/level1Classification.ts'
import { level2Classification } from './brandDB/level2Classification.ts'
import { menu } from './common/menu.ts'
import { myscustProblem, myscustReall, myscustRegen } from './RM/myscustProblem.ts'
import { myscustAttachs, myscustAttachsAdd, myscustAttachsRemove, myscustResult } from './RM/myscustResult.ts'
import { notification } from './core/notification.ts'
import { ownSessionEnd, ownSessions } from './core/ownSession.ts'
import { param } from './System/param.ts'
import { passwordChange, passwordForget, passwordReset } from './core/password.ts'
import { periodLock, periodUnlock } from './PS/periodLock.ts'
import { importSystemPermis, permissionsList } from './System/permissionList.ts'
import { fault, pluginReport } from './core/pluginReport.ts'
import { userPreferences, userPreferenceUpdate } from './core/preference.ts'
import { problemEvent } from './RM/problemEvent.ts'
import { leaseExpiry, occupancy, rentRoll } from './reports/report.ts'
import { retailCalcRun } from './PS/retailCalcRun.ts'
import { retailCalcStatus, retailRecalculate } from './PS/retailCalculation.ts'
import { retailPerformance, retailPerformanceList } from './PS/retailPerformance.ts'
import { role } from './System/role.ts'
import { salesCategory } from './PS/salesCategory.ts'
import { scoreItem } from './RM_evaluate/scoreItem.ts'
import { scoreItemSet } from './RM_evaluate/scoreItemSet.ts'
import {
  dailyScoringConfirm,
  dailyScoringUpload,
  dailyStatTimes,
  dailyStores,
} from './RM_evaluate/scoringDay.ts'
import {
  dailyItemHistory,
  dailyItemRanking,
  dailyRankingsDownload,
  gzAverage,
} from './RM_evaluate/scoringRanking.ts'
import { scoringReport } from './RM_evaluate/scoringReport.ts'
import { scoringResult } from './RM_evaluate/scoringResult.ts'
import { dailyScoringRecover, dailyScoringRegen } from './RM_evaluate/scoringVersion.ts'
import { searchCates } from './common/searchCates.ts'
import { refresh, signin, signout, siteChange, userinfo, validity } from './core/session.ts'
import {
  dailyResultData,
  resultStores,
  scoringLatestResult,
  scoringLatestResults,
} from './RM_shop_detail/shopScores.ts'
import { captcha, encryptKey, ipInWhitelist } from './core/signInGuards.ts'
import { site } from './common/site.ts'
import { smsBindmobile, smsNotRemindAgain, smsSendcode } from './core/sms.ts'
import { spaceowner } from './common/spaceOwner.ts'
import { levelStaffList, staffLevel } from './common/staffLevel.ts'
import { store } from './brandDB/store.ts'
import { verifyPa, verifyPaPost } from './brandDB/storeAccess.ts'
import { storeAreas } from './brandDB/storeAreas.ts'
import { storeMerge, storeRestore, storeSplit } from './brandDB/storeChange.ts'
import { storeLineage } from './brandDB/storeLineage.ts'
import { storeOwners } from './brandDB/storeOwners.ts'
import { tagStores, tagStoresUpdate } from './RMHK_evaluate/storeScoreTag.ts'
import { storeShips } from './RM_shop_detail/storeShips.ts'
import { tenantRent } from './leasing/tenantRent.ts'
import { tenantSale, tenantSaleExport, tenantSaleImport } from './PS/tenantSale.ts'
import { tenantShip } from './leasing/tenantShip.ts'
import { tour } from './RM/tour.ts'
import { tourProblem } from './RM/tourProblem.ts'
import { tourResult } from './RM/tourResult.ts'
import { tourProblemStatistics, tourProblemStatisticsBar } from './RM/tourStatistics.ts'
import { changeRole, user } from './System/user.ts'

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
    fault,
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
    pluginReport,
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
