import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

/** A Chromium without windows: the same engine, and a page opens in it in a third of the time. */
const shell = "chromium-headless-shell";
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

/** @param {string[]} names */
function installed(names) {
	const folders = (process.env.PATH ?? "").split(delimiter);
	return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * A Chromium on this machine: CHROMIUM_PATH, else Playwright's own, else an installed one.
 * @returns {string | undefined}
 */
export function findChromium() {
	const named = process.env.CHROMIUM_PATH;
	if (named) return named;
	return [playwrightOwn(), ...installed(commands), ...places].find(isProgram);
}

/**
 * What tests drive: a Chromium without windows where one is installed, else any.
 * @returns {string | undefined}
 */
export function findHeadlessChromium() {
	if (process.env.CHROMIUM_PATH) return findChromium();
	return installed([shell]).find(isProgram) ?? findChromium();
}
