import type { LocaleCode } from "@/gateway/contract/locale";
import { localeCodes } from "@/gateway/contract/locale";

/** A value inside a draft by its dotted path, such as "aboutLinks.0.title". */
export function valueAt(draft: unknown, path: string): unknown {
	return path
		.split(".")
		.reduce<unknown>(
			(inner, name) => (inner as Record<string, unknown> | null)?.[name],
			draft,
		);
}

/** The same draft with another value there; what is beside it stays the same object. */
export function withValueAt<Draft>(
	draft: Draft,
	path: string,
	value: unknown,
): Draft {
	const [name = "", ...rest] = path.split(".");
	const inner = (draft as Record<string, unknown> | null)?.[name];
	const changed = rest.length
		? withValueAt(inner ?? {}, rest.join("."), value)
		: value;
	if (Array.isArray(draft))
		return draft.map((one, at) =>
			at === Number(name) ? changed : one,
		) as Draft;
	return { ...draft, [name]: changed };
}

/** The language of the first fault that lies in one. */
export function faultyLanguage(
	faults: Record<string, string>,
): LocaleCode | undefined {
	const parts = Object.keys(faults).flatMap((path) => path.split("."));
	return localeCodes.find((code) => parts.includes(code));
}
