import { group, row, type RowTable } from './rowCase.ts'

// Tours, problems, mystery customers and scores. Rights: an account of a mainland site needs the rm or scoring code, one of a
// Hong Kong site the rmhk or scoringhk code. gz.manager, wh.manager and hk.manager have all of them at their sites; gz.officer,
// hk.officer and dpark.team see what is said below.

const gz = `${group} gz.manager`
const gzStaff = `${gz} gz.officer`
const wh = `${group} wh.manager`
const sea = `${group} hk.manager`
const seaStaff = `${sea} hk.officer`
const dpark = `${group} hk.manager dpark.team`

/** Problems are exported by those who may besides: neither officers nor the auditor. */
const exporters = {
  group: 'admin super grace',
  gz: 'admin super grace gz.manager',
  wh: 'admin super grace wh.manager',
  sea: 'admin super grace hk.manager',
  dpark: 'admin super grace hk.manager dpark.team',
} as const

export const operations: RowTable = {
  // Staff of the floor see problems of their shops, own finds and own assignments; `view_all` and the auditor see all.
  tourProblem: [
    row('TP-GZ261108002', 'L2-118 is a shop of gz.officer; the manager found it and has it', gzStaff, {
      exports: exporters.gz,
    }),
    row('TP-GZ260315001', 'L4-101 is not; gz.officer found it', gzStaff, { exports: exporters.gz }),
    row('TP-GZ260810001', 'L6-101 is not; the manager found it, gz.officer has it', gzStaff, {
      exports: exporters.gz,
    }),
    row('x-gz-others', 'B1-201 is not; the manager found it and has it', gz, { exports: exporters.gz }),
    row('x-gz-merged', 'L2-115 was his until it was merged: what happened there stays readable', gzStaff, {
      exports: exporters.gz,
    }),
    row('x-gz-former', 'L2-210 was on a list of gz.officer that is over', gz, { exports: exporters.gz }),
    row('x-gz-new', 'a unit that is on nobody’s list yet', gz, { exports: exporters.gz }),
    row('x-gz-gone', 'removed, though gz.officer found it', '', { isGone: true }),
    row('TP-project-sea261112001', 'B1-101 is a shop of hk.officer', seaStaff, { exports: exporters.sea }),
    row('x-sea-others', 'L2-210 is not a shop of hk.officer, and the manager found it', sea, {
      exports: exporters.sea,
    }),
    row('x-sea-new', 'a unit that is on nobody’s list yet', sea, { exports: exporters.sea }),
    row('TP-Dpark261113002', 'dpark.team may see all at the own site', dpark, { exports: exporters.dpark }),
    row('TP-WHGG261113002', 'a mainland site of wh.manager', wh, { exports: exporters.wh }),
    row('TP-SH261113003', 'a site with nobody for tours but the group', group, { exports: exporters.group }),
  ],
  // What happened to a problem is seen with the problem.
  problemEvent: [
    row('TP-GZ261108002-1', 'of a problem that gz.officer sees', gzStaff),
    row('x-gz-others-1', 'of one that he does not', gz),
    row('TP-project-sea261112001-1', 'of a shop of hk.officer', seaStaff),
    row('MP-GZ2601001-1', 'of a mystery customer’s problem, which officers do not see', `${gz} follow.gz`),
    row('MP-project-sea2601001-1', 'the same in Hong Kong', `${sea} follow.sea`),
  ],
  // Staff of the floor see tours that they walk and tours through their shops; `view_all` and the auditor see all.
  tour: [
    row('x-tour-mine', 'B1-201 is not a shop of gz.officer, who walks it', gzStaff),
    row('x-tour-shop', 'L2-115, on the way, was his until it was merged', gzStaff),
    row('x-tour-others', 'the manager walks it, through a shop that is not his', gz),
    row('x-tour-sea', 'the manager walks it, through a shop that is not of hk.officer', sea),
    row('x-tour-none', 'through no shop, walked by somebody else: for those who see all', gz),
    row('x-tour-none-sea', 'the same in Hong Kong', sea),
    row('TO-GZ-2026-11-15-in_progress', 'at a mainland site', gzStaff),
    row('TO-WHGG-2026-11-15-in_progress', 'at another one', wh),
    row('TO-project-sea-2026-11-15-in_progress', 'in Hong Kong', seaStaff),
    row('TO-Dpark-2026-11-15-in_progress', 'at D-Park', dpark),
  ],
  // Whoever sees tours of a region sees its checklists, but for those of other sites.
  tourTemplate: [
    row('TT-CN-1', 'for all mainland sites', `${gzStaff} wh.manager`),
    row('TT-HK-1', 'for all Hong Kong sites', `${seaStaff} dpark.team`),
    row('x-template-gz', 'for Guangzhou alone', gzStaff),
    row('x-template-dpark', 'for D-Park alone', dpark),
  ],
  tourSchedule: [
    row('TS-GZ', 'at a mainland site', gzStaff),
    row('TS-WHGG', 'at another one', wh),
    row('TS-project-sea', 'in Hong Kong', seaStaff),
    row('TS-Dpark', 'at D-Park', dpark),
  ],
  tourResult: [
    row('TR-GZ-2026-10-29-finished-B1-102', 'at a mainland site, in whatever shop', gzStaff),
    row('TR-WHGG-2026-10-29-finished-L1-101', 'at another one', wh),
    row('TR-project-sea-2026-10-29-finished-L1-101', 'in Hong Kong', seaStaff),
    row('TR-Dpark-2026-10-29-finished-L1-101', 'at D-Park', dpark),
  ],
  // An agency sees its own rounds.
  myscustResult: [
    row('MR-GZ-B1-101-2026-04', 'a round that the operator made itself', gz),
    row('MR-GZ-L6-101-2026-07', 'a round of agency.one', `${gz} agency.one`),
    row('MR-GZ-B1-202-2026-10', 'a draft of agency.one', `${gz} agency.one`),
    row('x-result-other', 'a round of another agency', gz),
    row('x-result-wh', 'of agency.one at a site that is not the agency’s', wh),
    row('MR-Dpark-B1-101-2026-07', 'in Hong Kong', dpark),
  ],
  myscustProblem: [
    row('MP-GZ2601001', 'officers and agencies have no right to these', `${gz} follow.gz`),
    row('MP-project-sea2601001', 'nor have officers in Hong Kong', `${sea} follow.sea`),
    row('MP-Dpark2601001', 'at D-Park', dpark),
  ],
  routingRule: [
    row('RR-GZ-1', 'of a mainland site', `${gz} follow.gz`),
    row('RR-project-sea-1', 'of a site in Hong Kong', `${sea} follow.sea`),
    row('RR-Dpark-1', 'at D-Park', dpark),
  ],
  scoringReport: [
    row('SR-GZ-B1-101-2026-11-07', 'at a mainland site', gzStaff),
    row('SR-WHGG-B1-101-2026-11-10', 'at another one', wh),
    row('SR-project-sea-B1-101-2026-11-09', 'in Hong Kong', seaStaff),
    row('SR-Dpark-B1-101-2026-11-10', 'at D-Park, by the Hong Kong code alone', dpark),
  ],
  scoringResult: [
    row('x-score-gz', 'the current version of a day', gzStaff),
    row('x-score-gz-1', 'its first version, which is archived', ''),
    row('x-score-dpark', 'at D-Park', dpark),
  ],
  scoringResultVersion: [
    row('x-version-gz', 'the current version of a day', gzStaff),
    row('x-version-gz-1', 'an archive, which can be restored', gzStaff),
    row('x-version-dpark', 'at D-Park', dpark),
  ],
  // Items are for whoever sees scores anywhere, sets of one site for those who work there.
  scoreItemSet: [
    row(
      'IS-mainland',
      'for all mainland sites',
      `${group} gz.manager gz.officer wh.manager hk.manager hk.officer dpark.team`,
    ),
    row('x-set-gz', 'for Guangzhou alone', gzStaff),
    row('x-set-sh', 'for Shanghai alone', group),
  ],
  scoreItem: [
    row(
      'SI-hongkong-AP1',
      'of the Hong Kong set',
      `${group} gz.manager gz.officer wh.manager hk.manager hk.officer dpark.team`,
    ),
    row('x-item-gz', 'of the set for Guangzhou', gzStaff),
    row('x-item-sh', 'of the set for Shanghai', group),
  ],
  // Tags are a matter of Hong Kong.
  dailyScoreTag: [
    row('DT-10-1', 'in Hong Kong', seaStaff),
    row('DT-9-1', 'at D-Park', dpark),
    row('x-tag-gz', 'at a mainland site, where there should be none', 'admin'),
  ],
  flag: [
    row('x-flag-gz', 'of Guangzhou', `${gz} leasing.head`),
    row('x-flag-wh', 'of Wuhan', wh),
    row('x-flag-dpark', 'of D-Park', `${sea} leasing.head`),
  ],
  flagRule: [
    row('FR-F01', 'for all sites', `${group} gz.manager wh.manager hk.manager leasing.head`),
    row('x-rule-gz', 'for Guangzhou alone', `${gz} leasing.head`),
    row('x-rule-wh', 'for a Wuhan mall alone', wh),
  ],
}
