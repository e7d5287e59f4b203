// `atrium/kit`, for the author of a manifest: everything needed to declare a plugin. Every visitor fetches
// every manifest, so nothing here draws or fetches anything. The parts of screens are in `atrium/screens`.

export { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
export { mount } from '#src/kit/base/plugin/mount.ts'
export { defineResource } from '#src/kit/base/resource/defineResource.ts'
export { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
export { nounsOf, plainResource } from '#src/kit/page/screens/nounsOf.ts'
export { screensOf } from '#src/kit/base/plugin/screensOf.ts'
export { defineSlot, extend, extendSlot, extendSlots } from '#src/kit/base/plugin/slot.ts'
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
} from '#src/kit/base/plugin/slots.ts'

export type { LocalText } from '#contract/localText.ts'
export type { MenuHint, PluginPage, Plugin, SettingsSchema } from '#src/kit/base/plugin/definePlugin.ts'
export type { AreaParts } from '#src/kit/base/plugin/mount.ts'
export type { Mount } from '#src/kit/base/text/mounted.ts'
export type { ResourceDefinition, ScreenLoader } from '#src/kit/base/resource/defineResource.ts'
export type { SlotExtension, ExtensionLoader, Slot } from '#src/kit/base/plugin/slot.ts'
export type { Locale } from '#src/providers/locale.ts'
export type { MessageLoaders, Messages } from '#src/providers/messageSource.ts'
