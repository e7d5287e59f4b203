/**
 * Every permission code, `area.object.action` (an area without objects: `area.action`). Each area declares its own, in
 * both halves and to the compiler:
 * `declare module '#contract/permission.ts' { interface PluginPermissions { 'parking.view': true } }`.
 */
export interface PluginPermissions {}

/** A code that some area declares. Rules, roles, menu entries and server handlers name them. */
export type Permission = keyof PluginPermissions
