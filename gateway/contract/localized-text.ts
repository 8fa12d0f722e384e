import { z } from "zod";
import { localeCodes } from "./locale";
import { requiredText } from "./values";

// Texts as staff write them. A language that is left out falls back to English, then to Chinese.

/** As it is kept, whatever languages there are. */
export const localized = z.partialRecord(z.enum(localeCodes), z.string());

/** The same value in each language; Chinese, which the others fall back to, must be there. */
export function inLanguages<Value extends z.ZodType>(value: Value) {
	const other = value.optional();
	return z.strictObject({
		"zh-CN": value,
		en: other,
		fr: other,
		th: other,
		lao: other,
		es: other,
	});
}

export function localizedText(lengthMax: number) {
	return inLanguages(requiredText("emptyText", lengthMax));
}

/** One that need not be written at all. */
export function optionalText(lengthMax: number) {
	return localizedText(lengthMax).partial();
}
