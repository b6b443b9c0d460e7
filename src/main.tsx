import "./startup/early"
import { begin } from "./startup/begin"

void begin()
