/** @typedef {ReturnType<typeof import('./nounNames.js').nounNames>} Names */

/**
 * The contract of a noun, without its imports.
 *
 * @param {Names} names
 * @param {string} code what its permission codes begin with
 */
export const contractText = ({ name, table, path, title }, code) => `
/** ${title}. */
export const ${name} = resource({
  name: '${table}',
  path: '${path}',
  fields: { name: text({ required: true }), note: text({ max: 1000 }) },
  search: ['name'],
  can: keptBy('${code}.view', '${code}.edit'),
})
`

/** The SQL of its table.
 *
 * @param {Names} names
 */
export const tableText = ({ table }) => `
  create table ${table} (
    _id text primary key, name text not null, note text,
    search_text text generated always as (lower(name)) stored
  );
  select add_common_columns('${table}');`

/**
 * Its four screens.
 *
 * @param {Names} names
 * @param {{ file: string, prefix: string }} places the contract's file, and what the names of the screens begin with
 */
export const screensText = ({ name }, { file, prefix }) => `
import type { ${name} } from '#contract/${file}.ts'
import { CreatePage } from '#src/kit/form/CreatePage.tsx'
import { EditPage } from '#src/kit/form/EditPage.tsx'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'
import { ListPage } from '#src/kit/list/ListPage.tsx'
import { Facts } from '#src/kit/record/Facts.tsx'
import { Section } from '#src/kit/record/Section.tsx'
import { ShowPage } from '#src/kit/record/ShowPage.tsx'
import { Table } from '#src/kit/table/Table.tsx'

const fields: readonly (keyof typeof ${name}.fields)[] = ['name', 'note']
const table = <Table columns={fields.map((source) => ({ source }))} />
const inputs = fields.map((source) => <Input key={source} source={source} />)
const form = <FormGroup title="ra.message.details">{inputs}</FormGroup>
const facts = <Facts sources={fields} />

export const ${prefix}List = () => <ListPage>{table}</ListPage>
export const ${prefix}Create = () => <CreatePage>{form}</CreatePage>
export const ${prefix}Edit = () => <EditPage>{form}</EditPage>
export const ${prefix}Show = () => <ShowPage>{<Section title="ra.message.details">{facts}</Section>}</ShowPage>
`

/**
 * Its words in three languages.
 *
 * @param {Names} names
 * @param {string} route its name in the console
 */
export const messagesText = ({ title }, route) => `
const words = (name: string, fields: Record<'name' | 'note', string>) => ({
  resources: { '${route}': { name, fields } },
})

export const zh_CN = words('${title}', { name: '名称', note: '备注' })
export const zh_TW = words('${title}', { name: '名稱', note: '備註' })
export const en_US = words('${title} |||| ${title}s', { name: 'Name', note: 'Note' })
`
