import { playScenario } from "./play"

await playScenario()
