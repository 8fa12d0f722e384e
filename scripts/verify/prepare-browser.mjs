import { spawnSync } from "node:child_process";
import { findChromium, findHeadlessChromium } from "../find-chromium.mjs";

const downloadMsMax = 5 * 60_000;
const fonts = ["fonts-noto-cjk", "fonts-noto-core"];

/** @param {string} program @param {...string} args */
function succeeds(program, ...args) {
	const { status } = spawnSync(program, args, {
		stdio: "ignore",
		timeout: downloadMsMax,
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
	return status === 0;
}

const mayInstall = process.getuid?.() === 0;

/** @param {string[]} packages */
function installByApt(packages) {
	if (!mayInstall || !succeeds("apt-get", "--version")) return false;
	succeeds("apt-get", "update", "-q");
	return succeeds(
		"apt-get",
		"install",
		"-y",
		"-q",
		"--no-install-recommends",
		...packages,
	);
}

function hasChineseFont() {
	const listed = spawnSync("fc-list", [":lang=zh", "family"], {
		encoding: "utf8",
	});
	return listed.error !== undefined || listed.stdout.trim() !== "";
}

/** An installed Chromium, else Playwright's own, else the system's package; a lighter one and fonts only where a machine is ours to set up. */
export function prepareBrowser() {
	if (process.env.CI && findHeadlessChromium() === findChromium())
		installByApt(["chromium-headless-shell"]);
	if (!findHeadlessChromium()) {
		console.log("     no Chromium here: fetching one");
		const withLibraries = mayInstall ? ["--with-deps"] : [];
		if (!succeeds("npx", "playwright", "install", ...withLibraries, "chromium"))
			installByApt(["chromium", ...fonts]);
	}
	if (process.env.CI && !hasChineseFont()) installByApt(fonts);
	const chromium = findHeadlessChromium();
	if (!chromium)
		console.log(
			"     no Chromium found: install one, or name it in CHROMIUM_PATH",
		);
	return chromium;
}
