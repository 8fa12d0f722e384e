import { test as base, expect } from "@playwright/test";

/** A page that fails its test when anything reaches the console as an error or a request leaves this machine. */
export const test = base.extend({
	page: async ({ page }, use) => {
		const faults: string[] = [];
		page.on("pageerror", (error) => faults.push(String(error)));
		page.on("console", (message) => {
			if (message.type() === "error") faults.push(message.text());
		});
		page.on("request", (request) => {
			const { protocol, hostname } = new URL(request.url());
			if (protocol.startsWith("http") && hostname !== "localhost")
				faults.push(`asked ${request.url()}`);
		});
		await use(page);
		expect(faults).toEqual([]);
	},
});

export { expect };
