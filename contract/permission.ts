/**
 * Every permission code, `area.object.action` (`area.action` in an area without objects). Each area declares
 * its own codes (`area.ts`), to the compiler too: `declare module '#contract/permission.ts' { interface
 * PluginPermissions { 'parking.view': true } }`.
 */
export interface PluginPermissions {}

/** A permission code that some area declares. Rules, roles, menu entries and server handlers use them. */
export type Permission = keyof PluginPermissions
