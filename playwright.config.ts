import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { fullOnly } from "./e2e/support/extent";
import { openPort, shops } from "./e2e/support/shops";
import { isFull } from "./gateway/testing/extent";
import { findHeadlessChromium } from "./scripts/find-chromium.mjs";

const isContinuousIntegration = Boolean(process.env.CI);

export default defineConfig({
	testDir: "e2e",
	fullyParallel: true,
	// Stories wait for timers and animations an eighth of their time: one more than there are cores fills it.
	workers: availableParallelism() + 1,
	...(!isFull && { grepInvert: new RegExp(`${fullOnly.tag}\\b`) }),
	forbidOnly: isContinuousIntegration,
	retries: isContinuousIntegration ? 1 : 0,
	// Limits against hanging, not measures: on a shared machine everything may take ten times as long.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	reporter: isContinuousIntegration ? "dot" : "list",
	use: {
		// A worker would answer what stories cut or hold back; those of the worker itself allow it.
		serviceWorkers: "block",
		launchOptions: {
			executablePath: findHeadlessChromium(),
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
		// Of the first try, which a second one would not explain. It costs a tenth of a story: the full run keeps it.
		trace: isFull ? "retain-on-first-failure" : "off",
	},
	projects: [
		...shops.map(({ name, origin, only, not }) => ({
			name,
			use: { baseURL: origin },
			...(only && { testMatch: only }),
			...(not && { testIgnore: not }),
			teardown: "logs",
		})),
		{ name: "logs", testMatch: /logs\.teardown\.ts/ },
	],
	webServer: {
		command: "node --import tsx e2e/support/open-shops.ts",
		url: `http://localhost:${openPort}`,
		timeout: 600_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
	},
});
