import { test as base, expect } from "@playwright/test";

interface Options {
	/** True where the story holds calls that the gateway refuses: a browser reports their status as an error. */
	hasRefusals: boolean;
	/** True where the story loses its line: a browser reports what it could not ask as an error. */
	hasCuts: boolean;
}

/** Names of this machine. */
const here = ["localhost", "127.0.0.1"];
const gatewayCall = /^\/api\/(front|operator)\//;
const refusedCall = /^Failed to load resource: .* status of 4\d\d /;
/** As the browser says it, and as the worker does: nothing, or a part that is refused. */
const withoutLine = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of 503 /;

/** Some of what the content security policy refuses, such as `eval`, a browser tells to nobody who does not listen. */
function reportViolations(): void {
	document.addEventListener("securitypolicyviolation", (violation) => {
		const { effectiveDirective, blockedURI, sourceFile } = violation;
		const refused = `${blockedURI} (${effectiveDirective}) of ${sourceFile}`;
		reportError(new Error(`The policy refused ${refused}`));
	});
}

/**
 * A page that fails its test when anything reaches the console as an error, the policy refuses something, or a request
 * leaves this machine.
 */
export const test = base.extend<Options>({
	hasRefusals: [false, { option: true }],
	hasCuts: [false, { option: true }],
	page: async ({ page, hasRefusals, hasCuts }, use) => {
		const faults: string[] = [];
		const isForeseen = (text: string, url: string) =>
			(hasCuts && withoutLine.test(text)) ||
			(hasRefusals &&
				refusedCall.test(text) &&
				gatewayCall.test(new URL(url).pathname));
		page.on("pageerror", (error) => faults.push(String(error)));
		page.on("console", (message) => {
			if (message.type() !== "error") return;
			if (!isForeseen(message.text(), message.location().url))
				faults.push(message.text());
		});
		await page.addInitScript(reportViolations);
		page.on("request", (request) => {
			const { protocol, hostname } = new URL(request.url());
			if (protocol.startsWith("http") && !here.includes(hostname))
				faults.push(`asked ${request.url()}`);
		});
		await use(page);
		expect(faults).toEqual([]);
	},
});

export { expect };
