import type { z } from "zod";

/** Message keys look like "correctEmail"; anything else is zod's own wording and not for shoppers. */
const messageKey = /^[a-z][a-zA-Z]*$/;

/** The first fault of each field, as a message key that the storefront words. */
export function fieldFaults(error: z.ZodError): Record<string, string> {
	const faults: Record<string, string> = {};
	for (const issue of error.issues) {
		const field = issue.path.join(".") || "body";
		faults[field] ??= messageKey.test(issue.message)
			? issue.message
			: "correctValue";
	}
	return faults;
}
