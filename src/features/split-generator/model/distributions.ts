/** The complementary error function for z ≥ 0, to about 14 digits. */
function erfc(z: number): number {
  const density = Math.exp(-z * z) / Math.sqrt(Math.PI)
  if (z < 2) {
    // The series of DLMF 7.6.2.
    let term = z
    let sum = z
    for (let n = 1; n < 60; n += 1) {
      term *= (2 * z * z) / (2 * n + 1)
      sum += term
    }
    return 1 - 2 * density * sum
  }
  // The continued fraction of DLMF 7.9.3, from its end.
  let fraction = z
  for (let k = 80; k > 0; k -= 1) fraction = z + k / 2 / fraction
  return density / fraction
}

/**
 * The probability that a chi-squared variable exceeds a value: Q(df/2, x/2), by the recurrence of the incomplete gamma
 * function (DLMF 8.8.6) from Q(1/2, y) = erfc(√y) or Q(1, y) = exp(-y).
 * @param x at least 0
 * @param degrees of freedom, a whole number from 1
 */
export function chiSquaredSurvival(x: number, degrees: number): number {
  const y = x / 2
  const isOdd = degrees % 2 === 1
  let shape = isOdd ? 0.5 : 1
  let survival = isOdd ? erfc(Math.sqrt(y)) : Math.exp(-y)
  // y^shape · exp(-y) / Γ(shape + 1)
  let step = isOdd ? 2 * Math.sqrt(y / Math.PI) * Math.exp(-y) : y * Math.exp(-y)
  for (; shape < degrees / 2; shape += 1) {
    survival += step
    step *= y / (shape + 1)
  }
  return survival
}

/**
 * The value below which a standard normal variable lies with a given probability, found by bisection.
 * @param probability between 0 and 1
 */
export function normalQuantile(probability: number): number {
  if (probability < 0.5) return -normalQuantile(1 - probability)
  let low = 0
  let high = 40
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2
    if (erfc(middle / Math.SQRT2) / 2 > 1 - probability) low = middle
    else high = middle
  }
  return low
}
