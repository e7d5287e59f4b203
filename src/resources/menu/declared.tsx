import type { ComponentType } from 'react'
import { useRecordContext } from 'react-admin'
import { Input } from '#src/kit/input/Input.tsx'
import { ReadOnly } from '#src/kit/input/ReadOnly.tsx'

/** Whether an area declares an entry, so that it stays and leads where the area wants. */
export const isDeclared = (record: Readonly<Record<string, unknown>>): boolean =>
  typeof record['declared_as'] === 'string' && (record['undeclared_at'] ?? null) === null

/** The input of a field, but for entries that areas declare: those only show it. */
export const unlessDeclared = (source: string, Own?: ComponentType) =>
  function DeclaredInput() {
    const record = useRecordContext()
    if (record && isDeclared(record)) return <ReadOnly source={source} />
    return Own ? <Own /> : <Input source={source} />
  }
