import { expect, it } from 'vitest'
import brandDB from '#src/plugins/brandDB/plugin.ts'
import { downloadedRows } from '#tests/support/importFile.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// A resource is called the same wherever people meet it: on screens, in files, in the description of the API.

const server = await serverForTests()

it('a column of companies has the same name on the screen and in a file', async () => {
  const { messages } = (await brandDB.messages?.zh_CN()) ?? {}
  expect(messages).toMatchObject({
    'resources.brandDB/company': {
      fields: { registered_capital: '注册资本', status: '状态' },
      choices: { status: { active: '正常' } },
    },
  })
  const editor = await server.as('brand.editor')
  const columns = 'registered_capital,status'
  const { rows } = await downloadedRows(server, editor, '/bdcompany/export', { format: 'csv', columns })
  expect(rows[0]?.slice(0, 2)).toEqual(['注册资本', '状态'])
  expect(rows.slice(1).map((row) => row[1])).toContain('正常')
})

it('the API describes a field of companies to its readers under the English name on the screen', async () => {
  const { messages } = (await brandDB.messages?.en_US()) ?? {}
  expect(messages).toMatchObject({
    'resources.brandDB/company': {
      fields: { registered_capital: 'Registered capital', classification_id: 'Classification' },
    },
  })
  const { components, paths } = await (await fetch(`${server.url}/api/v1/openapi.json`)).json()
  expect(components.schemas.company.properties).toMatchObject({
    registered_capital: { description: 'Registered capital.' },
    classification_id: { description: 'Classification. The `_id` of company_classification.' },
  })
  expect(paths['/bdcompany'].post.requestBody.content['application/json'].schema.properties).toMatchObject({
    registered_capital: { description: 'Registered capital.' },
  })
})

it('an export leaves a value with an inner structure out of a file, though the screen has a name for it', async () => {
  const editor = await server.as('brand.editor')
  const { rows } = await downloadedRows(server, editor, '/bdstore/export', { format: 'csv', site: '8' })
  expect(rows[0]).toContain('铺位号')
  expect(rows[0]).not.toContain('租户')
})
