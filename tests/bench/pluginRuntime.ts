// What plugins cost a console that has none: all that fetches, checks, composes and draws them. Each name is one that the
// console itself calls; what is not reached from here is fetched when it is asked for, or belongs to others. Nothing runs
// this file: `runtimeSize` bundles it.

import { actingPart } from '#src/kit/actingPart.ts'
import { routesOf } from '#src/kit/compose.ts'
import { definePlugin, page } from '#src/kit/definePlugin.ts'
import { defineResource, ruleOfScreen, screenKinds } from '#src/kit/defineResource.ts'
import { Part } from '#src/kit/Part.tsx'
import { readOffRules } from '#contract/pluginsOff.ts'
import { compositionFor } from '#src/kit/registry/activity.ts'
import { RegistryContext } from '#src/kit/registryContext.ts'
import { screensOf } from '#src/kit/screensOf.ts'
import { defineSlot, extendSlot } from '#src/kit/slot.ts'
import { SlotPart, SlotExtensions, useSlotExtensions } from '#src/kit/SlotExtensions.tsx'
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
