import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'
import type { Owned } from './compose.ts'
import { useRegistry, type Registry } from './registryContext.ts'
import type { Fill, FillLoader, Slot } from './slot.ts'
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
export function SlotFill<Props extends object>({ fill, props, fallback = null }: SlotFillProps<Props>) {
  const registry = useRegistry()
  const [Content, setContent] = useState(() => lazyOf(fill, registry))
  return (
    <Boundary
      plugin={fill.plugin}
      contribution={`${fill.slot} ${fill.id}`}
      onRetry={() => {
        lazies.delete(fill.load)
        setContent(lazyOf(fill, registry))
      }}
    >
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    </Boundary>
  )
}

interface SlotFillProps<Props extends object> {
  fill: Owned<Fill>
  props: Props
  fallback?: ReactNode
}

/** By loader, so that a fill one comes back to is drawn at once. */
const lazies = new WeakMap<FillLoader, ComponentType<object>>()

/** Nothing is fetched before it is drawn; the plugin's texts come along. */
function lazyOf({ load, plugin }: Owned<Fill>, { loadMessages }: Registry): ComponentType<object> {
  const known = lazies.get(load)
  if (known) return known
  const made = lazy(async () => {
    const [content] = await Promise.all([load(), loadMessages(plugin)])
    // What the fill asks for was checked against its slot, by the compiler where it was declared.
    return { default: content as unknown as ComponentType<object> }
  })
  lazies.set(load, made)
  return made
}
