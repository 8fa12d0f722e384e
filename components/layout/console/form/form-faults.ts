import type { z } from "zod";
import { type LocaleCode, localeCodes } from "@/gateway/contract/locale";

/** The first fault of each field, by the names that the gateway uses too. */
export function faultsOf(
	checked: z.ZodSafeParseResult<unknown> | undefined,
): Record<string, string> | undefined {
	if (!checked?.error) return undefined;
	const faults: Record<string, string> = {};
	for (const { path, message } of checked.error.issues)
		faults[path.join(".")] ??= message;
	return faults;
}

/** The language of the first fault that lies in one. */
export function faultyLanguage(paths: string[]): LocaleCode | undefined {
	const parts = paths.flatMap((path) => path.split("."));
	return localeCodes.find((code) => parts.includes(code));
}
