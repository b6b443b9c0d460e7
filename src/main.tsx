import "./boot/early"
import { begin } from "./boot/begin"

void begin()
