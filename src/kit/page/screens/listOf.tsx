import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { signedIn } from '#contract/access.ts'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import { orderOf } from '#src/kit/base/resource/contractOf.ts'
import { ExportButton } from '#src/kit/page/export/ExportButton.tsx'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import { NoValue } from '#src/kit/value/field/NoValue.tsx'
import { NameField } from '#src/kit/value/field/NameField.tsx'
import { ImportButton } from '#src/kit/page/import/ImportButton.tsx'
import { listsWithFirstRows } from '#src/kit/table/list/firstRows.ts'
import { ListPage } from '#src/kit/table/list/ListPage.tsx'
import type { Column } from '#src/kit/base/resource/Column.ts'
import { useCan } from '#src/kit/base/person/subject.ts'
import { Table } from '#src/kit/table/Table.tsx'
import { FieldFacts } from './FieldSections.tsx'
import type { ScreenParts } from './ScreenParts.ts'
import { defaultColumns, filtersOf, isLocalName, pageFields } from './screenDefaults.ts'

/** Fetched only by users who chose it. */
const Board = lazy(async () => ({ default: (await import('#src/kit/page/board/Board.tsx')).Board }))

/**
 * The list of a resource alone, from the same data as `resourceScreens`: an area that keeps its lists in a module of their
 * own opens them without the code of pages and forms. Give it to `resourceScreens` as `list`.
 */
export function listOf<R extends Resource>(contract: R, given: ScreenParts<NoInfer<R>> = {}): ComponentType {
  // The names of fields are checked here; inside they are texts.
  const parts = given as ScreenParts
  const { filters = filtersOf(contract), more = [], sort = orderOf(contract), page, table, board } = parts
  const usePage = typeof page === 'function' ? page : () => page
  const columns = columnsOf(contract, parts)
  const tableIs = { columns, hasCards: table?.card !== undefined }
  const preview = previewOf(contract, parts)
  const rule = parts.selects ?? (contract.exports && signedIn)
  function List() {
    const selects = useCan(rule)
    const options = usePage()
    return (
      <ListPage
        filters={filters}
        more={more}
        sort={sort}
        tableIs={tableIs}
        exporter={contract.exports && <ExportButton />}
        actions={contract.imports && <ImportButton />}
        emptyAction={contract.imports && <ImportButton />}
        board={
          board && (
            <Suspense>
              <Board {...board} />
            </Suspense>
          )
        }
        {...options}
      >
        <Table columns={columns} selectable={selects} preview={preview} {...table} />
      </ListPage>
    )
  }
  // What a hook returns is known when the list is rendered.
  if (typeof page !== 'function') listsWithFirstRows.set(List, { contract, sort, filter: page?.filter ?? {} })
  return List
}

/** Columns with what the contract and the looks say about their fields. */
const columnsOf = (contract: Resource, { columns = defaultColumns(contract), looks = {} }: ScreenParts) =>
  columns.map((item): Column => {
    const column = typeof item === 'string' ? { source: item } : item
    const { as: _, input: __, render, ...look } = looks[column.source] ?? {}
    return {
      ...(isLocalName(contract, column.source) ? { render: nameOf } : {}),
      ...(render
        ? { render: (record) => shown(render, record[column.source], contract.fields[column.source]) }
        : {}),
      ...look,
      ...column,
    }
  })

function shown(
  render: (value: NonNullable<unknown>) => ReactNode,
  value: unknown,
  field: Field | undefined,
): ReactNode {
  if (value !== null && value !== undefined) return render(value)
  return field ? <NoValue field={field} /> : noValue
}

const nameOf: NonNullable<Column['render']> = (record) =>
  record['name'] ? <NameField record={record} /> : noValue

function previewOf(contract: Resource, parts: ScreenParts): ReactNode {
  const { preview, looks = {} } = parts
  const items = preview === true ? pageFields(contract, parts) : preview
  return items && <FieldFacts items={items} looks={looks} />
}
