import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import { atSite, group } from '#tests/areas/people.ts'
import { row } from '#tests/areas/rows.ts'

/** What is expected of administration. */
export const expectations = {
  mayOn: {
    role: viewAndEdit(group, 'admin'),
    user: viewAndEdit(group, 'admin'),
    auditLog: { view: group },
    announcement: viewAndEdit(group, 'admin'),
    signInRecord: { view: group },
    param: viewAndEdit('everyone', 'admin'),
    setupMark: viewAndEdit('admin', 'admin'),
  },
  mayCall: {
    i18nUpdate: 'admin',
    i18nMessageCreate: 'admin',
    i18nMessageRemove: 'admin',
    i18nMessageUpdate: 'admin',
    i18nRead: 'admin',
    i18nWorkbook: group,
    changeRole: 'admin',
    resetUserFactor: 'admin',
    resetUserPassword: 'admin',
    userDecision: group,
    userSight: group,
    scopeResources: group,
    scopeTrial: group,
    auditReveal: group,
    dictionaryTypes: group,
    dictionaryEntries: group,
    onlineSessions: group,
    lockedPeople: group,
    sessionEnd: 'admin',
    personUnlock: 'admin',
    announcementReaders: group,
    setupState: 'admin',
    systemStatus: group,
    supportBundle: 'admin',
    jobList: group,
    jobRuns: group,
    jobRun: 'admin',
    jobPause: 'admin',
    permissionsList: group,
    importSystemPermis: 'admin',
  },
  reach: {
    none: 'announcementAcknowledge auditReveal i18nRead i18nWorkbook scopeTrial',
    by: { announcement: 'sites', user: 'sites', param: 'site' },
  },
  menu: [
    ['130-05', '/System/setup', 'admin'],
    ['130-1', '/System/user', group],
    ['130-15', '/System/spaceOwner', group],
    ['130-2', '/System/role', group],
    ['130-3', '/System/permission', group],
    ['130-4', '/System/menu', group],
    ['130-5', '/System/i18n', group],
    ['130-6', '/System/param', group],
    ['130-63', '/System/dictionary', group],
    ['130-65', '/System/department', group],
    ['130-66', '/System/site', group],
    ['130-67', '/System/staffLevel', group],
    ['130-7', '/System/auditlog', group],
    ['130-75', '/System/session', group],
    ['130-76', '/System/signIn', group],
    ['130-8', '/System/job', group],
    ['130-85', '/System/status', group],
    ['130-9', '/System/announcement', group],
  ],
  measuredList: { account: 'admin', hash: '/System/user' },
  recordless: ['/System/i18n'],
  acts: {
    param: [['update', 'x-param-gz', 'the administrator’s', 'admin']],
  },
  rows: {
    setupMark: [row('x-mark', 'how far the set-up is', 'admin')],
    // Names are for those who share a site.
    user: [
      row('U005', 'gz.officer', group, { labels: atSite('2'), exports: 'admin' }),
      row('U008', 'hk.officer', group, { labels: atSite('10'), exports: 'admin' }),
      row('U001', 'the administrator, who is at every site', group, { labels: 'everyone', exports: 'admin' }),
    ],
    role: [row('rm_officer', 'roles are for administration', group)],
    // Public ones are for everybody, and those of one site for those who work there.
    param: [
      row('P-ui.toast_ms', 'public', 'everyone'),
      row('P-auth.token_hours', 'not public', group),
      row('P-tour.due_hours-9', 'not public, of D-Park', group),
      row('x-param-gz', 'public, of Guangzhou', atSite('2')),
      row('x-param-sea', 'public, of Project Sea', atSite('10')),
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
  },
  addedRows: [
    `insert into setup_mark (_id, step, mark) values ('x-mark', 'core.backup', 'done')`,
    `insert into param (_id, "group", key, site, value_type, value, is_public) values
    ('x-param-gz', 'ui', 'toast_ms', '2', 'int', '1000', true), ('x-param-sea', 'ui', 'toast_ms', '10', 'int', '1000', true)`,
    `insert into sign_in (_id, at, user_id, ip, outcome, reason) values
    ('x-signin-gz', 1, 'U005', '10.0.0.1', 'done', null), ('x-signin-nobody', 1, null, '10.0.0.1', 'failed', 'login.failed')`,
    `insert into audit_log (_id, at, user_id, action, entity, entity_id, site, after) values
    ('x-log-brand', 1, 'U010', 'update', 'brand', 'B1', null, '{}'),
    ('x-log-problem', 1, 'U004', 'update', 'tour_problem', 'x-gz-others', '2', '{}')`,
  ],
  reads: {
    announcementReaders: ({ announcement }) => [{ query: { _id: announcement } }],
    setupState: () => [{}],
    setupTemplates: () => [{ query: { step: 'System.roles' } }],
    scopeResources: 'it lists what there is to narrow, from the contract',
    dictionaryEntries: () =>
      ['brand_category', 'sales_category', 'floor', 'company_classification', 'level1_classification'].map(
        (noun) => ({ query: { noun } }),
      ),
    dictionaryTypes: () => [{}],
    i18nLanguages: 'the texts of the console are the same for everybody',
    i18nMessages: 'the texts of the console are the same for everybody',
    i18nSwitch: 'the choice of a language is the caller’s own',
    jobList: 'it lists the jobs of the server, with times and counts',
    jobRuns: 'it lists the runs of a job of the server, with times and counts',
    lockedPeople: () => [{}],
    onlineSessions: () => [{}, { query: { q: 'Canary' } }],
    ownAnnouncements: 'it lists what is announced to the caller',
    permissionsList: 'the codes and their names are the same for everybody',
    userDecision: ({ officer, problem }) => [
      { path: { id: officer }, query: { noun: 'tour_problem', action: 'view', record: problem } },
    ],
    userSight: ({ officer }) => [{ path: { id: officer } }],
    supportBundle: 'it is about the server; of parameters it has those that the person sees',
    systemStatus: 'it is about the server, without records',
    scopeTrial: ({ officer }) =>
      ['tour_problem', 'tenant_ship', 'brand'].map((noun) => ({
        body: { noun, rule: { department: ['13'] }, user_id: officer },
      })),
    auditReveal: ({ entry }) => [{ body: { _id: entry, field: 'mobile' } }],
  },
  known: `select (select _id from "user" where username = 'gz.officer') as officer,
    (select _id from announcement limit 1) as announcement, (select _id from audit_log limit 1) as entry`,
  unfiltered: {
    'announcements/announcementRoutes.ts':
      'announcement role | those that are shown now and meant for the caller; whose role counts',
    'auditLog.ts': 'audit_log | ids of records in the log, which are joined with the rows that may be shown',
    'jobs/listJobs.ts': 'job | times and counts, for administrators of jobs',
    'jobs/runsOf.ts': 'job | the runs of a job, for administrators of jobs',
    'paramHooks.ts':
      'param role site | whether rows are declared, what a parameter does, and whether there is a site that it names',
    'permissionList.ts': 'permission role | whether any role holds a code',
    'sight/menuAt.ts': 'permission | which codes no area declares any more',
    'permissions/plan.ts': 'permission role | integrity: which codes exist, and whether any role has them',
    'roles/requireCover.ts': 'role | what roles give',
    'roles/roleHooks.ts': 'permission | which codes exist',
    'sight/namedLines.ts':
      'department permission role site user | the names in a rule, and the roles of a person whom the caller sees',
    'status/readChecks.ts': 'job | counts',
    'users/rightsBetween.ts': 'permission | the names of permissions',
    'users/userHooks.ts': 'user | names that look alike',
  },
  unchanged: {
    lockedPeople: 'nobody is locked out',
    dictionaryTypes: 'the dictionaries are open to every session',
    announcementReaders:
      'nobody has read it yet; who has is asked for in another test (announcement.test.ts)',
  },
  unguarded: {
    'src/resources/System/i18n/Messages.tsx': 'a search; texts are changed in a dialog',
    'src/resources/System/menu/MenuPreview.tsx': 'for whom the menu is shown',
    'src/resources/System/role/RuleEditor.tsx':
      'which preset is shown; the rule itself is in ScopeOf, which is guarded',
    'src/resources/System/role/ScopeTrial.tsx': 'for whom a rule is tried',
    'src/resources/System/sight/Decision.tsx': 'which record is explained',
  },
} satisfies Expectations
