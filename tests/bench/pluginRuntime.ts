// What plugins cost a console that has none: all that fetches, checks, composes and draws them. Each name is one that the
// console itself calls; what is not reached from here is fetched when it is asked for, or belongs to others. Nothing runs
// this file: `runtimeSize` bundles it.

import { actingPart } from '#src/kit/page/part/actingPart.ts'
import { routesOf } from '#src/kit/base/registry/compose.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource, ruleOfScreen, screenKinds } from '#src/kit/base/resource/defineResource.ts'
import { Part } from '#src/kit/page/part/Part.tsx'
import { readOffRules } from '#contract/pluginsOff.ts'
import { compositionFor } from '#src/kit/base/registry/activity.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { defineSlot, extendSlot } from '#src/kit/base/plugin/slot.ts'
import { SlotPart, SlotExtensions, useSlotExtensions } from '#src/kit/page/part/SlotExtensions.tsx'
import { loadPlugins } from '#src/app/loadPlugins.ts'

export default [
  actingPart,
  compositionFor,
  definePlugin,
  defineResource,
  defineSlot,
  extendSlot,
  loadPlugins,
  page,
  Part,
  readOffRules,
  RegistryContext,
  routesOf,
  ruleOfScreen,
  screenKinds,
  screensOf,
  SlotPart,
  SlotExtensions,
  useSlotExtensions,
]
