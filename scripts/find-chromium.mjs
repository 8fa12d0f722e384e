import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

const commands = [
	"chromium",
	"chromium-browser",
	"google-chrome-stable",
	"google-chrome",
	"chrome",
];

const places = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @param {string} path */
function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** The browser that Playwright downloaded for itself, if it is there. */
function playwrightOwn() {
	try {
		const require = createRequire(import.meta.url);
		return require("playwright").chromium.executablePath();
	} catch {
		return "";
	}
}

/**
 * A Chromium on this machine: CHROMIUM_PATH, else Playwright's own, else an installed one.
 * @returns {string | undefined}
 */
export function findChromium() {
	const folders = (process.env.PATH ?? "").split(delimiter);
	const installed = commands.flatMap((command) =>
		folders.map((folder) => join(folder, command)),
	);
	const named = process.env.CHROMIUM_PATH;
	if (named) return named;
	return [playwrightOwn(), ...installed, ...places].find(isProgram);
}
