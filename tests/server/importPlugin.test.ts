import { expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { date } from '#contract/dayFields.ts'
import { ref, text } from '#contract/fields.ts'
import { decimal } from '#contract/numberFields.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { applyChecked, checkFile, downloadedRows } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const shelf = resource({
  name: 'shelf',
  path: '/shelf',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    label: text({ required: true, max: 20 }),
    width: decimal({ min: 0 }),
    since: date(),
  },
  can: crudRules(signedIn, signedIn),
  exports: signedIn,
  imports: { can: signedIn, key: ['site', 'label'] },
})

const plugin = defineServerPlugin({
  id: 'shelves',
  resources: [shelf],
  migrations: {
    '0001_shelf': `
      create table shelf (_id text primary key, site text not null references site, label text not null,
        width numeric(8, 3), since date);
      select add_common_columns('shelf');
      create unique index unique__shelf__site__label on shelf (site, label) where deleted_at is null;`,
  },
  sheets: {
    shelf: {
      title: { zh_CN: '货架', zh_TW: '貨架', en_US: 'Shelves' },
      fields: { label: { zh_CN: '货架号', zh_TW: '貨架號', en_US: 'Label' } },
    },
  },
})

const server = await serverForTests(undefined, undefined, {}, [counting, plugin])

it('a noun of a plugin comes in and goes out by what its contract says, under the words that the plugin gives', async () => {
  const manager = await server.as('gz.manager')
  const rows = '货架号,width,since\n00A,1.250,2026/3/1\n00B,,\n'
  const run = await checkFile(server, manager, rows, { path: '/shelf', site: '2' })
  expect(run).toMatchObject({ state: 'checked', site: '2', noun: 'shelf', to_add: 2, errors: [] })
  expect(await applyChecked(manager, run._id)).toMatchObject({ state: 'applied' })
  const query = { columns: 'label,width,since', sort: { label: 1 } }
  const out = await downloadedRows(server, manager, '/shelf/export', query)
  expect(out.rows.map((row) => row.slice(0, 3))).toEqual([
    ['货架号', 'width', 'since'],
    ['00A', '1.25', '2026-03-01'],
    ['00B', '', ''],
  ])
  const again = await checkFile(server, manager, rows, { path: '/shelf', site: '2' })
  expect(again).toMatchObject({ unchanged: 2, wrong: 0 })
  const elsewhere = await checkFile(server, manager, rows, { path: '/shelf', site: '9' })
  expect(elsewhere.errcode).toBe(4032)
})
