import { PlainError } from './plainError.js'

/** PostgreSQL truncates names after 63 letters, and names of indexes begin with the table's name. */
const longestTable = 48

/**
 * The names of a resource of an area in the places where it appears.
 *
 * @param {string} area the plugin's id, such as `parking`, or nothing for a resource of the console itself
 * @param {string} resource such as `lot`
 */
export function nounNames(area, noun) {
  // RM gives rmTour, not rMTour.
  const name = area ? lowerStart(area) + upperFirst(noun) : noun
  const table = snake(name)
  if (table.length > longestTable) {
    throw new PlainError(
      `Its table would be ${table}, of ${table.length} letters. ` +
        `Choose shorter names: at most ${longestTable}.`,
    )
  }
  return {
    area,
    noun,
    /** Its name among the resources of all areas: `parkingLot`. */
    name,
    /** Its name within its area: `lot`, if that can be the name of a constant. */
    short: notAName.includes(noun) ? name : noun,
    /** Its table: `parking_lot`. */
    table,
    /** Its path in the API. */
    path: area ? `/${area}/${noun}` : `/${noun}`,
    /** The text that users see until somebody writes a better one. */
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

/**
 * The usual English plural: Lots, Companies, Boxes.
 *
 * @param {string} title
 */
export const plural = (title) =>
  /[^aeiou]y$/.test(title) ? `${title.slice(0, -1)}ies` : title + (/(s|x|z|ch|sh)$/.test(title) ? 'es' : 's')

/**
 * brandDBHoliday as brand_db_holiday.
 *
 * @param {string} text
 */
export const snake = (text) =>
  text
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()

/** @param {string} text */
export const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** @param {string} text */
const lowerStart = (text) =>
  text.replace(/^[A-Z]+(?=[A-Z][a-z]|$|[0-9])|^[A-Z]/, (start) => start.toLowerCase())

/** Names that JavaScript or the generated files reserve. */
const notAName =
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends
  false finally for function if implements import in instanceof interface let new null package private protected public
  return static super switch this throw true try typeof undefined var void while with yield
  codes resource screen text title words`.split(/\s+/)
