import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isOwn } from '#tests/support/ownAreas.ts'
import { contract } from '#tools/contract.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * The statements that read a resource's table without the row filters, by file, and why nobody sees a foreign row by them.
 * Every other statement reads `visibleTable` or `labelTable`.
 */
const unfiltered: readonly [file: string, tables: string, why: string][] = [
  ['server/engine/committed.ts', 'table', 'rows as they are committed, for the statements of the engine'],
  ['server/engine/rows.ts', 'resource.name', 'inserts, and updates and rereads rows that are locked already'],
  ['server/engine/create.ts', 'resource.name', 'whether records that are just made are in scope'],
  [
    'server/engine/ruleSql.ts',
    'user',
    'who works in the departments of the person, for a rule about records',
  ],
  ['server/engine/references.ts', 'name noun other.name', 'integrity: says that something refers, not what'],
  [
    'server/engine/replaceEntry.ts',
    'holder.to resource.name',
    'fields that only the server writes, and where an entry is that the person sees',
  ],
  ['server/engine/steps.ts', 'resource.name', 'who took a step before, of records that are locked already'],
  ['server/engine/history.ts', 'audit_log', 'of a record that the person was shown just before'],
  [
    'server/engine/shownChange.ts',
    'noun.name',
    'which values of an entry that the person may see are hidden',
  ],
  ['server/services/audit/sealEarlier.ts', 'audit_log', 'hashes of all entries, once, by the server'],
  [
    'server/services/audit/verifyChain.ts',
    'audit_log',
    'for whoever has the database and starts the command',
  ],
  ['server/engine/spell.ts', 'resource.name', 'a job that fills a column'],
  [
    'server/plugins/brandDB/search/alike.ts',
    'noun',
    'candidates, which are joined with the rows that may be shown',
  ],

  [
    'server/plugins/System/auditLog.ts',
    'audit_log',
    'ids of records in the log, which are joined with the rows that may be shown',
  ],
  ['server/engine/asSystem.ts', 'site', 'the sites of the system, which are all'],
  [
    'server/engine/ownStores.ts',
    'site space_owner store',
    'the stores of the person, by which rules are decided',
  ],
  [
    'server/plugins/common/ownStores.ts',
    'site space_owner_store',
    'the own assignments of the person; those of others, and all stores, are read in scope',
  ],
  [
    'server/plugins/common/spaceOwnerHooks.ts',
    'space_owner_store user',
    'how many stores an assignment has; whether a person works at its site',
  ],
  [
    'server/plugins/brandDB/routes/storeLineage.ts',
    'site space_owner_store store store_area_history store_lineage',
    'who keeps a store that the person was shown',
  ],
  [
    'server/plugins/common/levelStaff.ts',
    'site space_owner space_owner_store staff_level',
    'names of levels; time zones; whose a store is',
  ],
  ['server/http/exportRecords.ts', 'site', 'the time zone of one of the own sites'],
  [
    'server/plugins/brandDB/routes/brandSearch.ts',
    'brand brand_category',
    'joined with the ids that were found',
  ],
  [
    'server/plugins/brandDB/routes/favoriteBrand.ts',
    'brand_category',
    'a dictionary that every session reads',
  ],
  ['server/services/changeRequest/openRequest.ts', 'resource.name', 'why a visible record cannot be changed'],
  ['server/engine/read.ts', 'resource.name', 'an alias of the filtered rows'],
  ['server/engine/reach.ts', 'resource.name', 'an alias of the filtered rows'],
  ['server/plugins/PS/locks/lockRoutes.ts', 'period_lock', 'the lock of a month, at a site that was checked'],
  ['server/plugins/PS/sales/requireOpenMonths.ts', 'period_lock', 'whether a month of an own sale is locked'],
  ['server/plugins/PS/locks/lockedMonths.ts', 'period_lock', 'the locks of a site, whoever writes'],
  [
    'server/plugins/PS/performance/calculation/figures.ts',
    'brand store',
    'the calculation is of everything at a site',
  ],
  [
    'server/plugins/PS/performance/calculation/history.ts',
    'retail_performance store store_lineage tenant_sale tenant_ship',
    'the same',
  ],
  [
    'server/plugins/PS/performance/calculation/leaseGroups.ts',
    'lease_ship tenant_ship',
    'the parts in which a site is calculated',
  ],
  [
    'server/plugins/PS/performance/calculation/stageFigures.ts',
    'retail_calc_figure retail_performance',
    'the figures of the same calculation, before it is published',
  ],
  [
    'server/plugins/PS/performance/calculation/occupancy.ts',
    'lease_ship store store_area_history store_lineage tenant_rent tenant_sale tenant_ship',
    'the same',
  ],
  [
    'server/plugins/PS/performance/calculation/rents.ts',
    'lease_rent_step lease_ship lease_turnover_tier sales_category tenant_rent',
    'the same',
  ],
  ['server/plugins/PS/performance/calculation/sales.ts', 'tenant_sale', 'the same'],
  ['server/plugins/PS/performance/calculation/sameDays.ts', 'retail_performance tenant_sale', 'the same'],
  [
    'server/plugins/PS/scenario/assume.ts',
    'brand lease_ship store tenant_sale tenant_ship',
    'the shops of a scenario, at a site that was checked; nothing is shown',
  ],
  ['server/plugins/PS/scenario/calculateScenario.ts', 'tenant_ship', 'the number of tenancies of a site'],
  [
    'server/plugins/PS/scenario/scenarioInParts.ts',
    'perf_scenario_figure',
    'a job: keeps what it calculated',
  ],
  [
    'server/plugins/PS/scenario/scenarioJob.ts',
    'perf_scenario_figure',
    'a job: forgets what it calculated before',
  ],
  ['server/plugins/PS/performance/run/calculationParams.ts', 'site', 'the currency of the site of a run'],
  ['server/plugins/PS/performance/run/recalculateRoute.ts', 'store', 'whether units are at the site'],
  [
    'server/plugins/PS/performance/run/runRow.ts',
    'job retail_calc_change retail_calc_run',
    'the run of a job that somebody may start',
  ],
  ['server/plugins/PS/performance/run/statusRoute.ts', 'job', 'the heartbeat of a visible run'],
  [
    'server/plugins/RM/clock/escalate.ts',
    'problems[type].name role site user',
    'a job: whom to notify of problems that are late',
  ],
  ['server/plugins/RM/myscust/attachs.ts', 'myscust_result', 'locks a visit that it then reads as visible'],
  [
    'server/plugins/RM/myscust/withdrawProblems.ts',
    'myscust_problem',
    'locks the issues of a visit that is being decided, and returns nothing of them',
  ],
  ['server/plugins/RM/results/checkItem.ts', 'tour_problem', 'whether the issue of a point was withdrawn'],
  [
    'server/plugins/PS/performance/calculation/leftOut.ts',
    'store tenant_ship',
    'the units that a calculation of their site had to leave out',
  ],
  [
    'server/plugins/PS/sales/comparableSales.ts',
    'tenant_sale',
    'what a tenancy of an imported row reported lately; only whether a value is unusual is told',
  ],
  ['server/plugins/RM/myscust/reall.ts', 'myscust_problem myscust_result', 'locks problems that are visible'],
  [
    'server/plugins/RM/myscust/regen.ts',
    'myscust_problem myscust_result problem_event store',
    'every problem of visits that are visible, whoever may see it, and which shops are gone',
  ],
  [
    'server/plugins/PS/sales/completeSales.ts',
    'tenant_ship',
    'which tenancy a sale belongs to, whoever may see tenancies',
  ],
  [
    'server/plugins/PS/sales/saleSummary.ts',
    'site tenant_ship',
    'how many days have no report at the sites of the list, of tenancies in scope; not which',
  ],
  [
    'server/plugins/PS/sales/salesMonth.ts',
    'floor period_lock sales_category site tenant_ship',
    'the tenancies in scope of a site, for those who see its sales; stores and brands are read in scope',
  ],
  [
    'server/plugins/PS/sales/salesPages.ts',
    'brand sales_category site store tenant_ship',
    'the names of the tenants of visible sales, and of their sites',
  ],
  [
    'server/plugins/RM/routing/ownerOf.ts',
    'role site space_owner_store',
    'sites, roles and the link to stores; assignments, stores and people are read in scope',
  ],
  [
    'server/plugins/RM/myscust/latestQuestions.ts',
    'myscust_result',
    'the questions alone, which are no secret',
  ],
  ['server/plugins/RM/problems/edited.ts', 'problem_event', 'when a problem was reopened'],
  ['server/plugins/RM/statistics/population.ts', 'site', 'time zones'],
  ['server/plugins/RM/statistics/tourProblemStatistics.ts', 'table', 'an alias of the filtered rows'],
  [
    'server/plugins/leasing/leases/leaseSql.ts',
    'lease_ship param site store_area_history',
    'a parameter of a site, its time zone, and which lease a lease renews, for leases that are visible',
  ],
  ['server/plugins/leasing/leases/leaseHooks.ts', 'site', 'the currency of a site'],
  [
    'server/plugins/leasing/leases/beginTenancies.ts',
    'store',
    'the area of the units of a lease, whose parts are let',
  ],
  [
    'server/plugins/leasing/leases/requireUnits.ts',
    'lease_ship lease_unit store',
    'whether there is room in the units of a lease, whoever may see the leases that have them',
  ],
  [
    'server/plugins/leasing/reports/differences.ts',
    'lease_ship lease_unit resource.name store tenant_ship',
    'aliases of the filtered rows; which leases have a unit',
  ],
  [
    'server/plugins/leasing/ships/unitStatus.ts',
    'site tenant_ship',
    'the status of a unit is that of all its tenancies',
  ],
  [
    'server/plugins/leasing/rents/rentHooks.ts',
    'period_lock site tenant_rent',
    'whether a month is locked, and what a row corrects; currencies; labels',
  ],
  ['server/plugins/leasing/reports/leaseExpiry.ts', 'site', 'time zones'],
  ['server/plugins/leasing/reports/occupancy.ts', 'floor', 'the order of floors'],
  [
    'server/plugins/leasing/reports/rentRoll.ts',
    'brand floor',
    'the order of floors, and the categories of brands',
  ],
  ['server/plugins/leasing/reports/unitsOn.ts', 'site store_area_history', 'time zones'],
  [
    'server/plugins/leasing/ships/requireMovable.ts',
    'period_lock tenant_sale',
    'whether there are sales or locked months that keep the dates of a tenancy, whoever may see them',
  ],
  ['server/plugins/leasing/ships/requireRoom.ts', 'tenant_ship', 'whether there is room in a store'],
  ['server/plugins/leasing/ships/shipHooks.ts', 'site', 'time zones, and the floor of a store'],
  ['server/plugins/RM/tours/tourHooks.ts', 'site', 'time zones'],
  [
    'server/engine/shopSummary.ts',
    'tenant_ship',
    'the tenancy of a visible store, for the label of its brand',
  ],
  ['server/plugins/RM_evaluate/download/download.ts', 'site', 'time zones'],
  [
    'server/plugins/RM_evaluate/items/activate.ts',
    'score_item score_item_set',
    'the items and other versions of a set that the person may put into force',
  ],
  [
    'server/plugins/RM_evaluate/items/itemHooks.ts',
    'score_item_set',
    'the set of a visible item; whether the sets of changed items are drafts',
  ],
  [
    'server/plugins/RM_evaluate/items/itemSetHooks.ts',
    'score_item score_item_set site',
    'where a visible set applies, and its items; the greatest version',
  ],
  ['server/plugins/RM_evaluate/items/itemSetNames.ts', 'brand_category site', 'what a visible set is called'],
  ['server/plugins/RM_evaluate/items/itemSetSql.ts', 'site', 'time zones'],
  [
    'server/plugins/RM_evaluate/items/retire.ts',
    'score_item_set',
    'the version before one that the person may take out of use',
  ],
  [
    'server/plugins/RM_evaluate/items/revise.ts',
    'score_item score_item_set',
    'the items of a set that the person may copy',
  ],
  [
    'server/plugins/RM_evaluate/reports/create.ts',
    'score_item scoring_report store',
    'the report of an own shop, which is shown afterwards with the filters',
  ],
  [
    'server/plugins/RM_evaluate/reports/explanation.ts',
    'score_item scoring_report_item scoring_result',
    'the items of a visible report, and its result in a version',
  ],
  [
    'server/plugins/RM_evaluate/reports/itemSet.ts',
    'score_item_set site store',
    'the set in force for an own shop',
  ],
  [
    'server/plugins/RM_evaluate/reports/report.ts',
    'score_item scoring_report scoring_report_item',
    'locks a report; the items of one that the person was shown',
  ],
  ['server/plugins/RM_evaluate/reports/requireDay.ts', 'site', 'time zones'],
  [
    'server/plugins/RM_evaluate/reports/saveAnswers.ts',
    'daily_score_tag score_item scoring_report_item store_score_tag',
    'items of a locked report; whether tags are of its site',
  ],
  [
    'server/plugins/RM_evaluate/results/answers.ts',
    'score_item scoring_report_item',
    'of reports that the caller has filtered',
  ],
  [
    'server/plugins/RM_evaluate/results/changes.ts',
    'scoring_result',
    'archives of a day whose versions the person sees',
  ],
  [
    'server/plugins/RM_evaluate/results/confirm.ts',
    'scoring_result',
    'which shops of a locked day have a result',
  ],
  [
    'server/plugins/RM_evaluate/results/day.ts',
    'scoring_result_version',
    'the version of a day at an own site',
  ],
  [
    'server/plugins/RM_evaluate/results/recover.ts',
    'scoring_result_version',
    'whether a version of a locked day exists',
  ],
  [
    'server/plugins/RM_evaluate/results/scored.ts',
    'scoring_report scoring_result store',
    'calculates whole days, for those who may',
  ],
  [
    'server/plugins/RM_evaluate/results/scoring.ts',
    'score_item scoring_report_item',
    'of reports that the caller has chosen',
  ],
  [
    'server/plugins/RM_evaluate/results/versions.ts',
    'scoring_result scoring_result_version',
    'writes the results of a locked day',
  ],
  [
    'server/plugins/RM_evaluate/shops/latestResult.ts',
    'scoring_report site',
    'the tenant at the time of a visible result; time zones',
  ],
  [
    'server/plugins/RM_evaluate/shops/resultData.ts',
    'scoringReport.name',
    'averages of at least three shops, for every site',
  ],
  [
    'server/plugins/RM_evaluate/shops/resultStores.ts',
    'scoring_report',
    'the tenant at the time of a visible result',
  ],
  ['server/plugins/RM_evaluate/shops/statTimes.ts', 'site', 'time zones'],
  [
    'server/plugins/RM_evaluate/shops/storesToday.ts',
    'site tenant_ship',
    'time zones; the tenancy of a visible store',
  ],
  [
    'server/plugins/RM_evaluate/upload/planUpload.ts',
    'score_item scoring_report_item',
    'whether a code exists at all',
  ],
  [
    'server/plugins/RM_evaluate/upload/shops.ts',
    'site',
    'shops of an own site by their unit numbers, each with whether the person may score it; their items',
  ],
  [
    'server/plugins/RM_evaluate/upload/storeUpload.ts',
    'score_item scoring_report',
    'the items of reports that it has just started',
  ],
  [
    'server/plugins/RM_evaluate/upload/upload.ts',
    'scoring_report store',
    'locks them, and returns nothing of them',
  ],
  [
    'server/plugins/RMHK_evaluate/tags/tagHooks.ts',
    'scoring_report scoring_report_item store_score_tag',
    'whether a report uses a tag',
  ],
  [
    'server/plugins/RMHK_evaluate/tags/replaceTags.ts',
    'scoring_report site store store_score_tag',
    'locks an own shop; time zones; whether its report of a day is confirmed',
  ],
  [
    'server/plugins/RMHK_evaluate/tags/tagStores.ts',
    'daily_score_tag site store_score_tag',
    'the tags of own sites, for those who may see them; time zones',
  ],
  ['server/plugins/RM/clock/missTours.ts', 'site', 'time zones'],
  ['server/plugins/RM/results/requireUnderWay.ts', 'tour', 'locks a tour, and returns nothing of it'],
  [
    'server/plugins/RM/results/checklist.ts',
    'brand_category store tour_template',
    'the checklist of a visible tour, and the shops on its route to which a point applies',
  ],
  ['server/plugins/RM/schedules/dueSlots.ts', 'site tour', 'time zones; whether a tour was planned'],
  ['server/plugins/RM/schedules/planTour.ts', 'role site user', 'a job: who walks a tour'],
  ['server/plugins/RM/schedules/shopsOf.ts', 'floor store', 'the shops on a route that is then authorized'],
  [
    'server/plugins/RM/templates/attachPictures.ts',
    'tour_template',
    'integrity: whether a picture belongs to a version of the checklist',
  ],
  [
    'server/plugins/RM/templates/missingIn.ts',
    'brand_category department floor user',
    'integrity: whether what the points refer to exists',
  ],
  [
    'server/plugins/RM/templates/templateHooks.ts',
    'site tour tour_template',
    'the versions of a checklist that is being changed, and the tours that follow them',
  ],
  [
    'server/plugins/RM/tours/templateFor.ts',
    'site tour_template',
    'integrity: the active version of a checklist',
  ],
  [
    'server/plugins/RM/tours/requireRoute.ts',
    'tour_result',
    'integrity: whether a shop of the tour was checked',
  ],
  ['server/plugins/RM_shop_detail/storeProfile.ts', 'site', 'the time zone of the site of a shop'],
  [
    'server/plugins/System/paramHooks.ts',
    'param role site',
    'whether rows are declared, what a parameter does, and whether there is a site that it names',
  ],
  ['server/plugins/System/permissionList.ts', 'permission role', 'whether any role holds a code'],
  [
    'server/plugins/System/permissions/plan.ts',
    'permission role',
    'integrity: which codes exist, and whether any role has them',
  ],
  [
    'server/plugins/System/sight/namedLines.ts',
    'department permission role site user',
    'the names in a rule, and the roles of a person whom the caller sees',
  ],
  ['server/plugins/System/users/rightsBetween.ts', 'permission', 'the names of permissions'],
  ['server/plugins/common/departmentHooks.ts', 'department', 'whether a number was ever given'],
  ['server/plugins/common/menu/menuRows.ts', 'menu', 'the row filter of the menu'],
  ['server/plugins/common/menu/places.ts', 'menu', 'where the others are, for one that is moved'],
  ['server/plugins/common/menu/requireKnown.ts', 'permission site', 'which codes and sites exist'],
  ['server/services/changeRequest/recordRow.ts', 'name of.name', 'locks a record that is being changed'],
  [
    'server/services/changeRequest/guards.ts',
    'resource.requests.of.name',
    'a record of which a part is being changed',
  ],
  [
    'server/plugins/brandDB/brandAudit/companies.ts',
    'brand_company',
    'the companies behind a brand that is being changed',
  ],
  ['server/services/changeRequest/tell.ts', 'resource.name user', 'whom to notify'],
  [
    'server/plugins/brandDB/brandAudit/brandRequests.ts',
    'brand role',
    'what the brand of a visible request is called; whom to notify',
  ],
  ['server/plugins/brandDB/hooks/brand.ts', 'brand_company', 'ids of companies in a visible brand'],
  ['server/plugins/brandDB/hooks/classifications.ts', 'level1_classification', 'where brands move to'],
  ['server/plugins/brandDB/hooks/company.ts', 'brand_company', 'ids of brands in a visible company'],
  ['server/plugins/brandDB/hooks/contact.ts', 'site store', 'whether a store can still be chosen'],
  ['server/plugins/brandDB/hooks/rewriteBrands.ts', 'brand', 'brands that follow a dictionary'],
  ['server/plugins/System/users/userHooks.ts', 'user', 'names that look alike'],
  ['server/plugins/System/roles/requireCover.ts', 'role', 'what roles give'],
  ['server/plugins/System/roles/roleHooks.ts', 'permission', 'which codes exist'],
  [
    'server/plugins/brandDB/hooks/store.ts',
    'site store_lineage tenant_ship',
    'who is in a visible store today',
  ],
  ['server/engine/today.ts', 'site', 'the day at a site'],
  ['server/engine/numbers.ts', 'site table', 'the highest number of a day, and the codes of sites'],
  [
    'server/plugins/brandDB/stores/requireReplaceable.ts',
    'lease_ship store_area_history tenant_ship',
    'tenancies and leases of stores that are locked already',
  ],
  [
    'server/plugins/brandDB/stores/replaceStores.ts',
    'space_owner store',
    'unit numbers that are taken; who has every store of the site',
  ],
  [
    'server/plugins/brandDB/stores/restoreStores.ts',
    'space_owner store store_area_history store_lineage',
    'a store that is locked next; who has every store of its site',
  ],

  ['server/services/imports/importNow.ts', 'import_run', 'an import that the person has just started'],
  ['server/services/imports/applyRun.ts', 'import_run', 'an import that the person was shown just before'],
  ['server/services/changeRequest/files.ts', 'name', 'a job'],
  ['server/services/imports/forgetFiles.ts', 'import_run', 'a job'],
  ['server/plugins/reports/exportJob.ts', 'report_export', 'a job: the export that it was started for'],
  ['server/plugins/reports/forgetFiles.ts', 'report_export', 'a job'],
  ['server/plugins/reports/scheduleJob.ts', 'report_schedule', 'a job: what is due, for everybody'],
  ['server/plugins/reports/scheduleHooks.ts', 'report_schedule user', 'how many schedules the person has'],
  ['server/services/reports/resourceReport.ts', 'site', 'the currencies of sites'],
  ['server/services/reports/readReport.ts', 'site', 'the time zone of one of the own sites'],
  ['server/services/imports/runRow.ts', 'import_run job', 'an import that the person was shown, or its job'],
  ['server/plugins/core/file.ts', 'user', 'whose signed address it is'],
  ['server/services/sms/smsCode.ts', 'user', 'whether a number is taken'],
  ['server/services/params.ts', 'param', 'settings, for the server itself'],
  ['server/services/pluginsOff.ts', 'param', 'settings, for the server itself'],
  ['server/services/delivery/outbox.ts', 'site user', 'the languages of readers, in a job'],
  [
    'server/services/notifications/notify.ts',
    'notification site user',
    'who has an address, the codes of sites, and whether a person has the same notice already',
  ],
  ['server/plugins/System/jobs/listJobs.ts', 'job', 'times and counts, for administrators of jobs'],
  ['server/plugins/System/jobs/runsOf.ts', 'job', 'the runs of a job, for administrators of jobs'],
  [
    'server/plugins/System/announcements/announcementRoutes.ts',
    'announcement role',
    'those that are shown now and meant for the caller; whose role counts',
  ],
  ['server/plugins/System/status/readChecks.ts', 'job', 'counts'],
  ['server/http/metrics.ts', 'job', 'a count'],
  [
    'server/app/plugins/checkExtensions.ts',
    'of',
    'no row: whether the database takes the SQL of derived fields',
  ],
  ['server/app/plugins/declaredTable.ts', 'name table', 'at the start'],
  ['server/app/plugins/bringUpToDate.ts', 'role site', 'at the start'],
  ['server/app/removeFactorOf.ts', 'user', 'at the command line'],
  ['server/app/setEmailOf.ts', 'user', 'at the command line'],
  ['server/app/testing/startOperator.ts', 'user', 'in tests of plugins'],
  ['server/app/plugins/insertDemo.ts', 'brand role site store table.table user', 'at the start'],
  [
    'server/plugins/Flagging/flags/evidenceRoute.ts',
    'flag_rule',
    'the rule of a flag that the person may see',
  ],
  [
    'server/plugins/Flagging/flags/flagHooks.ts',
    'flag_rule tenant_ship',
    'the rule and the number of the store of a visible flag; the tenancy of a store that the person follows up',
  ],
  ['server/plugins/Flagging/metrics/Judged.ts', 'site', 'the day and the time zone of a site'],
  [
    'server/plugins/Flagging/metrics/daysWithoutSales.ts',
    'tenant_sale',
    'the rules judge every tenant of a site; readers get what they may see of the flags',
  ],
  ['server/plugins/Flagging/metrics/metrics.ts', 'lease_ship tenant_rent', 'the same'],
  ['server/plugins/Flagging/metrics/monthly.ts', 'level1_classification retail_performance', 'the same'],
  ['server/plugins/Flagging/metrics/mysteryScore.ts', 'myscust_result', 'the same'],
  ['server/plugins/Flagging/metrics/overdueProblems.ts', 'myscust_problem tour_problem', 'the same'],
  ['server/plugins/Flagging/metrics/scored.ts', 'scoring_result', 'the same'],
  ['server/plugins/Flagging/metrics/tenants.ts', 'brand tenant_ship', 'the same'],
  ['server/plugins/RM_evaluate/todos.ts', 'site', 'time zones'],
  ['server/plugins/core/notification.ts', 'notification', 'of the caller'],
  ['server/plugins/core/todo/deputyHooks.ts', 'todo_deputy user', 'the deputies and the name of the caller'],
  ['server/services/todos/deputies.ts', 'todo_deputy', 'whom the caller stands in for; whom to notify'],
  ['server/services/todos/todoActions.ts', 'todo_action user', 'the latest reminder; the name of the caller'],
  [
    'server/services/todos/todoBranches.ts',
    'audit_log todo_action',
    'what the caller did, of visible records',
  ],
  [
    'server/services/todos/todoPage.ts',
    'todo_action user',
    'reminders and names of people of visible records',
  ],
  [
    'server/services/todos/todoPeople.ts',
    'resource.name user',
    'who may do what the caller may do or has started: the record was shown to them just before',
  ],
  [
    'server/services/todos/todoSql.ts',
    'audit_log todo_action user',
    'since when and for whom a visible record waits',
  ],
  ['server/services/todos/todoTimeline.ts', 'audit_log todo_action', 'of a record that was found visible'],
  ['server/plugins/Flagging/regen/findings.ts', 'flag_rule', 'the same'],
  ['server/plugins/Flagging/regen/regenSite.ts', 'flag flag_rule', 'a run in the name of the system'],
  [
    'server/engine/inScope.ts',
    'name of resource.name table through.table',
    'rows in scope: the data scopes, with every other filter left to the caller',
  ],
  [
    'server/plugins/Flagging/flags/flagSources.ts',
    'flag_rule',
    'the figure that a flag is about, by which it is hidden',
  ],
  [
    'server/plugins/brandDB/stores/areaHistory.ts',
    'store_area_history',
    'writes the areas of a store that is locked',
  ],
  [
    'server/plugins/RM_shop_detail/storeShips.ts',
    'store_lineage',
    'where a store came from, joined with the rows that may be shown',
  ],
  [
    'server/plugins/PS/figures/baseSum.ts',
    'retail_performance',
    'which months a site has calculated, and whether they are over: no row and no figure',
  ],
  [
    'server/plugins/PS/scenario/scenarioHooks.ts',
    'perf_scenario_figure',
    'forgets the figures of a scenario that was changed',
  ],
  [
    'server/plugins/PS/scenario/scenarioFigures.ts',
    'perf_scenario perf_scenario_figure',
    'the months of a scenario that the person was shown, and whether they are over',
  ],
  [
    'server/plugins/PS/scenario/scenarioMonth.ts',
    'perf_scenario_figure',
    'the calculation of a scenario, which shows nothing',
  ],
  [
    'server/plugins/PS/scenario/followBills.ts',
    'perf_scenario_figure',
    'the calculation of a scenario, which shows nothing',
  ],
  ['server/plugins/PS/performance/calculation/calculateMonth.ts', 'retail_performance', 'the same'],
  [
    'server/plugins/PS/performance/calculation/leaseTerms.ts',
    'lease_rent_step lease_turnover_tier',
    'the same',
  ],
  [
    'server/plugins/PS/performance/calculation/markMonth.ts',
    'retail_performance retail_performance_summary',
    'the same: which months are calculated',
  ],
  ['server/plugins/PS/performance/calculation/rankMonth.ts', 'retail_performance', 'the same'],
  [
    'server/plugins/PS/performance/run/laterMonths.ts',
    'retail_performance retail_performance_summary',
    'which months are to be calculated again',
  ],
]

/** Folders in which nobody reads records for a person: who signs in, and work that goes on by itself. */
const apart = /^server\/(db|demo|plugins\/\w+\/demo|services\/(jobs|session))\//

/** Tables whose rows belong to records of resources, or are calculated from them. */
const derived = [
  'retail_performance',
  'retail_performance_summary',
  'retail_calc_change',
  'perf_scenario_figure',
  'scoring_report_item',
  'store_area_history',
  'store_lineage',
  'store_score_tag',
  'lease_rent_step',
  'lease_turnover_tier',
  'lease_unit',
  'space_owner_store',
]
const tables = [...Object.values(contract.resources).map(({ name }) => name), 'permission', ...derived]
const reads = new RegExp(
  `\\b(?:from|join)\\s+"?(${tables.join('|')})"?(?![\\w"'])|\\b(?:sql\\.table|committed|possible)\\('?([^,)']*)`,
  'g',
)

it('reads the tables of resources through the row filters, but for the statements that say why not', () => {
  const found = globSync('server/**/*.ts', { cwd: root })
    .filter((file) => isOwn(file) && !apart.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(/^\s*(\/?\*|\/\/).*$/gm, '')
      const named = [...code.matchAll(reads)].map(([, table, expression]) => table ?? expression ?? '')
      return named.length === 0 ? [] : [`${file}: ${[...new Set(named)].toSorted().join(' ')}`]
    })
  expect(found.toSorted()).toEqual(unfiltered.map(([file, names]) => `${file}: ${names}`).toSorted())
})
