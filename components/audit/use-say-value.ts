import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/lib/format-date";

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

// messages: console.audit.value.*

/** A value of the trail as it is read: it is kept as a text, as JSON would have it. */
export function useSayValue() {
	const t = useTranslations("console.audit.value");
	const locale = useLocale();
	return (value: string): string => {
		if (value === "true" || value === "false") return t(value);
		if (moment.test(value))
			return formatDate(new Date(value), locale, {
				dateStyle: "medium",
				timeStyle: "short",
			});
		return listIn(value)?.join(", ") ?? value;
	};
}

/** A list of single things; undefined for whatever else it is, or what was cut. */
function listIn(value: string): (string | number)[] | undefined {
	if (!value.startsWith("[")) return undefined;
	try {
		const list: unknown[] = JSON.parse(value);
		const isPlain = (one: unknown) =>
			typeof one === "string" || typeof one === "number";
		return list.every(isPlain) ? (list as (string | number)[]) : undefined;
	} catch {
		return undefined;
	}
}
