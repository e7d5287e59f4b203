import type { GridColumn, GridEdit, GridHead } from './GridRow.ts'

/** An edited cell as people see it: what is in front of its row, and the heading of its column. */
export function cellName(
  { heads: texts }: Pick<GridEdit, 'heads'>,
  key: string,
  { heads, columns }: { readonly heads: readonly GridHead[]; readonly columns: readonly GridColumn[] },
): string {
  const column = columns.find((one) => one.key === key)
  const heading = [column?.label ?? key, column?.below].filter(Boolean).join(' ')
  return [...texts.slice(0, heads.length).filter(Boolean), heading].join(' · ')
}
