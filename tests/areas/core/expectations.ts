import { viewAndEdit, type Expectations } from '#tests/areas/expectations.ts'
import { group } from '#tests/areas/people.ts'
import { everywhere } from '#tests/areas/reads.ts'
import { row } from '#tests/areas/rows.ts'

/** What is expected of what no area owns. */
export const expectations = {
  mayOn: {
    notification: { view: 'everyone', update: 'everyone' },
    todoAction: { view: 'everyone' },
    todoDeputy: viewAndEdit('everyone', 'everyone'),
    importRun: { view: 'everyone' },
    job: { view: 'everyone' },
  },
  mayCall: {
    pluginReport: group,
  },
  reach: {
    // One's own, or nothing that is stored.
    none: `notification todoDeputy fault ipInWhitelist jobCancel ownSessionEnd passwordChange passwordForget passwordReset
  providerBegin providerReturn refresh secondFactorBegin secondFactorCodes secondFactorConfirm secondFactorEnd signin signinCode
  signout smsBindmobile smsNotRemindAgain smsSendcode ssoConsume userPreferenceUpdate validity`,
    records:
      'importAddUnknown importApply replaceEntry todoCopy todoTake todoTransfer todoUrge todoWithdraw upload',
  },
  rows: {
    notification: [
      row('NO-GZ261110001-reopened', 'to gz.officer', 'gz.officer'),
      row('NO-BJHACC261112001-assigned', 'to the administrator', 'admin'),
      row('NO-Dpark261112001-assigned', 'to dpark.team', 'dpark.team'),
    ],
    todoAction: [row('x-todo-copy', 'a copy for gz.officer from gz.manager', 'admin gz.manager gz.officer')],
    todoDeputy: [
      row('x-todo-deputy', 'gz.officer is the deputy of gz.manager', 'admin gz.manager gz.officer'),
    ],
    job: [
      row('x-job-officer', 'gz.officer follows it', 'admin gz.officer'),
      row('x-job-clock', 'the clock started it', 'admin'),
    ],
    // The file itself is for whoever sent it.
    importRun: [
      row('x-import-brand', 'brand.editor sent it', `${group} brand.editor`, { files: 'admin brand.editor' }),
      row('x-import-store', 'leasing.sh sent it', `${group} leasing.sh`, { files: 'admin leasing.sh' }),
    ],
  },
  addedRows: [
    `insert into todo_action (_id, kind, resource, record_id, action, to_id, created_by)
    select 'x-todo-copy', 'RM.issue_fix', 'tour_problem', 'x', 'copy', t._id, b._id
    from "user" t, "user" b where t.username = 'gz.officer' and b.username = 'gz.manager'`,
    `insert into todo_deputy (_id, deputy_id, from_date, to_date, created_by)
    select 'x-todo-deputy', t._id, '2027-01-01', '2027-01-02', b._id
    from "user" t, "user" b where t.username = 'gz.officer' and b.username = 'gz.manager'`,
    `insert into job (_id, name, title, body, ticket, cancellable, followers, status) values
    ('x-job-officer', 'x.one', '{}', '{}', gen_random_uuid(), false, '{U005}', 'done'),
    ('x-job-clock', 'x.two', '{}', '{}', gen_random_uuid(), false, '{}', 'done')`,
    `insert into import_run (_id, noun, mode, site, state, file_name, timezone, locale, created_by) values
    ('x-import-brand', 'brand', 'both', null, 'applied', 'brands.xlsx', 'Asia/Shanghai', 'en_US', 'U009'),
    ('x-import-store', 'store', 'both', '8', 'applied', 'stores.xlsx', 'Asia/Shanghai', 'en_US', 'U011')`,
  ],
  reads: {
    file: 'a file is seen by those who see its record, which another test shows (files.test.ts)',
    fileAddresses: 'a file is seen by those who see its record, which another test shows (files.test.ts)',
    config: 'it is the same for everybody',
    events: 'a stream: what it tells is asked for in another test',
    genToken: 'it makes a token',
    health: 'it is about the server',
    live: 'it is about the server',
    ready: 'it is about the server',
    importFailed: 'an import is seen by the person who started it',
    setupBefore: 'whether there is anything of a kind is the same for everybody',
    importUnknown: 'an import is seen by the person who started it',
    importPreview: 'an import is seen by the person who started it',
    notificationKinds: 'it lists the kinds of notifications',
    ownSessions: 'it lists the caller’s own sessions',
    pluginReport: 'it is about the server',
    userPreferences: 'preferences are the caller’s own',
    secondFactor: 'it is about the caller’s own account',
    userinfo: 'it is about the caller',
    captcha: 'it is a picture',
    encryptKey: 'it is a key',
    todoCounts: () => everywhere,
    todoList: () =>
      ['open', 'done', 'started', 'copied'].flatMap((tab) => [
        { query: { tab, range: '0-499', team: '1' } },
        { query: { tab, q: 'Canary' } },
      ]),
    todoPeople: ({ audit }) => [{ path: { kind: 'brandDB.decide', id: audit } }],
    todoPlace: 'only the deputy of somebody gets by it what that person sees (todo.test.ts)',
    todoTimeline: ({ audit, problem }) => [
      { query: { resource: 'brand_audit', record_id: audit } },
      { query: { resource: 'tour_problem', record_id: problem } },
    ],
  },
  unfiltered: {
    'file.ts': 'user | whose signed address it is',
    'notification.ts': 'notification | of the caller',
    'todo/deputyHooks.ts': 'todo_deputy user | the deputies and the name of the caller',
  },
} satisfies Expectations
