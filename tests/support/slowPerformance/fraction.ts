/** An exact number: numerator over a positive denominator. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

/** From a decimal such as `-12.50`. */
export function fraction(text: string | number): Fraction {
  const [whole = '0', part = ''] = String(text).split('.')
  return { n: BigInt(whole + part), d: 10n ** BigInt(part.length) }
}

export const zero: Fraction = { n: 0n, d: 1n }
export const plus = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.d + b.n * a.d, a.d * b.d)
export const minus = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.d - b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.n, a.d * b.d)
export const over = (a: Fraction, b: Fraction): Fraction =>
  b.n < 0n ? reduced(-a.n * b.d, a.d * -b.n) : reduced(a.n * b.d, a.d * b.n)
export const compare = (a: Fraction, b: Fraction): number =>
  Number(a.n * b.d - b.n * a.d > 0n) - Number(a.n * b.d - b.n * a.d < 0n)
export const larger = (a: Fraction, b: Fraction): Fraction => (compare(a, b) >= 0 ? a : b)
export const smaller = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b)
export const sumOf = (list: readonly Fraction[]): Fraction => list.reduce(plus, zero)

/** Rounded half away from zero. */
export function rounded({ n, d }: Fraction, places: number): Fraction {
  const scale = 10n ** BigInt(places)
  const size = (n < 0n ? -n : n) * scale
  const whole = (size * 2n + d) / (2n * d)
  return { n: n < 0n ? -whole : whole, d: scale }
}

/** As a number, for comparison with what the database returns. */
export const numberOf = (value: Fraction | null): number | null => value && Number(value.n) / Number(value.d)

/** Divides an amount in proportion to weights, to the cent, so that the parts add up to it. */
export function divide(amount: Fraction, weights: readonly Fraction[], places = 2): Fraction[] {
  const whole = sumOf(weights)
  if (compare(whole, zero) <= 0) return weights.map((_, index) => (index === 0 ? amount : zero))
  let soFar = zero
  return weights.map((weight) => {
    const start = rounded(over(times(amount, soFar), whole), places)
    soFar = plus(soFar, weight)
    return minus(rounded(over(times(amount, soFar), whole), places), start)
  })
}

function reduced(n: bigint, d: bigint): Fraction {
  let [a, b] = [n < 0n ? -n : n, d]
  while (b > 0n) [a, b] = [b, a % b]
  return a > 1n ? { n: n / a, d: d / a } : { n, d }
}
