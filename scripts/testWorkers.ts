import { availableParallelism } from "node:os"

/** How many tests run beside each other. They wait for pages part of their time: one more than there are cores. */
export const testWorkers = Math.min(3, availableParallelism() + 1)
