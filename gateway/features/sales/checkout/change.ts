import type { QuoteChange } from "../../../contract/sales/checkout";

/** Without its name, which depends on the language. */
export type Change = Omit<QuoteChange, "name">;

export function change(
	kind: Change["kind"],
	about: number | string,
	[before, now]: [string | null, string | null],
): Change {
	return { kind, about: String(about), before, now };
}
