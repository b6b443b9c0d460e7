import "./boot/entryTasks"
import { begin } from "./boot/loadApp"

void begin()
