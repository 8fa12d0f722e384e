import { spawnSync } from "node:child_process";

/** Whether a program is there to be run. @param {string} program @returns {boolean} */
export function isInstalled(program) {
	return spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
}
