// `atrium/kit`, for the author of a manifest: everything needed to declare a plugin. Every visitor fetches
// every manifest, so nothing here draws or fetches anything. The parts of screens are in `atrium/screens`.

export { definePlugin, page } from '#src/kit/definePlugin.ts'
export { defineResource } from '#src/kit/defineResource.ts'
export { messagesOf, nounWords } from '#src/kit/messagesOf.ts'
export { nounsOf, plainResource } from '#src/kit/nounsOf.ts'
export { screensOf } from '#src/kit/screensOf.ts'
export { defineSlot, extend, extendSlot } from '#src/kit/slot.ts'
export {
  brandSections,
  dashboardCards,
  groupCards,
  pageNotices,
  reportEntries,
  shopCards,
  shopTabs,
  storeSections,
  workspaceCards,
} from '#src/kit/slots.ts'

export type { LocalText } from '#contract/localText.ts'
export type { MenuHint, PluginPage, Plugin, SettingsSchema } from '#src/kit/definePlugin.ts'
export type { ResourceDefinition, ScreenLoader } from '#src/kit/defineResource.ts'
export type { SlotExtension, ExtensionLoader, Slot } from '#src/kit/slot.ts'
export type { Locale } from '#src/providers/locale.ts'
export type { MessageLoaders, Messages } from '#src/providers/messageSource.ts'
