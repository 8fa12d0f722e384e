import { isLocaleCode } from "../../../contract/locale";

export interface Change {
	field: string;
	before: unknown;
	after: unknown;
}

/** A text of several languages changes language by language, each a change of its own: "name en". */
export function byLanguage(change: Change): Change[] {
	const { field, before, after } = change;
	if (!isTexts(before ?? after) || !isTexts(after ?? before)) return [change];
	const [from, to] = [textsOf(before), textsOf(after)];
	const codes = new Set([...Object.keys(from), ...Object.keys(to)]);
	return [...codes].map((code) => ({
		field: `${field} ${code}`,
		before: from[code],
		after: to[code],
	}));
}

function isTexts(value: unknown): boolean {
	return (
		typeof value === "object" &&
		value !== null &&
		Object.keys(value).length > 0 &&
		Object.keys(value).every(isLocaleCode)
	);
}

const textsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;
