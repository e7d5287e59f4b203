import type { TotalColumn } from '#src/kit/table/TotalColumn.ts'

const label = (name: string): string => `System.status.${name}`

export const statementColumns: readonly TotalColumn[] = [
  { source: 'sql', label: label('statement'), kind: 'text' },
  { source: 'count', label: label('count'), kind: 'count' },
  { source: 'longest', label: label('longest'), kind: 'count' },
  { source: 'last_at', label: label('last_at'), kind: 'moment' },
]

export const callColumns: readonly TotalColumn[] = [
  { source: 'route', label: label('route'), kind: 'text' },
  { source: 'errcode', label: label('errcode'), kind: 'text' },
  { source: 'count', label: label('count'), kind: 'count' },
  { source: 'last_at', label: label('last_at'), kind: 'moment' },
  { source: 'request_id', label: label('request_id'), kind: 'text' },
]
