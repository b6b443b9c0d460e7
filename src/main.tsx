import "./startup/early"
import { start } from "./startup/startup"

void start()
