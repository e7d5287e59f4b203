import type { ReactNode } from 'react'
import type { OwnedPart } from '#src/kit/base/registry/compose.ts'
import { Part } from './Part.tsx'
import { useRegistry } from '#src/kit/base/registry/registryContext.ts'
import type { SlotExtension, Slot } from '#src/kit/base/plugin/slot.ts'
import { mayOf, useSubject } from '#src/kit/base/person/subject.ts'

/**
 * Renders the extensions of a slot, in order, each in its own boundary and only for users who may see it:
 * `<SlotExtensions slot={shopTabs} props={{ storeId }} />`.
 */
export const SlotExtensions = <Props extends object>({
  slot,
  props,
  fallback = null,
}: SlotExtensionsProps<Props>) =>
  useSlotExtensions(slot).map((extension) => (
    <SlotPart
      key={`${extension.plugin.id}.${extension.id}`}
      extension={extension}
      props={props}
      fallback={fallback}
    />
  ))

interface SlotExtensionsProps<Props extends object> {
  slot: Slot<Props>
  props: Props
  /** Shown while an extension loads. */
  fallback?: ReactNode
}

/**
 * Returns the extensions of a slot that the user may see, for screens that show one at a time, such as tabs.
 */
export function useSlotExtensions<Props extends object>({
  id,
}: Slot<Props>): readonly OwnedPart<SlotExtension>[] {
  const { composition } = useRegistry()
  const subject = useSubject()
  return (composition.extensions.get(id) ?? []).filter(({ can }) => mayOf(subject, can))
}

/** Renders one extension. It is fetched when rendered, and contains its own failures. */
export const SlotPart = <Props extends object>({
  extension,
  props,
  fallback = null,
}: SlotPartProps<Props>) => (
  <Part
    plugin={extension.plugin}
    contribution={`${extension.slot} ${extension.id}`}
    load={extension.load}
    can={extension.can}
    refused={null}
    props={props}
    fallback={fallback}
  />
)

interface SlotPartProps<Props extends object> {
  extension: OwnedPart<SlotExtension>
  props: Props
  fallback?: ReactNode
}
