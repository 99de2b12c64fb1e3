/** Whether two things are written alike: what a proof compares is data and nothing else. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
