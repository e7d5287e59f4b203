import { atSite, group, row, type RowTable } from './rowCase.ts'

// People, the menu, parameters, and what is each person's own.

export const system: RowTable = {
  site: [
    row('2', 'everybody sees the own sites', atSite[2]),
    row('8', 'everybody sees the own sites', atSite[8]),
    row('10', 'everybody sees the own sites', atSite[10]),
  ],
  department: [row('16', 'a dictionary', 'everyone')],
  staffLevel: [row('1', 'a dictionary', 'everyone')],
  // Names are for those who share a site.
  user: [
    row('U005', 'gz.officer', group, { labels: atSite[2] }),
    row('U008', 'hk.officer', group, { labels: atSite[10] }),
    row('U001', 'the administrator, who is at every site', group, { labels: 'everyone' }),
  ],
  role: [row('rm_officer', 'roles are for administration', group)],
  spaceOwner: [row('SO-U005-GZ', 'whose stores are whose is for administration', group)],
  // An entry shows with its right, at its sites, and as long as it leads somewhere.
  menu: [
    row('RM-tourIssue-issueList', 'issue list of the mainland', `${group} gz.manager gz.officer wh.manager`),
    row('RMHK-tourIssue-issueList', 'issue list of Hong Kong', `${group} hk.manager hk.officer dpark.team`),
    row('DP-tenants', 'D-Park alone', `${group} dpark.team`),
    row('brandDB-settings-tag', 'brand tags', 'admin brand.approver'),
    row('m100-3', 'switched off', ''),
    row('m140-1', 'asks for a right that there is not', 'admin'),
  ],
  // Public ones are for everybody, and those of one site for those who work there.
  param: [
    row('P-ui.toast_ms', 'public', 'everyone'),
    row('P-auth.token_hours', 'not public', group),
    row('P-tour.due_hours-9', 'not public, of D-Park', group),
    row('x-param-gz', 'public, of Guangzhou', atSite[2]),
    row('x-param-sea', 'public, of Project Sea', atSite[10]),
  ],
  notification: [
    row('NO-GZ261110001-reopened', 'to gz.officer', 'gz.officer'),
    row('NO-BJHACC261112001-assigned', 'to the administrator', 'admin'),
    row('NO-Dpark261112001-assigned', 'to dpark.team', 'dpark.team'),
  ],
  todoAction: [row('x-todo-copy', 'a copy for gz.officer from gz.manager', 'admin gz.manager gz.officer')],
  todoDeputy: [row('x-todo-deputy', 'gz.officer is the deputy of gz.manager', 'admin gz.manager gz.officer')],
  job: [
    row('x-job-officer', 'gz.officer follows it', 'admin gz.officer'),
    row('x-job-clock', 'the clock started it', 'admin'),
  ],
  // The file itself is for whoever sent it.
  importRun: [
    row('x-import-brand', 'brand.editor sent it', `${group} brand.editor`, { files: 'admin brand.editor' }),
    row('x-import-store', 'leasing.sh sent it', `${group} leasing.sh`, { files: 'admin leasing.sh' }),
  ],
  reportSchedule: [row('x-schedule-sh', 'leasing.sh gets it', 'admin leasing.sh')],
  // Managers see what was exported at their sites.
  reportExport: [
    row('x-export-sh', 'leasing.sh ran it, at Shanghai', 'admin super grace perf.boss leasing.sh'),
    row('x-export-all', 'finance.analyst ran it', 'admin super grace perf.boss finance.analyst'),
  ],
  announcement: [row('AN-1', 'for everybody', group), row('AN-2', 'for Guangzhou', group)],
  signInRecord: [
    row('x-signin-gz', 'gz.officer signed in', group),
    row('x-signin-nobody', 'a name that belongs to nobody', group),
  ],
  auditLog: [
    row('x-log-brand', 'a change of a brand', group),
    row('x-log-problem', 'a change of a problem at Guangzhou', group),
  ],
}
