import "./boot/entryTasks"
import { loadApp } from "./boot/loadApp"

void loadApp()
