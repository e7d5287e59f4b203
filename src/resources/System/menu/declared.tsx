import type { ComponentType } from 'react'
import type { menu } from '#contract/common/menu.ts'
import { Input } from '#src/kit/form/input/Input.tsx'
import { ReadOnly } from '#src/kit/form/input/ReadOnly.tsx'
import { useRecord, type ShownRecord } from '#src/kit/base/resource/useRecord.ts'

/** Whether an area declares an entry, so that it stays and leads where the area wants. */
export const isDeclared = ({ declared_as, undeclared_at }: ShownRecord<typeof menu>): boolean =>
  typeof declared_as === 'string' && (undeclared_at ?? null) === null

/** The input of a field, but for entries that areas declare: those only show it. */
export const unlessDeclared = (source: string, Own?: ComponentType) =>
  function DeclaredInput() {
    const record = useRecord<typeof menu>()
    if (record && isDeclared(record)) return <ReadOnly source={source} />
    return Own ? <Own /> : <Input source={source} />
  }
