/**
 * The main-list departments for departments of the warehouse list (both lists describe the same
 * organisation).
 */
export const departmentAliases: Readonly<Record<string, string>> = {
  65: '11',
  75: '5',
  80: '28',
  62: '17',
  73: '16',
  279: '10',
  78: '22',
  211: '191',
}

/** A department id of either list as its id in the main list. */
export const mainDepartment = (id: string): string =>
  // An id such as `constructor` exists in every object.
  (Object.hasOwn(departmentAliases, id) ? departmentAliases[id] : undefined) ?? id
