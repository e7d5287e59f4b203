import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { unfiltered } from '#tests/areas/gathered.ts'
import { contract } from '#tools/contract.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * The statements of the server itself that read a resource's table without the row filters: by file, the tables, and why nobody sees a
 * foreign row by them. Those of areas are in `tests/areas/<area>/expectations.ts`; every other statement reads `visibleTable` or
 * `labelTable`.
 */
const central: Readonly<Record<string, string>> = {
  'server/app/plugins/bringUpToDate.ts': 'role site | at the start',
  'server/app/plugins/checkExtensions.ts':
    'of | no row: whether the database takes the SQL of derived fields',
  'server/app/plugins/declaredTable.ts': 'name table | at the start',
  'server/app/plugins/insertDemo.ts': 'brand role site store table.table user | at the start',
  'server/app/removeFactorOf.ts': 'user | at the command line',
  'server/app/setEmailOf.ts': 'user | at the command line',
  'server/app/testing/startOperator.ts': 'user | in tests of plugins',
  'server/engine/asSystem.ts': 'site | the sites of the system, which are all',
  'server/engine/committed.ts': 'table | rows as they are committed, for the statements of the engine',
  'server/engine/countedBars.ts': 'site | the time zones of sites',
  'server/engine/create.ts': 'resource.name | whether records that are just made are in scope',
  'server/engine/history.ts': 'audit_log | of a record that the person was shown just before',
  'server/engine/inScope.ts':
    'name of resource.name table through.table | rows in scope: the data scopes, with every other filter left to the caller',
  'server/engine/numbers.ts': 'site table | the highest number of a day, and the codes of sites',
  'server/engine/ownStores.ts':
    'site space_owner store | the stores of the person, by which rules are decided',
  'server/engine/reach.ts': 'resource.name | an alias of the filtered rows',
  'server/engine/read.ts': 'resource.name | an alias of the filtered rows',
  'server/engine/references.ts': 'name noun other.name | integrity: says that something refers, not what',
  'server/engine/replaceEntry.ts':
    'holder.to resource.name | fields that only the server writes, and where an entry is that the person sees',
  'server/engine/rows.ts': 'resource.name | inserts, and updates and rereads rows that are locked already',
  'server/engine/ruleSql.ts': 'user | who works in the departments of the person, for a rule about records',
  'server/engine/shopSummary.ts': 'tenant_ship | the tenancy of a visible store, for the label of its brand',
  'server/engine/shownChange.ts': 'noun.name | which values of an entry that the person may see are hidden',
  'server/engine/spell.ts': 'resource.name | a job that fills a column',
  'server/engine/steps.ts': 'resource.name | who took a step before, of records that are locked already',
  'server/engine/today.ts': 'site | the day at a site',
  'server/http/exportRecords.ts': 'site | the time zone of one of the own sites',
  'server/http/metrics.ts': 'job | a count',
  'server/services/audit/sealEarlier.ts': 'audit_log | hashes of all entries, once, by the server',
  'server/services/audit/verifyChain.ts': 'audit_log | for whoever has the database and starts the command',
  'server/services/changeRequest/files.ts': 'name | a job',
  'server/services/changeRequest/guards.ts':
    'resource.requests.of.name | a record of which a part is being changed',
  'server/services/changeRequest/openRequest.ts': 'resource.name | why a visible record cannot be changed',
  'server/services/changeRequest/recordRow.ts': 'name of.name | locks a record that is being changed',
  'server/services/changeRequest/tell.ts': 'resource.name user | whom to notify',
  'server/services/delivery/outbox.ts': 'site user | the languages of readers, in a job',
  'server/services/imports/applyRun.ts': 'import_run | an import that the person was shown just before',
  'server/services/imports/forgetFiles.ts': 'import_run | a job',
  'server/services/imports/importNow.ts': 'import_run | an import that the person has just started',
  'server/services/imports/runRow.ts': 'import_run job | an import that the person was shown, or its job',
  'server/services/notifications/notify.ts':
    'notification site user | who has an address, the codes of sites, and whether a person has the same notice already',
  'server/services/params.ts': 'param | settings, for the server itself',
  'server/services/pluginsOff.ts': 'param | settings, for the server itself',
  'server/services/reports/readReport.ts': 'site | the time zone of one of the own sites',
  'server/services/reports/resourceReport.ts': 'site | the currencies of sites',
  'server/services/sms/smsCode.ts': 'user | whether a number is taken',
  'server/services/todos/deputies.ts': 'todo_deputy | whom the caller stands in for; whom to notify',
  'server/services/todos/todoActions.ts': 'todo_action user | the latest reminder; the name of the caller',
  'server/services/todos/todoBranches.ts': 'audit_log todo_action | what the caller did, of visible records',
  'server/services/todos/todoPage.ts': 'todo_action user | reminders and names of people of visible records',
  'server/services/todos/todoPeople.ts':
    'resource.name | who may do what the caller may do or has started: the record was shown to them just before',
  'server/services/todos/todoSql.ts':
    'audit_log todo_action user | since when and for whom a visible record waits',
  'server/services/todos/todoTimeline.ts': 'audit_log todo_action | of a record that was found visible',
}

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

it('the server reads the tables of resources through the row filters, but for the statements that say why not', () => {
  const found = globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !apart.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(/^\s*(\/?\*|\/\/).*$/gm, '')
      const named = [...code.matchAll(reads)].map(([, table, expression]) => table ?? expression ?? '')
      return named.length === 0 ? [] : [`${file}: ${[...new Set(named)].toSorted().join(' ')}`]
    })
  const stated = Object.entries({ ...central, ...unfiltered }).map(
    ([file, line]) => `${file}: ${line.split(' | ')[0]}`,
  )
  const advice = 'Read visibleTable, or say in `unfiltered` of tests/areas/<area>/expectations.ts why not.'
  expect(found.filter((line) => !stated.includes(line)).map((line) => `${line}. ${advice}`)).toEqual([])
  expect(stated.filter((line) => !found.includes(line))).toEqual([])
})
