/** The preference that switches keyboard shortcuts of a single character off, with the value `false`. */
export const keysPreference = 'shell/keys'
