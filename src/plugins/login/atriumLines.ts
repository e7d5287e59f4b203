/** A point of the drawing, in its own units. */
type Point = readonly [x: number, y: number]

/** The size of the drawing; it is cut at the sides to fill its half of the page. */
export const width = 800
export const height = 900

/** The edges of storeys and bays: metres are not meant, only proportions. The eye stands on the second floor. */
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
export const galleries: readonly string[] = [-1, 1].flatMap((side) =>
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

/** Edges and rails of the galleries: the bright lines that lead into the depth. */
export const rails: readonly string[] = [-1, 1].flatMap((side) =>
  storeys
    .slice(1, -1)
    .flatMap((y) =>
      [y, y + 0.14].map((up) => line(project(side * gallery, up, near), project(side * gallery, up, far))),
    ),
)

/** Where walls meet floor and roof. */
export const edges: readonly string[] = [-1, 1].flatMap((side) =>
  [0, eaves].map((y) => line(project(side, y, near), project(side, y, far))),
)

/** Columns, and above each pair the rib of the roof. */
export const ribs: readonly string[] = bays.map((z) =>
  line(
    project(-1, 0, z),
    project(-1, eaves, z),
    project(0, ridge, z),
    project(1, eaves, z),
    project(1, 0, z),
  ),
)

/** Bars of the glass roof from rib to rib. */
export const purlins: readonly string[] = [-0.66, -0.33, 0, 0.33, 0.66].map((x) => {
  const y = ridge - (ridge - eaves) * Math.abs(x)
  return line(project(x, y, near), project(x, y, far))
})

/** Joints of the floor. */
export const joints: readonly string[] = [
  ...[-0.6, -0.2, 0.2, 0.6].map((x) => line(project(x, 0, near), project(x, 0, far))),
  ...bays.map((z) => line(project(-1, 0, z), project(1, 0, z))),
]

/** An escalator from the ground to the first floor. */
export const escalator: readonly string[] = [0, 0.13].flatMap((up) =>
  [0.02, 0.2].map((x) =>
    line(project(x, up, 1.5), project(x, up, 1.62), project(x, 0.52 + up, 2.75), project(x, 0.52 + up, 2.95)),
  ),
)

/** Daylight falling through the roof onto the floor. */
export const light = area(
  project(-0.34, ridge, 2),
  project(0.34, ridge, 2),
  project(0.8, 0, 1.1),
  project(-0.8, 0, 1.1),
)

/** The end wall with its gable. */
export const gable = line(project(-1, eaves, far), project(0, ridge, far), project(1, eaves, far))

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
