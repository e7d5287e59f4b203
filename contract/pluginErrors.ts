/**
 * The errors that plugins add. A plugin's contract file declares its own: `declare module
 * '#contract/pluginErrors.ts' { interface PluginErrors { 'parking.full': true } }`.
 */
export interface PluginErrors {}
