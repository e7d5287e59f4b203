/**
 * The errors that plugins bring. A plugin's contract file adds its own:
 * `declare module '#contract/pluginErrors.ts' { interface PluginErrors { 'parking.full': true } }`.
 */
export interface PluginErrors {}
