/**
 * What a noun of an area is called in the places where it appears.
 *
 * @param {string} area the plugin's id, such as `parking`, or nothing for a noun of the console's own
 * @param {string} noun such as `lot`
 */
export function nounNames(area, noun) {
  // RM gives rmTour, not rMTour.
  const name = area ? lowerStart(area) + upperFirst(noun) : noun
  return {
    area,
    noun,
    /** The contract's constant: `parkingLot`. */
    name,
    /** Its table: `parking_lot`. */
    table: name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase(),
    /** Its path on the wire. */
    path: area ? `/${area}/${noun}` : `/${noun}`,
    /** What people read until somebody writes it. */
    title: readable(noun),
  }
}

/**
 * customerService as Customer service; RM stays RM.
 *
 * @param {string} text
 */
export const readable = (text) =>
  upperFirst(text.replace(/([a-z0-9])([A-Z])(?=[a-z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`))

/** @param {string} text */
export const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** @param {string} text */
export const lowerStart = (text) =>
  text.replace(/^[A-Z]+(?=[A-Z][a-z]|$|[0-9])|^[A-Z]/, (start) => start.toLowerCase())
