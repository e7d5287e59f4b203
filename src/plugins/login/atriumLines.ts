/** A point of the drawing, in its own units. */
type Point = readonly [x: number, y: number]

/** The size of the drawing; it is cut at the sides to fill its half of the page. */
export const width = 800
export const height = 900

/** The edges of storeys and bays. Only their proportions matter; they have no unit. The eye is on the second floor. */
const storeys = [0, 0.52, 1.04, 1.56, 2.08]
const bays = [0.78, 1.05, 1.42, 1.92, 2.6, 3.5]
const [near, far] = [bays[0] ?? 1, bays.at(-1) ?? 1]
const [eaves, ridge] = [2.08, 2.5]
const gallery = 0.8

/** One point of the building in central perspective: right, up, away from the eye. */
function project(x: number, y: number, z: number): Point {
  const scale = 560 / z
  return [round(width / 2 + x * scale), round(430 - (y - 1.12) * scale)]
}

/** Shop windows on both sides, bay by bay from far to near: they light up at random. */
export const windows: readonly string[] = [-1, 1].flatMap((side) =>
  pairs(bays).flatMap(([front, back]) =>
    pairs(storeys).map(([floor, ceiling]) => {
      const [z1, z2] = [front + (back - front) * 0.14, back - (back - front) * 0.14]
      const [y1, y2] = [floor + 0.07, ceiling - 0.15]
      return area(project(side, y1, z1), project(side, y2, z1), project(side, y2, z2), project(side, y1, z2))
    }),
  ),
)

/** The glazed end wall, in panes. */
export const panes: readonly string[] = pairs([-1, -0.6, -0.2, 0.2, 0.6, 1]).flatMap(([x1, x2]) =>
  pairs(storeys).map(([y1, y2]) =>
    area(project(x1, y1, far), project(x2, y1, far), project(x2, y2, far), project(x1, y2, far)),
  ),
)

/** Galleries along both sides: the walking floors, seen from above or below. */
const galleries = [-1, 1].flatMap((side) =>
  storeys
    .slice(1, -1)
    .map((y) =>
      area(
        project(side, y, near),
        project(side * gallery, y, near),
        project(side * gallery, y, far),
        project(side, y, far),
      ),
    ),
)

/**
 * Edges and rails of the galleries, which meet across the end wall: the bright lines that lead into the
 * depth.
 */
const rails = storeys
  .slice(1, -1)
  .flatMap((floor) =>
    [floor, floor + 0.14].map((y) =>
      line(
        project(-gallery, y, near),
        project(-gallery, y, far),
        project(gallery, y, far),
        project(gallery, y, near),
      ),
    ),
  )

/** Where walls meet floor and roof. */
const edges = [-1, 1].flatMap((side) =>
  [0, eaves].map((y) => line(project(side, y, near), project(side, y, far))),
)

/** Columns, and above each pair the rib of the roof. */
const ribs = bays.map((z) =>
  line(
    project(-1, 0, z),
    project(-1, eaves, z),
    project(0, ridge, z),
    project(1, eaves, z),
    project(1, 0, z),
  ),
)

/** Bars of the glass roof from rib to rib. */
const purlins = [-0.66, -0.33, 0, 0.33, 0.66].map((x) => {
  const y = ridge - (ridge - eaves) * Math.abs(x)
  return line(project(x, y, near), project(x, y, far))
})

/** Joints of the floor. */
const joints = [
  ...[-0.6, -0.2, 0.2, 0.6].map((x) => line(project(x, 0, near), project(x, 0, far))),
  ...bays.map((z) => line(project(-1, 0, z), project(1, 0, z))),
]

/** Two escalators across the hall, up to the right and on to the left, each with its handrail. */
export const escalators: readonly { readonly body: string; readonly rail: string }[] = [
  { from: -0.62, to: 0.34, floor: 0, z: 2.3 },
  { from: 0.62, to: -0.34, floor: 0.52, z: 2.85 },
].map(({ from, to, floor, z }) => {
  const ahead = Math.sign(to - from) * 0.16
  const path = (up: number) =>
    [
      [from - ahead, floor + up],
      [from, floor + up],
      [to, floor + 0.52 + up],
      [to + ahead * 1.4, floor + 0.52 + up],
    ] as const
  const at = (up: number) => path(up).map(([x, y]) => project(x, y, z))
  return { body: area(...at(-0.05), ...at(0.03).toReversed()), rail: line(...at(0.15)) }
})

/** Daylight falling through the roof onto the floor, in three layers for a soft edge. */
export const light: readonly string[] = [0.5, 0.38, 0.26].map((x) =>
  area(
    project(-x * 0.4, ridge, 2.2),
    project(x * 0.4, ridge, 2.2),
    project(x * 1.7, 0, 1.25),
    project(-x * 1.7, 0, 1.25),
  ),
)

/** The end wall with its gable. */
const gable = line(project(-1, eaves, far), project(0, ridge, far), project(1, eaves, far))

/** The floors of the galleries, and all lines by how bright they are. */
export const floors = galleries.join('')
export const bright = rails.join('')
export const fine = [...ribs, ...edges, gable].join('')
export const faint = [...joints, ...purlins].join('')

function pairs(values: readonly number[]): (readonly [number, number])[] {
  return values.slice(1).map((value, index) => [values[index] ?? value, value] as const)
}

function line(...points: Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
}

function area(...points: Point[]): string {
  return `${line(...points)}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
