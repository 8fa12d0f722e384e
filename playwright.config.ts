import { defineConfig } from "@playwright/test";
import { shops } from "./e2e/support/shops";
import { findChromium } from "./scripts/find-chromium.mjs";

const isContinuousIntegration = Boolean(process.env.CI);

export default defineConfig({
	testDir: "e2e",
	fullyParallel: true,
	workers: 2,
	forbidOnly: isContinuousIntegration,
	timeout: 60_000,
	reporter: isContinuousIntegration ? "dot" : "list",
	use: {
		launchOptions: {
			executablePath: findChromium(),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
		trace: "retain-on-failure",
	},
	projects: shops.map(({ name, origin, only, not }) => ({
		name,
		use: { baseURL: origin },
		...(only && { testMatch: only }),
		...(not && { testIgnore: not }),
	})),
	webServer: shops.flatMap(({ servers }) => servers),
});
