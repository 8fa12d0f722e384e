import { isDeepStrictEqual } from "node:util";
import type { AuditRecord } from "./service";

/** The fields of `after` that `before` has otherwise, or not at all. */
export function changesBetween(
	before: object,
	after: object,
): NonNullable<AuditRecord["changes"]> {
	const known = before as Record<string, unknown>;
	return Object.entries(after)
		.filter(([field, value]) => !isDeepStrictEqual(known[field], value))
		.map(([field, value]) => ({ field, before: known[field], after: value }));
}
