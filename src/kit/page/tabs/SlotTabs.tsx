import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocation } from 'react-router-dom'
import type { OwnedPart } from '#src/kit/base/registry/compose.ts'
import type { Slot, SlotExtension } from '#src/kit/base/plugin/slot.ts'
import { SlotPart, useSlotExtensions } from '#src/kit/page/part/SlotExtensions.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { usePluginTexts } from '#src/kit/base/registry/usePluginTexts.ts'
import { TabBar } from './TabBar.tsx'

interface SlotTabsProps<Props extends object> {
  /** The slot that other plugins extend. The `label` of an extension is the name of its tab. */
  readonly slot: Slot<Props>
  /** What the component of a tab receives. */
  readonly props: Props
  /** The name of the tab bar, in the user's language. */
  readonly label: string
  /** The page's own first tab: its name, in the user's language, and its content. */
  readonly first: { readonly label: string; readonly content: ReactNode }
}

/**
 * The extensions of a slot as tabs: `<SlotTabs slot={shopTabs} props={{ storeId }} label={…} first={…} />`.
 * Users see the tabs that they have the right to. A tab is fetched when it is opened, and contains its own
 * failures. The open tab is in the address (`tab=<plugin>.<id>`), so that it can be linked to and returned to.
 */
export function SlotTabs<Props extends object>({ slot, props, label, first }: SlotTabsProps<Props>) {
  const translate = useTranslate()
  const extensions = useSlotExtensions(slot)
  const hasTexts = usePluginTexts(extensions.map(({ plugin }) => plugin.id))
  const { pathname, search } = useLocation()
  const key = new URLSearchParams(search).get(parameter)
  const open = extensions.find((extension) => keyOf(extension) === key)
  const addressOf = (tab: string | null) => {
    const params = new URLSearchParams(search)
    if (tab === null) params.delete(parameter)
    else params.set(parameter, tab)
    return `${pathname}?${params.toString()}`
  }
  const tabs = [
    { key: '', text: first.label, to: addressOf(null) },
    ...(hasTexts ? extensions : []).map((extension) => ({
      key: keyOf(extension),
      text: translate(extension.label ?? '', { _: extension.label ?? extension.plugin.id }),
      to: addressOf(keyOf(extension)),
    })),
  ]
  return (
    <div className="stack start shrink gap-16">
      <TabBar label={label} tabs={tabs} open={open ? keyOf(open) : ''} />
      {open ? (
        <SlotPart key={key} extension={open} props={props} fallback={<RecordSkeleton />} />
      ) : (
        first.content
      )}
    </div>
  )
}

const parameter = 'tab'

/** Two plugins can have tabs with the same id. */
const keyOf = ({ plugin, id }: OwnedPart<SlotExtension>): string => `${plugin.id}.${id}`
