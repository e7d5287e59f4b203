import type { ReactNode } from 'react'
import type { Owned } from './compose.ts'
import { Part } from './Part.tsx'
import { useRegistry } from './registryContext.ts'
import type { Fill, Slot } from './slot.ts'
import { mayOf, useSubject } from './subject.ts'

/**
 * Everything that plugins put into a slot, in order, each within its own boundary and only for those who may see it:
 * `<SlotFills slot={shopTabs} props={{ storeId }} />`.
 */
export const SlotFills = <Props extends object>({ slot, props, fallback = null }: SlotFillsProps<Props>) =>
  useFills(slot).map((fill) => (
    <SlotFill key={`${fill.plugin.id}.${fill.id}`} fill={fill} props={props} fallback={fallback} />
  ))

interface SlotFillsProps<Props extends object> {
  slot: Slot<Props>
  props: Props
  /** Stands in place of a fill until it has come. */
  fallback?: ReactNode
}

/** The fills of a slot that the person may see, for screens that draw one at a time, as tabs do. */
export function useFills<Props extends object>({ id }: Slot<Props>): readonly Owned<Fill>[] {
  const { composition } = useRegistry()
  const subject = useSubject()
  return (composition.fills.get(id) ?? []).filter(({ can }) => mayOf(subject, can))
}

/** One fill, fetched when it is drawn; what fails in it stays in it. */
export const SlotFill = <Props extends object>({ fill, props, fallback = null }: SlotFillProps<Props>) => (
  <Part
    plugin={fill.plugin}
    contribution={`${fill.slot} ${fill.id}`}
    load={fill.load}
    can={fill.can}
    refused={null}
    props={props}
    fallback={fallback}
  />
)

interface SlotFillProps<Props extends object> {
  fill: Owned<Fill>
  props: Props
  fallback?: ReactNode
}
