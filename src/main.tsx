import { startSite } from "./boot/steps"

void startSite()
